import type { SeedActivity } from '../types.js';

export const coupleRitualsActivities: readonly SeedActivity[] = [
  {
    id: 'activity-couple-rituals-01',
    tags: [],
    title: 'A Parting Worth Noticing',
    description: 'Turn the morning goodbye into a moment that lasts until evening.',
    instructions:
      'Before you part next time, tonight for bed or tomorrow for work, find out one thing about what lies ahead for the other: a meeting, a hard call, the doctor, a long drive. Repeat it, so it sticks. Then say goodbye in a way that takes at least six seconds: a kiss, a forehead, a hand on the cheek. When you meet again, ask about that one thing before anything else. Practice once now, standing by the door, however silly it feels. Keep it up for five days.',
    difficulty: 'easy',
    timeRequired: 5,
    category: 'couple-rituals',
  },
  {
    id: 'activity-couple-rituals-02',
    tags: [],
    title: 'A Question With the Coffee',
    description: 'Start a weekly habit of asking one question that has nothing to do with logistics.',
    instructions:
      'Choose a day and a hot drink. Each of you writes ten questions you’d enjoy being asked and puts them, folded, in a cup. Good ones begin with “When was the last time” or “What do you think about.” Draw one now. Both answer, and the asker may follow up twice. Topics like schedules, school and repairs are off limits for ten minutes. Put the cup where you make coffee. When it’s empty, each adds ten more, and anyone who visits may throw one in.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'couple-rituals',
  },
  {
    id: 'activity-couple-rituals-03',
    tags: ['children'],
    title: 'Celebrate the Wrong Day',
    description: 'Give yourselves an anniversary that the rest of the world doesn’t know about.',
    instructions:
      'Wedding dates often come with crowds and comparisons. Look for another day that belongs to you alone: the first time one of you left a toothbrush, the day the boxes were empty, the first joke a child shared with you both. Check old messages to find the date. Decide how it will be marked, with something that costs nothing and takes less than an hour. Enter it in both calendars with a code name. Hold a rehearsal tonight, including a short and solemn speech.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'couple-rituals',
  },
  {
    id: 'activity-couple-rituals-04',
    tags: ['two-homes'],
    title: 'The Sunday Look-Ahead',
    description: 'Go through the coming week together before it goes through you.',
    instructions:
      'Sit side by side with the calendar. Go day by day and ask three things: where will it be tight, who needs a ride or a kind word, when do the two of us have half an hour? Enter that half hour first, with a pen if the calendar is on paper. Mark the days when a handover, an exam or a sad date may color the mood. Divide the three least popular jobs. Finish by each naming one thing in the week to look forward to.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'couple-rituals',
  },
  {
    id: 'activity-couple-rituals-05',
    tags: ['two-homes'],
    title: 'Over the Threshold',
    description: 'Create a small act that marks coming home from whatever the day has been.',
    instructions:
      'Stand at your front door, outside. Talk about what you tend to carry in with you: the boss’s tone, the traffic, the thoughts of the other house. Find a gesture that puts it down. You might touch the door frame, leave the keys in a certain bowl, wash your hands slowly or change shoes. Do it together now and walk in. Agree on how the one at home will greet the one who arrives: word, distance, speed. Try it for a week and adjust.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'couple-rituals',
  },
  {
    id: 'activity-couple-rituals-06',
    tags: [],
    title: 'State of the Two of Us',
    description: 'Once in a while, talk about the marriage itself in four calm rounds.',
    instructions:
      'Make tea, and turn the phones off. Round one: each tells three things that went well between you lately. Round two: each tells one thing you would like more of, put as a wish. Round three: is there anything to clear up? If so, choose one matter and stay with it for ten minutes at most. Round four: what can I do this week that would make you feel loved? Pick something doable and say when. End with a touch that suits you both, and agree on the next date.',
    difficulty: 'moderate',
    timeRequired: 30,
    category: 'couple-rituals',
  },
  {
    id: 'activity-couple-rituals-07',
    tags: [],
    title: 'Keep One, Drop One, Start One',
    description: 'Take stock of your habits as a couple and make three small decisions.',
    instructions:
      'On separate sheets, write down everything you two do regularly, from the Friday pizza to the same goodbye phrase. Compare. Which habits did only one of you notice? Choose together one to keep, and say what it gives you. Choose one to drop, perhaps because it came along from another life or because nobody enjoys it any longer. Then start one: small, pleasant, tied to something you do anyway. Do the new one at once. Write the three decisions on a card, and sign it like a treaty.',
    difficulty: 'moderate',
    timeRequired: 25,
    category: 'couple-rituals',
  },
  {
    id: 'activity-couple-rituals-08',
    tags: ['minors'],
    title: 'A Toast to the Ordinary',
    description: 'Raise a glass to something so normal that nobody would ever drink to it.',
    instructions:
      'Pour water, juice or whatever you like into the best glasses you own. Stand up. Each gives a toast of at least four sentences to some plain piece of your shared life: the second bathroom, the neighbor’s truck that starts at six, the silence after drop-off. Explain with full seriousness what it does for the marriage. Clink. If others are at the table, each person gives one. Choose the finest toast and decide when these glasses come out again, on a day with no occasion whatever.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'couple-rituals',
  },
  {
    id: 'activity-couple-rituals-09',
    tags: ['stepfamily'],
    title: 'Vows for Everyday Use',
    description: 'Write promises small enough to keep on a bad Wednesday.',
    instructions:
      'Big vows are for weddings. For tonight, each writes five small ones that you can keep with a headache and a late bus. “I’ll tell you before I get too tired to be nice.” “I’ll look up when you come in.” “I’ll speak of your children with respect.” Cross out anything you couldn’t do tomorrow. Read them to each other, standing or holding hands, as you please. The other picks the one that matters most to them. Fold the pages and keep them with your socks or your passports.',
    difficulty: 'deeper',
    timeRequired: 30,
    category: 'couple-rituals',
  },
];
