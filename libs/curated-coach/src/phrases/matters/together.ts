import type { Matter } from '../matter.js';

/** How the two talk, and how they are close. */
export const togetherMatters: readonly Matter[] = [
  {
    id: 'silence-and-space',
    isCertain: true,
    modules: ['communication-complexity', 'emotional-safety'],
    pages: ['i-shut-down', 'partner-shuts-down'],
    signs:
      /\b((goes|went|gets?|got|gone|so|too|all|be|being|stays?|the|this) quiet|silen(t|ce)|shuts? down|shut down|needs? (some )?space|walks? (away|out|outside)|walk(ing)? out|follow(s|ed)? (him|her|me)|room to room|leaves the room|buffering|withdraw\w*|cold shoulder|(i|he|she) freezes?|goes blank|sulk\w*|wont talk|says nothing|need a (break|minute)|an evening alone|cant find the words)\b/,
    open: [
      'One of you needs a word, and one of you needs a minute. Both are trying to keep it from getting worse.',
    ],
    answer: [
      'Silence with no end is hard on the one who waits, and being followed is hard on the one who went. So agree at a calm time on a pause: whoever goes says when they will be back, and comes back. If you go because you are scared, you owe nobody a time.',
    ],
    say: [
      'I need a break until eight. Then I’ll come back, and we’ll talk.',
      'I can wait if I know until when. One sentence is enough to begin.',
    ],
    steps: ['Agree, in a good hour, on the words that mean “I need a break,” and on how long it may last.'],
    ask: ['How does the silence feel to each of you: like rest, or like a shut door?'],
  },
  {
    id: 'saying-sorry',
    isCertain: true,
    modules: ['communication-complexity', 'emotional-safety'],
    pages: ['after-a-fight'],
    signs:
      /\b((say|said|saying|says|a|so|im|is|was|be|been|being|feel|felt|feeling|really|truly|me|his|her|my|their|no|without|with|accept|are|were|hes|shes|theyre|not) (sorry|sry)|sorry (i|for(?! (the|my|any|bad) (typos?|rant|spelling|english|long|length))|about|that|to|is|was|isnt|wasnt|and|but|if|enough|first|when|after|again)|^(sorry|sry)$|apolog\w*|make (it|that) (right|up)|make amends|made up|take it back|regret(s|ted)?|snapped|i said something|bit (my|her|his) head|forgive|own something|slipped out|i laughed|blew up|short with|go to bed (mad|angry)|i ruined|mad bc)\b/,
    open: ['It is hard to find the way back after something went wrong.'],
    answer: [
      'A good sorry is short: what you did, that it hurt, and no “but.” It asks for nothing in the same breath. The other one may need more time, and nobody has to forgive by a certain day. If you are the one who got hurt or scared, you owe no sorry for that.',
    ],
    say: [
      'What I said wasn’t fair to you, and I’m sorry. You don’t have to answer now.',
      'I don’t like this quiet between us. I’d like to make it right. What would help?',
    ],
    steps: ['Say your one sentence of sorry today, and leave the topic itself for another day.'],
    ask: ['What was your own part in it, if you had to say it in one breath?'],
  },
  {
    id: 'jokes',
    isCertain: true,
    modules: ['communication-complexity', 'emotional-safety', 'love-fun-intimacy'],
    signs:
      /\b((makes?|made|making|tells?|told|his|her) (\w+ ){0,3}jok(e|es)|jok(es|ed|ing) (about|at|that)|teas(e|es|ed|ing)|hilarious|sarcas\w*|kidding|makes fun|made fun)\b/,
    open: ['A joke can be meant kindly and still land on a sore spot.'],
    answer: [
      'You don’t have to prove that something hurts. Say which joke, what it touches and what you’d like instead, at a quiet time and with nobody watching. And say which ones you love. If it goes on after you said that it hurts, it isn’t a joke anymore, and a counselor can help.',
    ],
    say: [
      'I love that you’re funny. This one doesn’t land with me, though. Could you leave just that one out?',
      'When you said that, I laughed, and it hurt. I’d rather tell you than pretend.',
    ],
    steps: ['Name the one joke, in private, and thank {partner} the next time it stays away.'],
    ask: ['What does it touch in you, under the laugh?'],
  },
  {
    id: 'same-fight',
    modules: ['communication-complexity', 'lets-align'],
    pages: ['same-argument-again', 'fights-blow-up'],
    signs:
      /\b((same|the) (fight|argument)|keep(s)? (having|fighting)|fight(s|ing)?|fought|argu(e|es|ed|ing|ment|ments)|yell(s|ed|ing)?|scream(s|ed)?|get(s)? loud(er)?|heated|bicker\w*|keeps? score|blow(s)? up|loud)\b/,
    open: ['By now you both know the next line before it is said.'],
    answer: [
      'Some topics never get solved, and couples still find a way to live with them. Stop early, and say when you’ll come back to it. Later, ask each other what it stands for, and make a deal for one month. If someone gets hurt or is afraid when it gets loud, call the Domestic Violence Hotline, 1-800-799-7233, before you try any of this.',
    ],
    say: [
      'I don’t want to win this one. What does it stand for, to you? I’ll only listen, and then you listen to me.',
      'Can we stop here? I’ll come back to it at eight. I love you, even now.',
    ],
    steps: ['Agree on one word that either of you may say to stop, and on coming back within a day.'],
    ask: ['What do you notice in yourself in the minute before it gets loud?'],
  },
  {
    id: 'not-heard',
    modules: ['communication-complexity', 'emotional-safety'],
    pages: ['we-never-really-talk', 'feelings-dismissed'],
    signs:
      /\b(listen(s|ed|ing)?|hear me|heard|repeat every|interrupt\w*|lectures?|here we go|says? (shes |hes |im )?fine|was fine|one word|never (asks|tells)|logistics|autopilot|tell(s)? my sister|deaf|talk to me|nothing to say|trial|defensive|critici[sz]\w*|nag(s|ging)?|instructions|attack|list of what)\b/,
    open: ['It is lonely to talk and not feel heard.'],
    answer: [
      'It mostly starts with the order: first say back what you heard and how it must feel, and only then your own view. Keep it to one thing at a time. A wish, “I’d like…,” is easier to hear than a list, and small things are best said while they are small.',
    ],
    say: [
      'Let me see if I got it. You said this, and it felt like that. Did I miss anything?',
      'I don’t need you to fix it. Could you tell me what you heard me say?',
    ],
    steps: ['Take ten minutes: one talks, the other only says back what they heard. Then swap.'],
    ask: ['What is the one thing that you wish {partner} had really heard?'],
  },
  {
    id: 'finding-words',
    modules: ['communication-complexity', 'lets-align', 'external-influences'],
    pages: ['bringing-it-up'],
    signs:
      /\b(bring (it |this |that |up )|how (do|can|should) (i|we) (say|tell|ask|word|put|explain|bring)|wording|opening line|first sentence|a sentence|help me (word|say)|how to say|nice way|polite way|kindest way|tell (him|her) (that|gently)|what (do|can|should) (i|we) (say|text)|without (it )?(sounding|turning))\b/,
    open: ['You want to say it and keep it kind. Both can be done.'],
    answer: [
      'Choose the moment first: fed, awake, nobody in a rush. Then one thing in three short parts: what happened, what it did in you, what you would like. Leave “always” and “never” out, and stop after the wish, so that there is room for an answer.',
    ],
    say: [
      'There’s something small I’d like to talk about, and I’m a bit nervous. Is tonight all right, or is tomorrow better?',
      'I’m going to say this a bit clumsily. Would you let me finish before you answer?',
    ],
    steps: ['Write your sentence down, read it out loud once, and cut it in half.'],
    ask: ['What is the one thing that you’d like to be different afterward?'],
  },
  {
    id: 'how-we-talk',
    modules: ['communication-complexity'],
    open: ['Often it isn’t the topic that hurts, but how the talk goes.'],
    answer: [
      'Two places are worth your effort: the first sentence and the way back. A talk that starts softly, with “I” and with one topic, mostly ends better. And when it went wrong, a small sentence the same day counts for more than a perfect one next week.',
    ],
    say: [
      'I’d like to start that over. What I meant was simpler than how it came out.',
      'I’d like to understand you, and I’m not there yet. Tell me again, a little slower?',
    ],
    steps: ['Pick a calm quarter of an hour this week for this one topic, and stop when it is over.'],
    ask: ['What do you wish {partner} understood about this?'],
  },
  {
    id: 'things-to-try',
    modules: ['love-fun-intimacy', 'practical-blending', 'our-vision'],
    pages: ['things-to-do'],
    signs:
      /\b(date (idea|night)s?|ideas?|board games?|a game|hobby|activit(y|ies)|something (new|fun|to do)|what (could|can) we do|what to do|suggest|surprise|anniversary|bucket list|fun night|weekend away|try next|better date|under \$?\d+|games that)\b/,
    not: /\b(mother|father)s day\b/,
    open: ['Good thing to plan. It doesn’t have to be big to count.'],
    answer: [
      'Things that cost little: breakfast at a diner before the day starts; a library, where each picks a book for the other; dessert in the parked car with a playlist from the year you met; a dish from a country that neither of you knows; an auction with twenty dollars. What is new does more than what is perfect: couples who did something new and exciting together felt better about their relationship than couples who did something dull (Aron and others, 2000).',
    ],
    say: [
      'Are you free Thursday for an hour? It’s a surprise, it’s cheap, and you can come as you are.',
      'I have an idea for us. It’s silly and it costs nothing. Are you in?',
    ],
    steps: ['Pick one of them, put a day on it, and tell {partner} only the time.'],
    ask: ['What did the two of you last laugh about together?'],
  },
  {
    id: 'questions-to-ask',
    isCertain: true,
    modules: ['love-fun-intimacy', 'communication-complexity', 'our-vision'],
    signs:
      /\b((good|three|3|more|first) (conversation )?(questions?|starters?)|conversation starters?|questions? to ask|question to ask|questions like|run out of things|worksheet|quiz|curious about)\b/,
    open: ['Good questions are easy to answer and a little surprising.'],
    answer: [
      'Three to begin with: “What made you laugh this week?” “What did you want to be when you were twelve?” “What would a really good plain Tuesday look like for us?” Ask one, wait longer than feels normal, and follow with “Tell me more.” The lessons and the daily question have others.',
    ],
    say: [
      'I have a question for you, and there’s no wrong answer. What would a really good plain Tuesday look like for us?',
      'What is something you’d like me to ask you more often?',
    ],
    steps: ['Put one question in your pocket for tonight, and answer it yourself as well.'],
    ask: ['What would you love to be asked?'],
  },
  {
    id: 'thanks',
    isCertain: true,
    modules: ['love-fun-intimacy', 'communication-complexity'],
    pages: ['unappreciated'],
    signs:
      /\b(thank(s|ful)?|appreciat\w*|compliment\w*|gratitude|grateful|promotion|it was nothing|cheer (him|her) up|tell (him|her) (id|how))\b/,
    open: ['To notice what someone does, and to say so, is one of the strongest things two people can do.'],
    answer: [
      'Thanks land best when they are small and exact: what the other one did, and what it did for you. Skip “You’re the best.” Some people can’t take a compliment out loud; a note in the lunch box, or a hand on the shoulder, gets through. In one study, both felt closer on the day after one of them had felt grateful (Algoe and others, 2010).',
    ],
    say: [
      'I saw what you did this week, and it made my day easier. I wanted you to know that I noticed.',
      'You said it was nothing. It wasn’t nothing to me.',
    ],
    steps: ['Write one line today, about one exact thing, and leave it where it will be found.'],
    ask: ['What exactly did it do for you?'],
  },
  {
    id: 'sleep',
    ofTouch: true,
    isCertain: true,
    modules: ['love-fun-intimacy', 'lets-align'],
    signs:
      /\b(snor(e|es|ing)|separate (beds|bedrooms)|guest room|two bedrooms|twin beds|cpap|light sleeper|night owl|thin walls)\b/,
    open: ['Sleep is no small thing, and wanting it is no verdict on love.'],
    answer: [
      'Two beds don’t have to mean two lives. You can keep what the bed was for: a time to lie side by side before, if you both like that, a visit in the morning, a goodnight that is never skipped. Loud snoring with pauses in it is worth a word with a doctor.',
    ],
    say: [
      'I’d like to sleep, and I’d like you close. Could we have half an hour in one bed first, every night?',
      'I’m not leaving you. I’m leaving the snoring. I’ll be back with coffee.',
    ],
    steps: ['Choose one ritual that stays whatever bed you sleep in, and begin tonight.'],
    ask: ['What do you miss most: the sleep, the talk in the dark, or the touch?'],
  },
  {
    id: 'desire',
    ofTouch: true,
    modules: ['love-fun-intimacy', 'emotional-safety'],
    pages: ['different-desire', 'bodies-and-memories'],
    signs:
      /\b(sex|sexy|in bed|intimate|intimacy|in the bedroom|attracted|desire|turned on|sex drive|their drive|not tonight|once a month|undress\w*|lights off|being wanted|what we like)\b/,
    open: ['Different wishes in bed are common, and neither of you is too much or too little.'],
    answer: [
      'It helps to talk about it away from the bedroom, and to part touch from what may follow: closeness that leads nowhere gives both of you air. Nobody owes anybody a yes. Say what you like, and not only what is missing. For pain or trouble with the body, a doctor is the right first call.',
    ],
    say: [
      'I miss being close to you. It doesn’t have to lead anywhere. Could we lie down together for twenty minutes, with no plan?',
      'Could we talk about what each of us likes, on a walk, with no decision at the end?',
    ],
    steps: ['Ask each other, on a walk: when do you feel most wanted, and when at ease?'],
    ask: ['What makes it easy for you to be close, apart from the bed?'],
  },
  {
    id: 'no-time',
    modules: ['love-fun-intimacy', 'external-influences', 'lets-align'],
    pages: ['time-for-two', 'couple-time-in-a-full-house', 'roommates'],
    signs:
      /\b(no time|tired|exhausted|wrecked|worn out|schedules?|shifts?|nights?|weekends?|busy|ten minutes|one hour|20 minutes|every (night|saturday|weekend)|the kids are down|soccer|tournament|roommates|ships|relay|long distance|travels?|trucker|oil (platform|rig)|offshore)\b/,
    open: ['A full life leaves little time for two, and small bits of it can still do a lot.'],
    answer: [
      'Don’t wait for the free weekend. Ten minutes a day that both can count on do more than one big evening: the coffee before work, the last talk before sleep, a message with one real sentence. Choose it together and let it be small enough to survive a bad week.',
    ],
    say: [
      'I don’t need a whole evening. Could we have ten minutes a day that are ours, and keep them even when it’s a mess?',
      'Which ten minutes of your day could be mine?',
    ],
    steps: ['Find the ten minutes this week that already almost exist, and name them as yours.'],
    ask: ['When in your week are you two both awake, and nobody else needs you?'],
  },
  {
    id: 'affection',
    ofTouch: true,
    modules: ['love-fun-intimacy', 'emotional-safety'],
    pages: ['roommates'],
    signs:
      /\b(hold(ing)? hands|cuddl\w*|kiss\w*|touch(ed|ing|er|y)?|flirt\w*|romance|romantic|spark|silly|dress(ing)? up|i love you|corny|date(d|s)?|dance|playlist|note(s)?|sweet)\b/,
    open: ['Small signs of love are the first thing to get lost in a busy life.'],
    answer: [
      'Start with something easy that asks for nothing back: a silly note, a kind word, a slow hello at the door. Touch is only for when you both want it. Tell each other which of these you like best, since people differ.',
    ],
    say: [
      'I miss the easy things with you, like holding hands. Come here for a second?',
      'I like it when you put your hand on my back. I wanted to tell you.',
    ],
    steps: ['Do one small warm thing today that asks for nothing back.'],
    ask: ['Which small sign of love do you notice most?'],
  },
  {
    id: 'being-a-couple',
    ofTouch: true,
    modules: ['love-fun-intimacy'],
    open: ['This is about being a couple, and not only a team that runs a house.'],
    answer: [
      'Closeness mostly grows from small things that come again: a hello that takes its time, a thank-you for one exact thing, half an hour of something new. Start with what feels easy to both of you, and stop where it doesn’t.',
    ],
    say: [
      'I’d like a little more of us. Could we do one small thing this week that’s only for fun?',
      'I miss laughing with you. What could we do this week that’s a little silly?',
    ],
    steps: ['Plan half an hour this week for just the two of you, and do something you haven’t done before.'],
    ask: ['When did you two last enjoy each other, and what made it easy?'],
  },
];
