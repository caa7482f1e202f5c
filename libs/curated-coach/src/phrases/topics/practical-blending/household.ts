import type { Topic } from '../../topic.js';

export const HOUSEHOLD_TOPICS: readonly Topic[] = [
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
      'separate accounts and never knowing what the other one has',
    ],
    terms:
      'money system pot pooled separate agree three questions ours mine yours amount ask first costs each child page',
    open: [
      'Money talks get hot fast, above all for two people who have each been burned.',
      'You would like it to be fair, and fair looks different from each side of the table.',
    ],
    answer: [
      'No system suits everyone, one pot or two. What helps is that both of you know how it works, both said yes to it, and both have some money that needs no asking.',
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
      'It is hard to admit that support bothers you, because it can sound as if you didn’t want a child to have it.',
    ],
    answer: [
      'What is owed isn’t for the two of you to settle; that belongs with a lawyer or mediator. What you can settle is what is left, and that nothing about it comes as a surprise.',
      'Talk about the remainder as a couple’s budget with both of your wishes in it, even small ones. It is easier to go without when you both decided it.',
    ],
    partner: [
      'Your partner may be ashamed of the sum and avoid the subject, or feel that every sigh about money is aimed at their children.',
      'For your partner the payment may be the one thing that lets them feel like a decent parent.',
    ],
    say: [
      'I want the kids to have what they need. I’m worried about what’s left for us, and I’d like to look at it with you, with the numbers on the table.',
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
      '“Change whatever you like” may be honestly meant, by someone who doesn’t see the furniture anymore and hasn’t noticed that you’d like to do it together.',
      'For your partner, a lamp may be the last thing that stayed in its place. It isn’t about your taste.',
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
      'Two rules that are kept do more than twelve on a chart. Pick them as equals, in private. If there are children, each parent brings the rules to their own.',
      'Give it a fixed place: twenty minutes a week for the two of you, who is here, who drives, what is due, and then stop.',
    ],
    partner: [
      'Your partner may not see the mess the way you do, or may be too tired to start on it.',
      'What feels to you like a plain request may sound to your partner like “You do it wrong.”',
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
];
