import type { Topic } from '../topic.js';

export const communicationTopics: readonly Topic[] = [
  {
    id: 'i-shut-down',
    moduleSlug: 'communication-complexity',
    seat: 'quiet',
    seatMatters: true,
    claims:
      /^(?!.*\b(step\w*|kids?|sons?|daughters?|teen\w*|child\w*|mom|mother)\b).*\b(shuts? (me )?(down|out)|silent|stonewall\w*|clams? up|freezes? up|walks? away|(never|wont|doesnt) (talk|speak)|just leaves|sits? in (the|his|her|my) (truck|car|garage)|go(es)? quiet|slams? the door)\b/,
    cues: [
      'i shut down when we argue',
      'i go silent in arguments and cannot get a word out',
      'i freeze and then he thinks i do not care',
      'i walk away from fights',
      'i slam the door and drive around',
      'i need space when we fight',
      'call a break without it feeling like a walk out',
      'i withdraw go to the garage',
    ],
    terms:
      'withdraw quiet time-out break return clock time one true sentence back went quiet pause step away',
    open: [
      'Going blank in the middle of an argument isn’t coldness. Mostly it is too much at once.',
      'You are in there with plenty to say, and none of it comes out. That is frustrating from the inside, too.',
    ],
    answer: [
      'You may leave the room. Say when you will be back, and then come back; that makes it a pause. If you leave because you are scared, you owe nobody a time.',
      'Choose your words for it now, while you are calm, because you won’t find them then. One sentence with a clock time in it is enough.',
    ],
    partner: [
      'From outside, your silence can mean anything, and many people fill it in with “I don’t matter.”',
      'Your partner may follow you because the silence frightens them more than the quarrel does.',
    ],
    say: [
      'I’m too full to be fair. I need a break until eight, and I’m coming back to this.',
      'I’m back. I still don’t have the right words, and I didn’t want to stay out there.',
    ],
    ask: [
      'What do you notice in your body just before the words go?',
      'How long do you need, honestly, before you can talk again?',
    ],
  },
  {
    id: 'partner-shuts-down',
    moduleSlug: 'communication-complexity',
    seat: 'seeker',
    seatMatters: true,
    claims:
      /^(?!.*\b(step\w*|kids?|sons?|daughters?|teen\w*|child\w*|mom|mother)\b).*\b(shuts? (me )?(down|out)|silent|stonewall\w*|clams? up|freezes? up|walks? away|(never|wont|doesnt) (talk|speak)|just leaves|sits? in (the|his|her|my) (truck|car|garage)|go(es)? quiet|slams? the door)\b/,
    cues: [
      'i follow partner around the house until they talk',
      'partner leaves the room when i raise my voice',
      'my wife shuts down every time i try to talk',
      'he stonewalls me for days',
      'silent treatment',
      'goes quiet for days after an argument',
      'walks out in the middle of a fight',
      'she refuses to talk about it',
      'he avoids every serious conversation',
      'partner withdraws and gives one word answers',
    ],
    terms:
      'the one who waits silence door come back pay at the gate time-out return withdraw protects waits side',
    open: [
      'Talking to a closed door is one of the loneliest things in a marriage.',
      'Silence is hard to answer. You can’t even argue with it.',
    ],
    answer: [
      'Going after someone usually makes them shut the door harder. In a calm moment, agree on a pause that has an end, and make coming back easy.',
      'You can’t make someone talk. You can make it easy to come back, ask for a time, and say what the silence is like for you. If days of silence are meant to punish you, a counselor can help, and you may go alone.',
    ],
    partner: [
      'People who go silent often feel flooded, or fear that anything they say will make it worse. Many think that the silence protects you.',
      'Your partner may put off coming back because they think they owe you a whole speech.',
    ],
    say: [
      'I can wait, if I know until when. Would tonight at nine work, or tomorrow at breakfast? One sentence is enough to start.',
      'I’m glad you’re back. I’m still sore. Can we begin with the first small thing?',
    ],
    steps: [
      'In a good hour, ask your partner to choose the words that mean “I need a break,” and the longest time it may last.',
    ],
    ask: [
      'What do you usually do in the first five minutes after the door closes?',
      'Does the silence feel like rest, like helplessness, or like punishment to you?',
    ],
  },
  {
    id: 'fights-blow-up',
    moduleSlug: 'communication-complexity',
    cues: [
      'how can we argue without hurting each other',
      'learn to fight fair argue better',
      'arguments turn ugly name calling',
      'we yell both of us then we feel terrible',
      'fights escalate how do we stop before it blows up',
      'everything turns into an argument',
      'we scream at each other',
      'i lose my temper and say things i regret',
      'arguments get out of hand',
      'she starts and i explode',
      'constant fighting bickering',
    ],
    terms:
      'time-out rules pulse heart pounds stop twenty minutes calling harsh start-up opening sentence settle body',
    open: [
      'Feeling bad afterward is hard, and by itself it doesn’t stop the next fight.',
      'You both know how it goes by now, and still it runs away with you.',
    ],
    answer: [
      'Past a certain point no sentence helps, so the skill is to stop earlier: a pause either of you can call, with a time to come back. If someone gets hurt, or you are afraid, that is more than a fight. The Domestic Violence Hotline, 1-800-799-7233, is there day and night.',
      'Two places are worth working on: the first sentence and the way out. That is for two people who feel safe with each other. If one of you is scared of the other, talk to someone outside first.',
    ],
    partner: [
      'Your partner probably also hears only the attack and none of the hurt, and is getting a reply ready, just like you.',
      'Stopping can look like winning by leaving. It helps if whoever calls the break is the one who comes back.',
    ],
    say: [
      'I’m about to say something I’ll be sorry for. Twenty minutes, then I’m back at this table.',
      'Can I try that first sentence again? What I meant was: I felt left out when the plan changed.',
    ],
    ask: [
      'What is the first sign, in you, that it is about to tip?',
      'At what time of day do most of them start?',
    ],
  },
  {
    id: 'bringing-it-up',
    moduleSlug: 'communication-complexity',
    cues: [
      'how do i bring up something he will get defensive about',
      'afraid to raise a difficult subject',
      'what is a good way to start a hard conversation',
      'he gets defensive whenever i say something',
      'say it without attacking without starting a fight',
      'i do not know how to tell her',
      'every time i bring something up it turns into a fight',
      'nagging',
    ],
    terms:
      'opening sentence gentle start what happened what I felt what I would like moment now or tomorrow appointment grievance',
    open: [
      'You have probably rehearsed it in the shower, and it still sounds wrong.',
      'It is hard to begin when you can already guess the answer.',
    ],
    answer: [
      'Choose the moment first, then keep it to one thing in three parts: what happened, what you felt, what you would like.',
      'Begin with “I,” leave out “always,” and end with a wish that your partner could really grant. If you fear more than a bad mood, don’t raise it alone; ask a counselor first.',
    ],
    partner: [
      'Your partner may brace for a list. If it is clear that only one thing is coming, they can stay in the room.',
      'Defensiveness is often fear of having failed you. It can ease when you say what you would like.',
    ],
    say: [
      'I’ve got something small to bring up, and I’m a bit nervous about it. Is this evening all right, or would Saturday be better?',
      'When the plans changed yesterday, I felt left out. I’d like a quick text next time. That’s all of it.',
    ],
    ask: [
      'What is the one thing you would like to be different afterward?',
      'When in your week is your partner most able to hear something?',
    ],
  },
  {
    id: 'outsider',
    moduleSlug: 'communication-complexity',
    cues: [
      'when his daughters come over i am invisible',
      'i feel like an outsider in my own home',
      'they laugh about old times and i do the dishes',
      'left out when her kids are here',
      'i am the odd one out with his family and friends',
      'fifth wheel in my own family',
      'inside jokes old memories excluded',
    ],
    terms:
      'outsider insider seat outside inside middle invisible albums beach named seat chair brought in one minute',
    open: [
      'You can sit at the same table and still be outside the story, and it feels petty to mind.',
      'Invisible for an afternoon, and then expected to be cheerful: that is a lot to ask of anybody.',
    ],
    answer: [
      'Name the seat before the fault. “I was on the outside” is a report your partner can hear; “you ignored me” is a charge they will answer.',
      'Nobody needs to stop laughing about old times. Ask for one minute in which you are brought in, and say what it could look like.',
    ],
    partner: [
      'Your partner may have noticed and felt stuck in the middle, with two people they love wanting the same minute.',
      'For your partner such an afternoon may be rare and precious. They can be fully in it and still be yours.',
    ],
    say: [
      'I was on the outside all afternoon and it got to me. I don’t want you to change the visit. I’d like one minute when you bring me in.',
      'Will you tell me the story behind that picture later? I’d like to know it.',
    ],
    steps: ['Pick one picture or story from their past, and ask your partner to tell it to you this week.'],
    ask: [
      'What would being brought in for one minute look like, next time?',
      'Where in your life together is your partner the outsider?',
    ],
  },
  {
    id: 'in-the-middle',
    moduleSlug: 'communication-complexity',
    cues: [
      'caught in the middle between my kids and my husband',
      'torn between my children and my partner',
      'have to choose between my kid and my wife',
      'loyalty conflict kids and new spouse',
      'referee between my partner and my children',
      'my kids and partner do not get along',
    ],
    terms:
      'insider pulled in two loyalty bind middle stuck each person same minute betraying stuck between you and the girls',
    open: [
      'Two people you love want the same minute, and whichever way you turn somebody minds.',
      'Being the one everybody needs to be fair is lonely in a way that doesn’t show.',
    ],
    answer: [
      'You can’t be fair to everyone in the same moment. You can tell each of them, in a short sentence, that you see where they are, and give each their own time.',
      'Stop refereeing in front of everyone. Say what you saw to your partner later, and to your child alone.',
    ],
    partner: [
      'Your partner may read your silence as a decision against them. “I saw it, and I was stuck” can change the whole evening.',
      'Your partner doesn’t need you to take their side against a child. Most of the time they need a sign that you noticed.',
    ],
    say: [
      'I know that was hard to sit through. I was torn, and I’m sorry I said nothing.',
      'I won’t choose between you. I’ll make time for each of you, and this evening is ours.',
    ],
    steps: [
      'The next time you feel the pull, give your partner a sign across the room that says: I see you.',
    ],
    ask: [
      'Who gets the least of you at the moment, and do they know you see it?',
      'In which scene do you feel the pull the most?',
    ],
    aboutChildren: true,
  },
  {
    id: 'same-argument-again',
    moduleSlug: 'communication-complexity',
    cues: [
      'we keep having the same fight over and over',
      'same argument again and again',
      'nothing ever gets resolved',
      'we fight about nothing stupid little things',
      'recurring conflict never solved',
      'argument about the same topic for years',
    ],
    terms:
      'topics come back lasting perpetual solve mean deal this month final ruling returning topic nickname nature',
    open: [
      'Having it for the twentieth time makes you wonder whether you are heard at all.',
      'It is discouraging to know the next line before your partner has said it.',
    ],
    answer: [
      'Some topics don’t get solved; they get handled. Leave open who is right, ask what it means to each of you, and make a deal for this month.',
      'A fight about nothing is usually about something that hasn’t been said yet. Give it half an hour with only questions and no solutions.',
    ],
    partner: [
      'Your partner may have the very same thought: that you never hear their side of it.',
      'What keeps the argument alive may be that each of you is defending something the other has never heard the story of.',
    ],
    say: [
      'We know this one by heart. I don’t want to win it tonight. What does it stand for, to you?',
      'Could we make a deal that only has to hold until the end of the month, and then look again?',
    ],
    ask: [
      'If this argument had a nickname, what would it be?',
      'What do you think it means to your partner, under the practical part?',
    ],
  },
  {
    id: 'after-a-fight',
    moduleSlug: 'communication-complexity',
    cues: [
      'never get a sorry from partner',
      'awkward after a fight',
      'who should say sorry first',
      'hold a grudge after an argument',
      'we had a fight and have not really spoken since what do i say first',
      'not talked for two days',
      'how do i apologize i said something horrible',
      'make up after an argument',
      'repair after a fight say sorry',
      'he never apologizes',
      'how to break the ice after a quarrel',
    ],
    terms:
      'way back in one true sentence come back cup of tea return sorry conversation left hanging second try first sentence',
    open: [
      'The longer the quiet lasts, the bigger the first sentence seems to have to be.',
      'Two days of polite silence are exhausting, and you are probably both waiting for the other.',
    ],
    answer: [
      'It doesn’t need a speech. One true sentence and your own part in it are enough to begin; the topic itself can come ten minutes later.',
      'Say sorry for the one thing that was yours, without a “but.” If you were the one who got hurt or scared, you owe nobody a sorry for that.',
    ],
    partner: [
      'Your partner may be hoping for a way back as well, and be afraid of getting blamed.',
      'Your partner may still be sore when you come. A sore answer to an honest sentence isn’t a no.',
    ],
    say: [
      'I don’t like this quiet. I’m sorry for what I said. Can we have a coffee, and start with the first small thing?',
      'What I said was out of line. You didn’t deserve it. You don’t have to answer now.',
    ],
    ask: [
      'Which bit of it was yours, however small?',
      'What sentence from your partner would make it easy for you, and could you say something like it first?',
    ],
  },
  {
    id: 'we-never-really-talk',
    moduleSlug: 'communication-complexity',
    cues: [
      'we never fight but never talk about anything real',
      'elephant in the room walking on by',
      'sweep everything under the rug',
      'we avoid conflict',
      'no communication between us',
      'communicate better',
      'only talk about logistics and schedules',
      'communication problems',
    ],
    terms: 'quiet marriage calm peace dropped topics list avoid never again stay pick moments withdraw',
    open: [
      'A house can be peaceful and still have a growing list of things nobody mentions.',
      'Missing real talk when nothing is wrong on paper is a lonely thing to bring up.',
    ],
    answer: [
      'Don’t start with the elephant. Start with the smallest thing you have both stopped mentioning, for ten minutes, with an end.',
      'Avoiding often began as kindness. Say that you would rather have a slightly bumpy talk than a smooth silence, and choose one topic.',
    ],
    partner: [
      'After a loud ending, many people promise themselves never again. Your partner’s quiet may be the keeping of that promise.',
      'Your partner may believe that the peace is what you want.',
    ],
    say: [
      'I think we’re both being careful. I’d like ten minutes on something real this week, and we can stop whenever one of us says so.',
      'Which topic do you think we’ve both quietly dropped?',
    ],
    steps: ['Each name one topic you have quietly stopped raising. Don’t discuss it yet.'],
    ask: [
      'Which topic did you stop raising, and when?',
      'When the two of you last talked well, where were you?',
    ],
  },
];
