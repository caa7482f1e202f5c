export interface FollowUp {
  id: string;
  pattern: RegExp;
  open: readonly string[];
  advice: readonly string[];
  say: readonly string[];
}

/** Short messages that only make sense after the ones before. The first that fits is taken. */
export const FOLLOW_UPS: readonly FollowUp[] = [
  {
    id: 'words',
    pattern:
      /\b(exact|actual|right|the) (words|wording|sentence|phrase|script)\b|\bword for word\b|\b(a|the) (script|sentence)\b|\bhow (do|should|would|can) i (word|phrase|put) (it|this|that)\b|\bwhat (exactly |actually )?(do|should|can|would) i (actually |even |exactly |really )?(say|text|tell|write)\b|\bwhat to say\b|\b(put|say) it (in|into) words\b|\bwrite (it|that|this|me|something)\b.*\b(for me|to (say|send))\b/,
    open: [
      'Here are words you can use as they are, or bend until they sound like you.',
      'All right, word for word. Say it slowly, and then stop.',
      'Use the one that sounds most like you, and leave the rest.',
    ],
    advice: [],
    say: [
      'I want to tell you something, and I’m nervous. I’m not trying to blame you. Can I say it, and you just listen first?',
      'This matters to me because you matter to me. Can we take ten minutes for it tonight?',
      'I don’t need an answer right now. I only want you to know how it is for me.',
    ],
  },
  {
    id: 'refusal',
    pattern:
      /\bwhat if (he|she|they|my \w+)\b.*\b(no|refuse\w*|wont|not|doesnt|laugh\w*|ignore\w*)\b|\b(he|she|they) (will|would|ll|d) (just |only |never )?(say no|refuse|laugh|ignore)|\b(he|she) (says|said) no\b|\b(doesnt|wont|refuses to) (want to )?(do|try|listen|talk|agree)/,
    open: [
      'That is the risk, and it is better to have thought about it beforehand.',
      'A no is possible, and it doesn’t have to be the end of the talk.',
      'It takes some nerve to ask when you can already hear the answer.',
    ],
    advice: [
      'If the answer is no, don’t argue for the idea. Ask what the no is looking after; you will learn more from that than from a yes given to end the talk.',
      'You can’t bring about a yes, only make it easier: ask for less, ask at a calmer hour, or ask your partner how they would go about it.',
      'Then do your own half anyway, for a week or two, without announcing it. People often join something that isn’t pressed on them.',
    ],
    say: [
      'All right, not that. What would you be able to say yes to?',
      'I hear the no. Would you tell me what worries you about it? I won’t argue, I’d like to understand.',
      'You don’t have to decide now. May I ask you again on Sunday?',
    ],
  },
  {
    id: 'tried',
    pattern:
      /\b(i|we)( have| ve)?( already)? (tried|did) (that|this|it|everything)|\b(didnt|did not|doesnt|does not|wont|never) (work|help)|\bnothing (works|helps)|^already (did|tried)/,
    open: [
      'Then you have already done the hard part once, and it is discouraging to have it come to nothing.',
      'That is useful to know, even if it is a disappointing kind of useful.',
      'Trying and getting nowhere is more tiring than not having tried.',
    ],
    advice: [
      'Before you drop it, look at three things: was it one topic, was it a calm hour, and was it small? If one of those was missing, the same idea may deserve a second go.',
      'If it failed for a reason you can name, change that one thing and leave the rest. If it failed without a reason, take another road for now.',
      'It may also be a matter of time: a new habit between two people usually looks like a failure in the first few rounds.',
    ],
    say: [
      'I tried this once and it went wrong. I’d like another go, smaller. Will you tell me what put you off the first time?',
      'What I did last week didn’t help, I could see that. What would?',
    ],
  },
  {
    id: 'start',
    pattern:
      /\b(how|where) (do|should|can|would) (i|we) (even )?(start|begin|go about)|\bfirst step|\bwhat do i (say|do) first|\bhow exactly|^how\??$|\bwhat (exactly )?(should|do|can|would) i (say|do)\??$|^how so|\bhow (do|should|would|can) (i|we) (even )?(tell|ask|say|do that|do this|(bring|raise)( (it|this|that|the (topic|subject)))?( up)?)( (him|her|them|it|that|this|the (kids|children|boys|girls)))?( together| tonight| with (him|her|them))?$|^((so|ok|okay|and|but|well|please|pls) )*((do you have|have you) )?((got|give me) )?(an|any|some|one) (ideas?|tips?|advice|suggestions?)( for (that|this|it|us|me))?$/,
    open: [
      'Start smaller than feels worth it.',
      'The beginning is mostly about the moment you pick.',
      'You don’t need the whole speech, only its first line.',
    ],
    advice: [
      'Ask for a time first: fed, awake, nobody rushing off. Then say one thing, and stop after it.',
      'Begin with your own part or your own feeling, in one breath, and then let there be a pause. The pause does a good share of the work.',
      'Write the sentence down, read it aloud once in the car, and cut it in half.',
    ],
    say: [
      'There’s something I’d like to talk about. It’ll take ten minutes. Is after dinner all right, or tomorrow?',
      'I’m going to say this a bit clumsily, and I’d be glad if you let me finish.',
    ],
  },
  {
    id: 'backlash',
    pattern:
      /\bwhat if (it|i|we|he|she|they)\b|\b(he|she) (gets|will get|would get) (mad|angry|upset|defensive)|\bwhat happens if|\bbut what if|\bworse\b/,
    open: [
      'It could go that way, and you can prepare for it a little.',
      'Good to think of that beforehand, while nobody is upset.',
      'You know your partner, so take that worry seriously and plan for it.',
    ],
    advice: [
      'Decide on your exit in advance: one sentence that ends the talk kindly and names when you will come back to it. Knowing it is there makes the start easier.',
      'If it gets hot, go back to the one thing you came for, or stop for twenty minutes. You haven’t failed if the first round is short.',
      'If it is more than temper, and you are afraid of how your partner will react, leave this aside and put your own safety first.',
    ],
    say: [
      'This is getting hard for both of us. Let’s stop here and look at it again tomorrow after dinner.',
      'I didn’t want to hurt you with that. Let me try once more, or shall we take a break?',
    ],
  },
  {
    id: 'example',
    pattern: /\b(example|an instance|what does that look like|what would that look like|show me)\b/,
    open: [
      'A picture helps more than a rule.',
      'Here is what it can look like between two people.',
      'Let me show you by way of a story.',
    ],
    advice: [],
    say: [],
  },
  {
    id: 'why',
    pattern: /^(but )?why\b.{0,40}$|\bwhat do you mean|\bi (dont|do not) (get|understand) (it|that|this)/,
    open: ['Fair question.', 'Let me put it another way.', 'It is worth asking what lies behind it.'],
    advice: [],
    say: [],
  },
  {
    id: 'how-long',
    pattern: /\bhow long\b|\bwhen will (it|this|that)\b|\bhow many (weeks|months|years)\b/,
    open: [
      'Longer than either of you would like, most likely, and in uneven steps.',
      'There is no honest number for that.',
    ],
    advice: [
      'Look for small signs rather than for a date: a shorter silence, an earlier word, one evening that goes better than it used to.',
      'Give any new habit a couple of months of ordinary weeks before you judge it, and choose one thing to watch.',
    ],
    say: ['Could we look at this again in six weeks and see whether anything got a little easier?'],
  },
  {
    id: 'hopeless',
    pattern:
      /\b(hopeless|pointless|give up|giving up|no point|cant do this|tired of (this|trying)|exhausted)\b/,
    open: [
      'You sound worn out, and on a day like that the next good idea is just one more task.',
      'When you have been the one trying for a long time, even hope costs something.',
    ],
    advice: [
      'For today, do less. Tell one person how tired you are of it, your partner if you can, and leave the solving for a day with more sleep in it.',
      'If it has felt this way for weeks, a couples counselor or your own doctor is a sensible next step, and no admission of failure.',
    ],
    say: [
      'I’m out of strength for this tonight. I’m not giving up on us. I just need an evening off from it.',
    ],
  },
  {
    id: 'no',
    pattern:
      /^(no|nope|nah|not really|i dont think so|not yet|no idea|i dont know|dont know|idk|not sure)\b.{0,30}$/,
    open: [
      'All right, that is an answer too.',
      'Fine, then leave that one aside.',
      'Not knowing yet is an honest place to be in.',
    ],
    advice: [
      'Come at it from the other side, then: what would you like to be a little different by next week, in one sentence?',
      'You don’t have to have it all worked out before you try something small.',
    ],
    say: [],
  },
  {
    id: 'yes',
    pattern:
      /^(yes|yeah|yep|yup|sure|ok|okay|right|exactly|true|correct|maybe|i guess|i think so|a bit|sometimes|definitely|please|go on)\b.{0,25}$/,
    open: [
      'Good, then let’s go a step further with it.',
      'Then it is worth staying with this a little longer.',
      'All right, one layer down.',
    ],
    advice: [],
    say: [],
  },
  {
    id: 'more',
    pattern:
      /\b(tell me more|what else|anything else|another (idea|one|tip|way)|more (ideas|tips|about)|go on|say more|keep going|continue|and then|other (ideas|ways|options)|next step|whats next|what next)\b|^more\b/,
    open: [
      'There is another side to it.',
      'Yes, there is more on this in the module.',
      'Here is a second way into it.',
      'Let me add something that is easily missed.',
      'One more thought on this, from a different angle.',
    ],
    advice: [],
    say: [],
  },
];

/** Beginning of a message that continues the same story. */
export const GOES_ON =
  /^(ok|okay|but|and|so|well|because|yes|yeah|no|then|also he|also she|today|i (asked|told|tried|said|talked|did)|(he|she|they) (said|says|got|just|thinks|told)|we (talked|tried|did))\b/;

/** Words that refer to an earlier message. */
export const POINTS_BACK = /\b(it|that|this)\b/;

/** Words that announce another subject. */
export const CHANGES_SUBJECT =
  /\b((different|other|another|new|separate|unrelated) (thing|question|topic|subject|problem|issue)|something else|change of (topic|subject)|by the way|btw|on another note)\b/;

/** Advice that accompanies exact words. */
export const WHEN_TO_SAY_IT: readonly string[] = [
  '**When:** after dinner or on a short walk, when nobody has to rush. Say it once, then let your partner answer.',
  '**When:** not in the middle of a fight, and not at bedtime. If tonight is a bad night, tomorrow is fine.',
  '**And then:** wait. If it gets quiet, count to ten before you add anything.',
];

/** Questions for use after the subject's own questions. */
export const ASK_ON: readonly string[] = [
  'Which bit of this could you see happening in your house, and which not?',
  'What would make it one notch easier for you?',
  'How do you think your partner would tell it?',
  'When is the next quiet half hour the two of you will have?',
  'What are you most afraid might happen if you tried?',
  'What would you tell a friend who was in your place?',
  'Is there anything in this that already works, now and then?',
  'What would you like your partner to understand, if it were only one thing?',
  'What have you not said about this so far, to anyone?',
  'How would you notice, two weeks from now, that it had gotten a little better?',
];

/** Openings for a reply to a message that continues without a question. */
export const CARRY_ON: readonly string[] = [
  'Thank you for telling me that; it makes the picture clearer.',
  'That is a telling detail.',
  'I see, so that is where it catches.',
  'Let’s stay with that for a moment.',
  'That adds something.',
  'It sounds as if this has been on your mind for a while.',
  'So there is another layer to it.',
  'That would be a lot for anyone to carry on a weekday.',
  'Good that you say it here first, without anyone answering back.',
  'I can see why that stays with you.',
];
