import type { Topic } from '../topic.js';

export const practicalBlendingTopics: readonly Topic[] = [
  {
    id: 'stepparent-and-discipline',
    moduleSlug: 'practical-blending',
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
      'You see the wet towel, you are right about the towel, and you end up the villain. That is a rotten seat.',
      'It is hard to live with rules that you helped to make and aren’t allowed to hold.',
    ],
    answer: [
      'In short: the parent keeps the discipline and the stepparent passes it on. That only works if the parent really steps up, so the talk to have is with your partner, behind a closed door.',
      'Agree on two rules at most, and let the parent bring them to the child and carry them through. You then need only say, “Your dad will ask about that.”',
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
      'Choose the one rule that matters most to you, and ask your partner tonight, with the door closed, to be its voice.',
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
      'You chose this partner and your child didn’t, and you feel both of those facts at dinner.',
    ],
    answer: [
      'Take the discipline back into your own voice. Tell your partner, in private, that you will carry the rules, and ask which one they need you to carry most.',
      'Stepparents often want firmer limits and parents more patience; much of that comes with the seat. It gets easier when you hold the line yourself, so your partner needn’t.',
    ],
    partner: [
      'Your partner may be strict because nobody else seems to be holding the rule, and may feel like a tenant in the house.',
      'A stepparent who corrects too much is sometimes trying to matter, and has picked the least thankful way to do it.',
    ],
    say: [
      'I’d like to be the one who corrects her. Tell me what bothers you, later and with the door closed, and I’ll take care of it. With her, I’d love you to just be nice company for a while.',
      'I left you alone with that rule, and that wasn’t fair. From now on it comes from me.',
    ],
    steps: [
      'Tell your partner this week which rule you will carry from now on, and carry it the very next time.',
    ],
    ask: [
      'What does your child do when it happens, and have you two talked about it alone?',
      'Is there a rule your partner has asked for that you let slide?',
    ],
    aboutChildren: true,
  },
  {
    id: 'stepchild-rejects-me',
    moduleSlug: 'practical-blending',
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
      'Expect little, keep turning up, and leave the correcting to the parent. Being owed respect and being loved are two things; ask your partner to stand up for the first and let time see to the second.',
      'Don’t answer the rejection, and don’t chase. Small, regular, easy contact that asks for nothing back is the way in, if there is one.',
    ],
    partner: [
      'Your partner may freeze because any word seems to be against someone they love. Standing there isn’t siding against you, though it feels so.',
      'For the child, liking you may feel like betraying someone. The better you are, the harder that can get.',
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
      'Love on command is something nobody can do, and you are not a monster for noticing.',
      'It says something good about you that you ask how to be near a child without pushing.',
    ],
    answer: [
      'Count in years rather than months, and aim for decent and friendly. Affection that comes tends to come in pairs: one adult, one child, something small, again and again.',
      'You don’t owe anyone a feeling. You owe decency, and you can offer twenty minutes a week that the child may choose.',
    ],
    partner: [
      'Your partner may long to see you all close, and their hope can feel like a deadline. They probably need to hear that slow is not the same as no.',
      'To your partner the child is simply lovable. It is hard for them to imagine having to get there step by step.',
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
      'We’re not failing, we’re early. What has got a little easier since last year, do you think?',
      'Could we stop measuring it every week and look again in three months?',
    ],
    ask: [
      'What is one thing that is less hard now than it was at the beginning?',
      'What would you take as a sign that it is going the right way?',
    ],
    aboutChildren: true,
  },
  {
    id: 'joint-or-separate-money',
    moduleSlug: 'practical-blending',
    cues: [
      'joint account or separate',
      'we fight about money',
      'who pays for what split bills groceries',
      'i earn more than he does',
      'he spends too much budget debt from before',
      'prenup wills and savings how to talk about money',
      'fair way to share costs with my kids and he has none',
      'keep money separate and fight about who pays',
    ],
    terms:
      'money system pot pooled separate agree three questions ours mine yours amount ask first costs each child page',
    open: [
      'Money talks get hot fast, above all for two people who have each been burned.',
      'You would like it to be fair, and fair looks different from each side of the table.',
    ],
    answer: [
      'No system suits everyone, one pot or two. What helps is that both of you know how it works, and that both said yes to it.',
      'Don’t start with accounts. Start with what is ours, what is mine, what is yours, and above what amount you ask each other first.',
    ],
    partner: [
      'Your partner may hear “fair share” as “I don’t quite trust this to last.” Under a money opinion there is often a fear with a history.',
      'It may be less about the sum than about being asked, or about a promise they made themselves after the last time.',
    ],
    say: [
      'How was money handled in your house when you were ten, and what did you promise yourself about it? I’ll tell you mine first.',
      'I don’t want to fight about groceries for twenty years. Could we write one page together: what’s shared, what isn’t, and when we ask first?',
    ],
    ask: [
      'What do you most need to be sure of where money is concerned?',
      'Which recent expense caused a sigh, and what was it really about?',
    ],
  },
  {
    id: 'support-payments',
    moduleSlug: 'practical-blending',
    cues: [
      'pays so much child support there is nothing left for us',
      'alimony is eating us alive',
      'ex wife gets all the money resent',
      'spends everything on his kids',
      'paying for stepkids college costs',
      'her ex does not pay child support',
      'money goes to the other household',
    ],
    terms:
      'money costs each child paid costs more support payments agree three questions page households tension surprise',
    open: [
      'Watching your shared month get smaller because of a life you weren’t part of is a real strain.',
      'Resentment about support is hard to admit, because it can sound as if you begrudged a child something.',
    ],
    answer: [
      'What is owed isn’t for the two of you to settle; that belongs with a lawyer or mediator. What you can settle is what is left, and that nothing about it comes as a surprise.',
      'Talk about the remainder as a couple’s budget with both of your wishes in it, even small ones. Feeling poor together is easier than feeling second.',
    ],
    partner: [
      'Your partner may be ashamed of the sum and avoid the subject, or feel that every sigh about money is aimed at their children.',
      'For your partner the payment may be the one thing that lets them feel like a decent parent.',
    ],
    say: [
      'I don’t begrudge the kids a cent. I’m worried about what’s left for us, and I’d like to look at it with you, with the numbers on the table.',
      'Could we set aside one small amount each month that’s only for us, before anything else comes up?',
    ],
    ask: [
      'Do both of you know the whole picture: what comes in, what goes out, and until when?',
      'What would you like to be able to afford as a couple, if it were only one thing?',
    ],
  },
  {
    id: 'the-house-before-me',
    moduleSlug: 'practical-blending',
    cues: [
      'moved into the house he shared with his ex feel like a guest',
      'living in her house with all his old furniture',
      'my things are in boxes in the basement',
      'ex wifes stuff is everywhere in our home',
      'no space of my own in this house',
      'redecorate the bedroom that was theirs',
      'moving in together whose house',
    ],
    terms:
      'space drawer house shared former spouse newcomer ground own desk wall say over sofa repainted bedroom visitor at home tenant',
    open: [
      'Living among another couple’s furniture makes you whisper in your own kitchen.',
      'Your things in boxes while someone else’s stand in the light: no wonder it feels like a visit.',
    ],
    answer: [
      'You don’t have to win the whole house. Start with some ground that is truly yours, a desk, a wall, a shelf, and a real say over the bedroom.',
      'Ask what a thing means before you move it, and ask for a place that begins with you. Both belong in the same talk.',
    ],
    partner: [
      '“Change whatever you like” may be honestly meant, by someone who doesn’t see the furniture any more, and who hasn’t noticed that you need them to do it with you.',
      'For a child, or for your partner, a lamp can be the last thing that stayed put. It isn’t about your taste.',
    ],
    say: [
      'I don’t want to erase anybody. I need one room that starts with us. Could we paint the bedroom together this month?',
      'Which of these things do you love, and which are simply still here?',
    ],
    ask: [
      'If you could have one spot in that house this week, which would it be?',
      'Which object bothers you the most, and do you know what it means to the others?',
    ],
  },
  {
    id: 'chores-and-house-rules',
    moduleSlug: 'practical-blending',
    cues: [
      'bedtime for stepchild who says go to bed',
      'child sleeps in our bed',
      'children come into our bedroom at night',
      'who should do the chores when his kids are here',
      'house rules for blended family',
      'screen time bedtime dinner rules',
      'the house is a mess nobody helps',
      'different rules in two houses',
      'routine when children arrive chaos',
      'weekly family meeting',
    ],
    terms:
      'house rules two rules weekly house meeting twenty minutes who drives routines noise meals kitchen parent brings',
    open: [
      'Ten small frictions before lunch add up, even when each of them is only a plate.',
      'A full house with two rule books wears everybody out, the grown-ups first.',
    ],
    answer: [
      'Two rules that are kept do more than twelve on a chart. Pick them as equals, out of the children’s hearing, and let each parent bring them to their own.',
      'Give it a fixed place: twenty minutes a week for the two of you, who is here, who drives, what is due, and then stop.',
    ],
    partner: [
      'Your partner may not see the mess the way you do, or may be choosing their battles with a child they see too seldom.',
      'What feels to you like a plain request may sound to your partner like a complaint about their upbringing.',
    ],
    say: [
      'If we could have only two house rules that everyone keeps, which would you choose? I’ve got mine.',
      'Let’s not do this at the sink. Could we take twenty minutes on Sunday, with something nice to drink?',
    ],
    ask: [
      'Which two rules would you pick?',
      'Who carries most of the invisible work when the house is full, and has that been said out loud?',
    ],
  },
  {
    id: 'my-own-child-feels-replaced',
    moduleSlug: 'practical-blending',
    cues: [
      'my kid says i love my new husband more than her',
      'my daughter is jealous of my new partner',
      'my children feel replaced by the new family',
      'time alone with my own kids',
      'my son is acting out since i remarried',
      'my child does not want to live with my new partner',
    ],
    terms:
      'parent time alone own child no stepparent in the room didn’t lose someone gained pairs fifteen minutes you choose',
    open: [
      'That sentence from your own child goes straight through you.',
      'You gained someone, and your child is afraid of having lost someone. It is a hard thing to stand between.',
    ],
    answer: [
      'Don’t argue with the feeling. Protect a small, regular time that belongs to only the two of you, and keep it when the week gets full.',
      'Your child doesn’t need less of your partner so much as some of you undivided: fifteen minutes, their choice, no one else in the room.',
    ],
    partner: [
      'Your partner may feel shut out when you two go off alone. Say beforehand that it is what helps everyone settle, and what you have in mind for the couple.',
      'Your partner may worry they are the cause of it. A word that this is about time, and not about them, goes a long way.',
    ],
    say: [
      'Tuesdays are ours from now on. Nobody else comes along, and that’s not going away.',
      'I’m glad you told me. I don’t love you less. Tell me when you feel it the most.',
    ],
    ask: [
      'When did the two of you last do something without anybody else there?',
      'What do you think your child misses most from before?',
    ],
    aboutChildren: true,
  },
  {
    id: 'unequal-treatment',
    moduleSlug: 'practical-blending',
    cues: [
      'her kids get away with everything and mine get grounded',
      'he treats his kids better than mine',
      'favoritism between my kids and stepkids not fair',
      'different parenting styles',
      'step siblings fight all the time',
      'my kids your kids double standard',
      'we parent differently',
    ],
    terms:
      'my and your children swap opinions whose child seat firmer limits patience rules as equals closed door each parent own',
    open: [
      'Nothing makes a parent bristle like two measures in one kitchen.',
      'You notice each time, your child notices too, and so the unfairness counts double.',
    ],
    answer: [
      'Identical treatment is rarely possible. A few rules that hold for every child, chosen by the two of you as equals, take most of the sting away.',
      'Parents tend to be softer on their own. If each of you says so about yourself first, the talk goes better.',
    ],
    partner: [
      'Your partner very likely sees the same thing the other way round. Opinions swap with whose child left the milk out.',
      'What looks like favor may be worry about one particular child, or guilt about the time they don’t have together.',
    ],
    say: [
      'I’m softer on mine than I think, and I believe you are too. Could we choose two rules that hold for all of them?',
      'What do you see about my child that I may be too close to see? I’ll listen to the end.',
    ],
    steps: [
      'Each write down the two rules you would want for every child in the house, then compare your papers.',
    ],
    ask: [
      'Which difference bothers the children most, as far as you can tell?',
      'Where might you be going easier on your own than you notice?',
    ],
    aboutChildren: true,
  },
  {
    id: 'adult-stepchildren',
    moduleSlug: 'practical-blending',
    cues: [
      'my adult stepchildren are cold to me',
      'his grown kids use our house like a hotel',
      'grown stepson lives with us and does not work',
      'relationship with adult stepdaughter',
      'grandchildren step grandparent',
    ],
    terms: 'adult stepchildren pace added person advice photographs name not in place of anyone grown',
    open: [
      'With grown stepchildren you are handed all the history and none of the shared memories.',
      'It is awkward to find your place with people who were adults before you arrived.',
    ],
    answer: [
      'You won’t raise them, so there is nothing to correct. Be an added person: remember the new job, ask about what they know, let them set the pace.',
      'Whatever concerns the house, money or length of stay is for their parent to raise, after the two of you have agreed on it.',
    ],
    partner: [
      'Your partner may feel that any limit is a closed door, and that a parent’s door never closes.',
      'Your partner may be so glad of the contact that they don’t dare to ask for anything.',
    ],
    say: [
      'I’m not here in place of anyone. I’d be glad to know you a bit, at whatever speed suits you.',
      'To your partner: “I’m happy to have him here. I need us to agree on what we ask of him, and that you tell him.”',
    ],
    ask: [
      'What would a good, ordinary contact with them look like to you?',
      'Which part of this is yours to deal with, and which belongs to their parent?',
    ],
    aboutChildren: true,
  },
];
