import type { SeedActivity } from '../types.js';

export const parentingTeamActivities: readonly SeedActivity[] = [
  {
    id: 'activity-parenting-team-01',
    tags: ['stepfamily', 'minors'],
    needs: ['paper'],
    title: 'Must, Nice, Let It Go',
    description: 'Sort the rules of the house into three piles and see how few really matter.',
    instructions:
      'Write every house rule you can think of on scraps of paper, including those nobody keeps. Lay out three piles: must, nice to have, let it go. Take turns placing a scrap. If you disagree, set it aside without debate. When all are placed, look at the “must” pile and cut it to five. For anything about children, the parent has the last word; the partner says what they can live with. Settle one disputed scrap and leave the others for another day.',
    difficulty: 'moderate',
    timeRequired: 30,
    category: 'parenting-team',
  },
  {
    id: 'activity-parenting-team-02',
    tags: ['stepfamily', 'minors'],
    needs: [],
    title: 'Warmth First, Rule Second',
    description: 'Practice meeting the person before correcting the behavior.',
    instructions:
      'Pick three everyday scenes: a wet towel on the floor, a rude tone, a phone at the table. Act each one twice. In the first round, begin with the rule. In the second, begin with contact, like a name, a hand on the counter, or “Long day?” Only then bring the request, in one short sentence. Whoever plays the young person reports how each version felt. Stepparents, aunts and uncles get an extra round of contact only, with the rule left to the parent. Choose one opening line to keep.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'parenting-team',
  },
  {
    id: 'activity-parenting-team-03',
    tags: ['stepfamily', 'minors'],
    needs: ['paper'],
    title: 'The Sitter’s Sentence',
    description: 'Find words with which a stepparent can hold the line without playing the boss.',
    instructions:
      'A good babysitter says, “Your mom’s rule is no screens after nine.” The rule stays the parent’s, and the sitter merely keeps it. Together write four such sentences for your own house. Say them out loud in a relaxed voice. Then agree on what happens if the answer is “You can’t tell me what to do.” A calm “True, and the rule still counts until she’s back” is plenty.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'parenting-team',
  },
  {
    id: 'activity-parenting-team-04',
    tags: ['minors'],
    needs: [],
    title: 'The Hallway of Firm and Soft',
    description: 'Find out where each of you stands between strict and easygoing.',
    instructions:
      'One end of the hallway is “very firm,” the other “very relaxed.” Call out topics one by one: bedtime, table manners, screens, sweets, swearing, pets on the bed, being late, spending money. For each, walk or point to your spot at the same moment. No speeches. Notice where you land close and where you are far apart. Afterward sit down together and tell each other how one of those spots came about. Somebody’s childhood is usually standing there too.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'parenting-team',
  },
  {
    id: 'activity-parenting-team-05',
    tags: ['minors'],
    needs: [],
    title: 'The Backup Signal',
    description: 'Decide how to support each other in front of others, and how to disagree later.',
    instructions:
      'Recall one moment when one of you handled a young person, a pet or a relative and the other stepped in. What was meant well? What stung? Agree on two signals for next time: one that says “I’ve got this” and one that says “please take over.” Add a third for “we’ll talk tonight.” Practice with a made-up scene at the kitchen counter. Promise not to overrule each other on the spot, barring danger. If it is one partner’s child, that parent may always step in. Choose a time for such talks.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'parenting-team',
  },
  {
    id: 'activity-parenting-team-06',
    tags: ['stepfamily', 'minors'],
    needs: [],
    title: 'The Weekly Word in the Parent’s Ear',
    description: 'Give the stepparent one honest request a week, and the parent one thank-you.',
    instructions:
      'Set a timer for ten minutes. The partner who is not the parent brings a single wish about daily life with the children. Keep it small and visible: shoes, noise, the bathroom in the morning. Say what happens, how it lands and what would help. The parent repeats it, thinks aloud and decides what to take up with the children, alone. Then the parent names one thing the partner did for a child lately.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'parenting-team',
  },
  {
    id: 'activity-parenting-team-07',
    tags: [],
    needs: ['paper'],
    title: 'Rules We Grew Up Under',
    description: 'Trade stories about the rules of your childhood homes and what they were really for.',
    instructions:
      'Each of you lists six rules from when you were ten. Include one that was unfair, one that was wise and one that made no sense. Read them out, and let the other guess what the adults were afraid of. Tell what happened when the rule was broken. Ask which of them you have carried into this house without noticing. Pick one rule to retire with honors and one to keep. Write a new, kinder version of it in a single sentence.',
    difficulty: 'easy',
    timeRequired: 20,
    category: 'parenting-team',
  },
  {
    id: 'activity-parenting-team-08',
    tags: ['children'],
    needs: [],
    title: 'Half an Hour, One to One',
    description: 'Plan a short, regular time alone with one young person, without the rest of the family.',
    instructions:
      'Choose one child, grandchild, niece or nephew for each of you. Think of something that person already likes and that needs no spending: shooting hoops, baking from a box, sorting cards, walking the dog. Plan thirty minutes this week. The partner’s job is to make that time possible and stay out of it. Agree on the single rule: no teaching. Call or message the young person now to offer it, or put it in the calendar. Later tell each other one thing you learned.',
    difficulty: 'easy',
    timeRequired: 30,
    category: 'parenting-team',
    wordings: [
      {
        key: 'anybody',
        tags: [],
        description:
          'Plan a short, regular time alone with one person in the family, without the rest of it.',
        instructions:
          'Choose one niece, nephew, godchild, parent or old friend for each of you. Think of something that person already likes and that needs no spending: shooting hoops, baking from a box, sorting cards, walking the dog. Plan thirty minutes this week. The partner’s job is to make that time possible and stay out of it. Agree on the single rule: no teaching. Call or message the person now to offer it, or put it in the calendar. Later tell each other one thing you learned.',
      },
    ],
  },
  {
    id: 'activity-parenting-team-09',
    tags: ['minors'],
    needs: ['paper'],
    title: 'After the Meltdown',
    description: 'Look back on one bad scene at home the way two coworkers would, without blame.',
    instructions:
      'Choose a recent scene that went wrong, yet not the worst. Draw a line across a page and mark what happened from left to right, in plain facts, as a camera would see it. Above the line, each writes what they felt. Below it, guess what the child or other person felt. Find the earliest point at which something small could have gone differently. Each names what they would do at that point. Ask nothing of anyone who isn’t in the room. You may stop at any mark on the line.',
    difficulty: 'deeper',
    timeRequired: 25,
    category: 'parenting-team',
  },
  {
    id: 'activity-parenting-team-10',
    tags: ['minors'],
    needs: [],
    title: 'Catch Five Good Ones',
    description: 'Turn the household’s attention from what goes wrong to what already works.',
    instructions:
      'Between you, list five things that a young person or another family member did right this week. Look for the small: a door closed softly, a plate carried out, a joke at the right time. For each, decide who saw it and who should say so. Make the words brief and free of lessons, such as “I saw you wait for your sister. Nice.” Send or say one of them today. If the list is hard to make, that tells you something, too. Look again tomorrow.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'parenting-team',
  },
  {
    id: 'activity-parenting-team-11',
    tags: ['stepfamily', 'minors'],
    needs: [],
    title: 'Who May Sign',
    description: 'List what a stepparent can and cannot do, and what you would need in an emergency.',
    instructions:
      'Say aloud where a grown-up’s name is asked for: daycare or school pickup, the doctor, a trip, the emergency room. For each, who may sign or decide today? A stepparent often has no legal standing, even after years. What is possible differs by state, so a lawyer is the one to ask. Choose one gap to close first, such as a pickup list or a note for the doctor. Say who will call, and when.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'parenting-team',
  },
  {
    id: 'activity-parenting-team-12',
    tags: ['minors'],
    needs: [],
    title: 'Through a Child’s Eyes',
    description: 'Sit on the floor and look at your home the way one child sees it.',
    instructions:
      'Choose one child of the family. For five minutes, one of you is that child and says what is nice here, what is scary and who is fun. Then trade. The other is the same child for five minutes: what has changed, what is expected of me, when do I have you to myself? Stay kind to everyone. Then step out of the part. Each says one thing you could do this week for this child. Keep it small, and do it without a speech.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'parenting-team',
  },
  {
    id: 'activity-parenting-team-13',
    tags: ['grown-children'],
    needs: [],
    title: 'Grown, and Still Yours',
    description: 'Talk about how you want to be with grown children now.',
    instructions:
      'Each tells how your own parents treated you once you were grown: too close, too far, just right. Then talk about the grown children in this family. What do you ask, offer or hold back? Where does money, advice or babysitting get tangled? If it is one partner’s child, that parent names one thing to do more and one to do less, and the other says how they would like to be included. If the child is both of yours, decide together. End with one good memory of each of them. Pass on anyone you are not in touch with.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'parenting-team',
  },
];
