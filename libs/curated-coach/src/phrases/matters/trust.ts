import type { Matter } from '../matter.js';

/** Feeling safe with each other, and what was before. */
export const trustMatters: readonly Matter[] = [
  {
    id: 'broken-trust',
    isCertain: true,
    asksFor: 'hurt',
    modules: ['emotional-safety', 'honor-lessons', 'communication-complexity'],
    pages: ['betrayal-in-this-marriage', 'i-broke-the-trust'],
    signs:
      /\b(affairs?|cheat(ed|ing|s)?|infidelity|unfaithful|seeing someone|lied (to|about)|secret (account|card|phone)|hiding (money|it)|tinder|betray\w*)\b/,
    not: /\b(first|last|previous|my exs?|ex (wife|husband)|games?|years ago)\b/,
    open: ['Something broke here, and it shakes the ground, whichever side of it you stand on.'],
    answer: [
      'The first days are for food, sleep and one person who listens, and not for big decisions. Where it heals, it heals slowly: with the plain truth, and with patience for the same questions many times over. A couples counselor who knows this is worth the call, and you can go alone first.',
    ],
    say: [
      'I don’t want us to do this alone. Would you come with me to someone who knows how couples get through it?',
      'I can’t talk about all of it today. Can we take one hour, with someone there to help us?',
    ],
    steps: [
      'Eat something, rest if you can, and tell one person you trust. Nothing has to be decided this week.',
    ],
    ask: ['What do you need most today: rest, the truth, or somebody next to you?'],
  },
  {
    id: 'a-late-spouse-of-mine',
    modules: ['honor-lessons', 'our-vision', 'emotional-safety'],
    pages: ['grief-and-guilt', 'late-spouse-in-our-home', 'heavy-dates'],
    seat: 'widowed',
    signs:
      /\b(late|died|passed|widow\w*|grave|cemetery|candle|killed|drowned|buried|lost my|miss (him|her)|anniversary|gone|pic(ture)?s?|photos?|chair|watch|guilty|first (husband|wife)s?)\b/,
    open: ['The one you lost stays part of your life, and there is room for that in this marriage.'],
    answer: [
      'Love for the one who died and love for the one beside you don’t take from each other. You may be happy and sad on the same day. What helps {partner} most is to hear what a day or a thing means to you, so that nobody has to guess.',
    ],
    say: [
      'This is tender for me, and I’m glad to be here with you. I don’t need you to fix it. I’d like you to know what it means.',
      'Some days I miss the one I lost, and I love you on those days too.',
    ],
    steps: [
      'Tell {partner} one small story about that time, and say what you’d like: company, or an hour by yourself.',
    ],
    ask: ['What would you like {partner} to understand about it, in one sentence?'],
  },
  {
    id: 'a-late-spouse-before-me',
    modules: ['honor-lessons', 'external-influences', 'our-vision'],
    pages: ['beside-a-late-spouse', 'heavy-dates'],
    seat: 'newcomer',
    signs:
      /\b(late|died|passed|widow\w*|grave|cemetery|candle|plot|ashes|buried|gone|lost|sweater|stone|first wife|first husband|mural|heaven)\b/,
    open: [
      'To live next to someone who died is a quiet kind of hard. You can’t compete, and you don’t have to.',
    ],
    answer: [
      '{Partner} can keep that love and want this life with you; both are true. You may ask what a thing or a day means before anything is moved or planned. You may also say how it is for you, without blaming anyone for grief.',
    ],
    say: [
      'I know this belongs to your life. Would you tell me what it means to you? And then I’d like to tell you how it is for me.',
      'I don’t want to take that place. I’d like us to have a place of our own as well.',
    ],
    steps: ['Choose one thing or day, only one, and ask {partner} about it at a quiet time.'],
    ask: ['Where in your home, or in your year, is there something that began with the two of you?'],
  },
  {
    id: 'compared',
    modules: ['honor-lessons', 'emotional-safety'],
    pages: ['beside-a-late-spouse', 'treated-like-the-ex', 'partner-talks-about-their-ex'],
    signs:
      /\b(compar\w*|measure up|second (best|choice|place)|used to (do|make|cook)|compete|competing|perfect|adored|audition\w*|wife number two|as good as|better at)\b/,
    open: [
      'To be measured against somebody else, or to do the measuring yourself, makes a person feel small.',
    ],
    answer: [
      'What is over has been polished by memory, and you two live on plain weekdays. Someone can speak well of earlier days and still want this life. What helps is one honest sentence about what it does to you, and one question about what is good now.',
    ],
    say: [
      'When I hear how it was before, I feel like second choice. Would you tell me one thing that you like about us?',
      'I don’t want to win against anyone. I’d like to hear what works with me.',
    ],
    steps: ['Notice the next time you compare, and name one thing that exists only in this marriage.'],
    ask: ['What is there between you two that was never there before?'],
  },
  {
    id: 'old-alarm',
    isCertain: true,
    modules: ['honor-lessons', 'emotional-safety'],
    pages: ['old-trust-wound', 'fear-of-another-ending', 'treated-like-the-ex'],
    signs:
      /\b((first|last|previous|old) (marriage|husband|wife)|my ex|exes)\b.*\b(cheat\w*|affair|lied|hid|yell\w*|controlled|left|score|stomach|knot|still|panic|jump|flinch|habit|weird|same|wait\w*|smelled|unlearn|counted|broke)\b|\b(cheated on|old ghost|flinch|brac(e|ing)|other shoe|waiting for the bill|audit\w*)\b/,
    open: ['The body remembers an earlier marriage longer than the head does.'],
    answer: [
      'First look at today. If something in your home now scares you, trust that, and talk to someone outside: the Domestic Violence Hotline, 1-800-799-7233, is free and private. If you are safe and an old alarm rings, tell {partner} what set it off, without blame, and what would help you settle. A small sign is enough.',
    ],
    say: [
      'Something old just got loud in me, and you did nothing wrong. Could you sit with me for a minute?',
      'Something from an earlier time makes me expect the worst. Please give me a minute.',
    ],
    steps: ['Write down tonight what set it off, and next to it what is true today.'],
    ask: ['What is different now that you could hold on to in that moment?'],
  },
  {
    id: 'telling-the-past',
    modules: ['honor-lessons', 'emotional-safety'],
    pages: ['own-part-in-the-ending'],
    signs:
      /\b((tell|told|telling|ask(s|ed|ing)?|say|know|explain|story|stories|how much)\b.*\b(first|last|old|earlier) (marriage|husband|wife)|about my (first|past|dad|divorce)|my own life|my dad took|lessons?|people ask|family tree|should i tell|the whole of it)\b/,
    open: ['What you lived through is yours, and you may choose how to tell it.'],
    answer: [
      'The one you love needs to know what touches your life together, and doesn’t need each page of it. Begin with what it taught you and how it still shows. Pick a quiet time, say how long it will take and what you need afterward: a hug, a question, or just quiet.',
    ],
    say: [
      'I’d like to tell you something from before. You don’t have to say anything wise. I’d just like you to know me.',
      'That was a hard time, and I’d rather not go through all of it. Here is what it taught me.',
    ],
    steps: ['Write the three sentences that matter most, and leave the rest for another day.'],
    ask: ['What do you hope will be easier between you once it is told?'],
  },
  {
    id: 'afraid-it-ends',
    modules: ['honor-lessons', 'emotional-safety'],
    pages: ['fear-of-another-ending', 'small-promises'],
    signs:
      /\b(afraid|scared|fear|what if|go(es)? (wrong|like)|like the last|one foot|lease|jinx|built the same|same (mistake|thing)|all over again|fail(ed|ing)?|turn(ed)? out|pick fights|learners permit|strange|guilty for being happy)\b/,
    open: ['After one ending, it makes sense that a part of you stays on watch.'],
    answer: [
      'A fear like that often says more about what you have lived through than about what will happen. It gets smaller when it is said aloud to the one you love, and when small promises are kept. You don’t have to be sure of everything to be fully here.',
    ],
    say: [
      'A part of me gets scared when things are good. You don’t have to fix it. I’d just like you to know.',
      'When you’re quiet, I start to pack in my head. Could you just say that we’re okay?',
    ],
    steps: [
      'Say the fear out loud tonight in one sentence: to {partner} or, if that is too hard, to a friend.',
    ],
    ask: ['What have you learned that you do differently now?'],
  },
  {
    id: 'what-was',
    modules: ['honor-lessons'],
    open: ['Something from before has come along into this marriage, as it does in most second ones.'],
    answer: [
      'It helps to sort it gently: what belongs to then, and what to now? You can honor what was good, name what you learned, and leave the rest where it was, all without running anyone down. The one beside you can help you carry it if they know about it.',
    ],
    say: [
      'Something from before came up in me. It isn’t about you. Could I tell you about it?',
      'I’m not comparing you with anyone. I’m just surprised by what still comes up.',
    ],
    steps: ['Write two short lines: “This belongs to then.” “This belongs to now.”'],
    ask: ['What part of it belongs to then, and what part to now?'],
  },
  {
    id: 'jealous',
    isCertain: true,
    modules: ['emotional-safety', 'external-influences', 'honor-lessons'],
    pages: [
      'jealous-and-anxious',
      'looked-at-the-phone',
      'partner-checks-on-me',
      'betrayal-in-this-marriage',
      'i-broke-the-trust',
    ],
    signs:
      /\b(jealous\w*|threatened|insecure|suspicious|work wife|heart emoji|texted (him|her) a heart|looked through my phone|(went|go|going) through (his|her|my) phone|flirt\w* with|share locations?|passwords?)\b/,
    open: ['Jealousy is hard in a marriage, whichever of you feels it.'],
    answer: [
      'Say the fear and not the charge: “I got scared” opens a talk, and “Who was that?” closes it. Ask for one small thing that would let you rest. Nobody has to put up with being checked. If you are the one who gets checked and you are afraid to say no, the Domestic Violence Hotline, 1-800-799-7233, is free and private.',
    ],
    say: [
      'I noticed that I got scared, and I don’t like it in me. I’m not accusing you. Could you tell me where we stand?',
      'Could you tell me beforehand when you two meet or talk? It helps me not to make up stories.',
    ],
    steps: [
      'Write down what you saw and what you made of it, as two separate lines, before you bring it up.',
    ],
    ask: ['What would help you rest that {partner} could gladly give?'],
  },
  {
    id: 'small-alarm',
    modules: ['emotional-safety', 'communication-complexity'],
    pages: ['jealous-and-anxious'],
    signs:
      /\b(knot|stomach|worr(y|ies|ied)|panic\w*|anxious|nervous|overthink\w*|(think|fear) the worst|upset with me|mad at me|if (im|hes|shes) mad|invent conversations|need to talk|never know if|cant relax|brac(e|ing))\b/,
    open: ['A small alarm inside can be loud, even on a good day.'],
    answer: [
      'Guessing makes it louder, and asking often calms it. Find a short question that you may always ask, such as “Is it about us?” {Partner} may not know that you worry. If you are afraid of a temper, and not just of a bad mood, tell someone outside: the Domestic Violence Hotline, 1-800-799-7233, is free and private.',
    ],
    say: [
      'My mind is making up a story right now. Is it about us, or about something else?',
      'My worry is loud today. Would you text me once, so that I can put it down?',
    ],
    steps: ['Agree on one small sign that means “Nothing is wrong between us,” and use it this week.'],
    ask: ['When it gets loud, what do you fear it will turn out to be?'],
  },
  {
    id: 'guest-at-home',
    isCertain: true,
    modules: ['practical-blending', 'emotional-safety', 'communication-complexity', 'external-influences'],
    pages: ['outsider', 'the-house-before-me', 'do-i-count'],
    signs:
      /\b(guest|visitor|outsider|left out|invisible|inside jokes|odd one|fifth wheel|dont belong|belong|cater(ed)?|the help|laid off|substitute|tourist|dont fit|nobody asks me|new fellow)\b/,
    open: ['To feel on the outside where you live is lonely, and hard to say without sounding petty.'],
    answer: [
      'It helps to say where you were and not what the others did wrong: “I was on the outside all evening” can be heard. Nobody has to give up their old stories. What you can ask for is one moment in which somebody turns to you and brings you in.',
    ],
    say: [
      'I was on the outside this time, and it got to me. Next time, could you bring me in once, with a story or a job that’s fun?',
      'I’m not mad at anyone. I’d like to sit with you all and know what you’re laughing about.',
    ],
    steps: ['Tell {partner}, before the next time, about one moment in which you’d like to be brought in.'],
    ask: ['What would being brought in for one minute look like?'],
  },
  {
    id: 'far-from-home',
    modules: ['emotional-safety', 'practical-blending', 'our-vision'],
    signs:
      /\b(homesick|i(m| am) the one who moved|moved (here )?for (him|her|love)|miss my (town|friends|neighbors|house|old)|gave up my|since the move)\b/,
    open: ['You gave up a place to be here, and that may hurt even in a good marriage.'],
    answer: [
      'Missing the old place is not the same as regretting the person. Say both in one breath, so that {partner} doesn’t hear only half. Then plant something here that is yours: one friend, one corner, one habit from home, and plan a visit back.',
    ],
    say: [
      'I miss my old place, and I’m glad I married you. Both are true. Could you help me find one thing here that’s mine?',
      'Could we go back for a weekend this fall, and you let me show you everything?',
    ],
    steps: ['Choose one habit from your old place and start it here this week.'],
    ask: ['What do you miss most, when you get down to it?'],
  },
  {
    id: 'closeness-and-comfort',
    ofTouch: true,
    modules: ['emotional-safety', 'communication-complexity', 'love-fun-intimacy'],
    pages: ['do-i-count', 'jealous-and-anxious', 'feelings-dismissed'],
    signs:
      /\b(hug(s|ged|ging)?|be held|cry|cries|cried|crying|comfort|reassur\w*|needy|lonely|alone|forgot my|matters?|come first|love you|hollow)\b/,
    open: ['To want someone close is not to be needy.'],
    answer: [
      'Even loving people often can’t guess it. Ask for one thing that takes a minute, and say when: sit beside me, hold my hand, tell me we’re fine. And ask how it is the other way around, since some people reach out when it gets hard and others need a little air first.',
    ],
    say: [
      'I don’t need you to solve anything. Could you sit here with me for five minutes?',
      'When I’m like this, I don’t need space. I need you next to me, with no words.',
    ],
    steps: ['Ask for one small sign today, in one sentence, and say thank you when it comes.'],
    ask: ['Which sign, ten seconds long, would do you good?'],
  },
  {
    id: 'opening-up-slowly',
    modules: ['emotional-safety', 'communication-complexity'],
    pages: ['opening-up', 'small-promises', 'betrayal-in-this-marriage', 'i-broke-the-trust'],
    signs:
      /\b(open(s|ing)? up|let(ting)? (him|her|someone|people) in|trust(s|ing)?|slow to|patient|never told|told me something|vulnerable|shy|ashamed|embarrass\w*|unpack\w*)\b/,
    open: ['Trust grows in small steps, and you may go as slowly as you need.'],
    answer: [
      'It doesn’t have to be everything at once. Say one small true thing, and see how it is met. If it is met with kindness, the next one is easier; if it is used against you, you may stop there. And when the other one shares something, “Thank you for telling me” is a whole answer. You can come back to it a day later.',
    ],
    say: [
      'There is something small and true I’d like to tell you. You don’t have to answer. Please just listen.',
      'What you told me last night has stayed with me. Thank you for trusting me with it.',
    ],
    steps: ['Tell {partner} one small true thing this week that you would usually keep to yourself.'],
    ask: ['What makes it a little easier to be open: the time of day, the place, or not being looked at?'],
  },
  {
    id: 'safe-with-each-other',
    modules: ['emotional-safety'],
    open: ['Under this there may be a simple wish: to be sure of each other.'],
    answer: [
      'Feelings like these get quieter when they are said plainly, one at a time, and without a charge. Say what happened, what it did to you, and one small thing that would help. {Partner} may not see it from outside. If you don’t feel safe saying it at home, tell a friend or a counselor first.',
    ],
    say: [
      'Something small has stayed with me, and I’d rather tell you than carry it. Is now a good time?',
      'Could I tell you how that was for me? I don’t want to be right, I want to be close.',
    ],
    steps: ['Write down one moment from this week: what happened, and what you would have liked.'],
    ask: ['What would help you feel a little surer of each other this week?'],
  },
];
