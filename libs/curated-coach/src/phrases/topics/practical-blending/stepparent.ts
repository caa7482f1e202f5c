import type { Topic } from '../../topic.js';

export const STEPPARENT_TOPICS: readonly Topic[] = [
  {
    id: 'stepparent-and-discipline',
    moduleSlug: 'practical-blending',
    seat: 'stepparent',
    cues: [
      'should a stepparent discipline',
      'never follows through with his kids and i end up the evil stepmother',
      'partner undermines me in front of the kids',
      'i am always the bad guy with the rules',
      'not my kid but he breaks the rules in our house',
      'partner is too soft on their children guilt parenting',
      'stepkids do not listen to me',
      'can i ground my stepson consequences',
      'disney dad no rules',
    ],
    terms:
      'discipline parent keeps rules consequences parent’s voice stepparent passes on follow through villain biting tongue connection before correction',
    open: [
      'You see what goes wrong, you speak up, and you end up the villain. That is a hard seat.',
      'It is hard to live with rules that you helped to make and aren’t allowed to hold.',
    ],
    answer: [
      'In short: the parent keeps the discipline and the stepparent passes it on. That only works if the parent really steps up, so the talk to have is with your partner, behind a closed door.',
      'Agree on two rules at most, and let the parent bring them to the child and carry them through. Then you only have to say, “Your mom or dad will talk with you about that.”',
    ],
    partner: [
      'Your partner may hear criticism of the child as criticism of the years they raised that child alone.',
      'On a first evening with the children your partner probably wants it to be nice, and lets things go that they will regret by Thursday.',
    ],
    say: [
      'I don’t want to be the one who corrects them. I need you to carry the rule we made, even on the first evening. Which one rule could you really hold?',
      'When you overruled me in front of them, I felt I didn’t count here. Next time, could we sort it out afterward, with the door closed?',
    ],
    steps: [
      'Choose the one rule that matters most to you, and ask your partner tonight, with the door closed, to be the one who keeps it.',
    ],
    ask: [
      'Which one rule, kept, would take the most heat out of your week?',
      'What happens in the minute after a rule is broken: who speaks first?',
    ],
    aboutChildren: true,
  },
  {
    id: 'partner-hard-on-my-child',
    moduleSlug: 'practical-blending',
    seat: 'parent',
    cues: [
      'new husband is too strict with my daughter',
      'wife is too hard on my kids yells at my son',
      'he criticizes my children all the time',
      'stepdad disciplines my kid and i do not like it',
      'my partner does not like my child',
      'she picks on my son',
      'i defend my kids against my partner',
    ],
    terms:
      'stepparents firmer limits parents patience child hurt seat villain parent carries rule closed door stepparent good aunt',
    open: [
      'When someone you love is hard on your child, you are pulled in two within a second.',
      'You chose this partner and your child didn’t, and you feel both when it gets loud.',
    ],
    answer: [
      'If your child is hit, grabbed, called names or afraid, safety comes first: Childhelp, 1-800-422-4453, talks it through with you. If it is about tone and rules, tell your partner in private that the rules come from you now.',
      'Stepparents often want firmer limits, and parents more patience. It gets easier when the rules come from the parent. Ask your child, alone, how it is; if there is fear, don’t wait: Childhelp is at 1-800-422-4453.',
    ],
    partner: [
      'Your partner may be strict because they feel that they have no other say in the house. That explains it and is no excuse for being harsh.',
      'A stepparent who corrects a lot is sometimes trying to matter, and goes about it in a way that pushes a child off.',
    ],
    say: [
      'I’d like to be the one who corrects. Tell me what bothers you, later and with the door closed, and I’ll take it up. With my child, please just be nice company for a while.',
      'When it gets loud with my child, it hurts me too. Next time, please come to me first.',
    ],
    steps: [
      'Spend ten minutes alone with your child tonight, and ask how things are at home when you are out of the room.',
    ],
    ask: [
      'What does your child do when it happens, and have you two talked about it alone?',
      'Which rule would your partner most like you to keep?',
    ],
    aboutChildren: true,
  },
  {
    id: 'stepchild-rejects-me',
    moduleSlug: 'practical-blending',
    seat: 'stepparent',
    seatMatters: true,
    cues: [
      'child talks to me like garbage',
      'stepchild says hopes we break up',
      'step son told me you are not my dad',
      'stepkid ignores me completely says nothing',
      'stepdaughter is rude and disrespectful to me',
      'stepchild hates me',
      'stepson wont talk to me at all',
      'his daughter acts like i do not exist',
      'teenage stepchild slams doors at me',
    ],
    terms:
      'child icy expect little back chase turn up again small one-to-one respect insult trust didn’t choose shrug polite',
    open: [
      'Saying good morning into silence, day after day, takes more out of you than anyone sees.',
      'To keep offering friendliness and get a closed face back is harder than it looks from outside.',
    ],
    answer: [
      'Expect little, keep turning up, and leave the correcting to the parent. Respect and love are two things. Ask your partner to stand up for respect, and give the rest time.',
      'Don’t answer the rejection, and don’t chase. Small, regular, easy contact that asks for nothing back is the way in, if there is one.',
    ],
    partner: [
      'Your partner may freeze because any word seems to be against someone they love. Standing there isn’t siding against you, though it feels so.',
      'For the child, liking you may feel like betraying someone. The kinder you are, the harder that can get.',
    ],
    say: [
      'You’re right, I’m not your dad, and I won’t try to be. I live here and I’m glad you do too.',
      'To your partner: “When he speaks to me like that, I need you to say one sentence. Not to punish him. Just so I’m not alone with it.”',
    ],
    steps: ['For seven days, say good morning, add nothing, and expect nothing.'],
    ask: [
      'Is there one thing this child likes that you could be near without making a thing of it?',
      'What would you have wanted your partner to say in that moment?',
    ],
    aboutChildren: true,
  },
  {
    id: 'bonding-with-a-stepchild',
    moduleSlug: 'practical-blending',
    seat: 'stepparent',
    cues: [
      'i do not love my stepkids and feel like a monster',
      'how do i get closer to my teenage step daughter',
      'bond with my stepson',
      'how to connect with stepchildren',
      'do i have to love my stepchildren',
      'activities with stepchild one on one',
      'what is my role as a stepparent',
    ],
    terms:
      'bonds pairs one adult one child twenty minutes keep up affinity years not months month child’s speed clock friend',
    open: [
      'Nobody can love on command, and it doesn’t make you a bad person.',
      'It says something good about you that you ask how to be near a child without pushing.',
    ],
    answer: [
      'Count in years rather than months, and aim for decent and friendly. Affection that comes tends to come in pairs: one adult, one child, something small, again and again.',
      'You don’t owe anyone a feeling. You owe decency, and you can offer twenty minutes a week that the child may choose.',
    ],
    partner: [
      'Your partner may long to see you all close, and their hope can feel like a deadline. They probably need to hear that slow is not the same as no.',
      'Your partner has loved this child for years. It may be hard for them to see that you need time.',
    ],
    say: [
      'I don’t feel it yet the way you do, and I’m showing up. Please let it be slow.',
      'Can you show me how that game works? I’ll be terrible at it.',
    ],
    steps: ['Ask about one thing this child knows more about than you do, and leave it at one question.'],
    ask: [
      'What does this child know more about than you do?',
      'Where in the week are twenty minutes for just the two of you, without a plan behind it?',
    ],
    aboutChildren: true,
  },
  {
    id: 'how-long-it-takes',
    moduleSlug: 'practical-blending',
    cues: [
      'how long does it take for a blended family to feel normal',
      'when will it get easier',
      'how many years until a stepfamily blends',
      'is it normal that it is still so hard after a year',
      'are we failing at blending our families',
    ],
    terms: 'clock years months stepfamilies settle roughest first year month eight failing strangers',
    open: [
      'You would like to know that there is an end to the rough part, and that is a fair thing to want.',
      'When it is still hard after all that effort, it is natural to wonder whether you are doing it wrong.',
    ],
    answer: [
      'Longer than most people expect: it is counted in years, and the first one or two can be the roughest. Still hard doesn’t mean failing; it mostly tells you where on the road you are.',
      'Years rather than months, and not in a straight line. Some things do change within weeks: fewer public clashes, a regular talk behind a closed door, fewer surprises about money.',
    ],
    partner: [
      'Your partner may have a different clock, and hear your impatience as doubt about their children.',
      'Your partner may be just as worried, and be putting a good face on it for your sake.',
    ],
    say: [
      'We’re not failing, we’re early. What has gotten a little easier, do you think?',
      'Could we stop measuring it every week and look again in three months?',
    ],
    ask: [
      'What is one thing that is less hard now than it was at the beginning?',
      'What would you take as a sign that it is going the right way?',
    ],
    aboutChildren: true,
  },
];
