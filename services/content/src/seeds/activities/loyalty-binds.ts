import type { SeedActivity } from '../types.js';

export const loyaltyBindsActivities: readonly SeedActivity[] = [
  {
    id: 'activity-loyalty-binds-01',
    tags: ['stepfamily', 'ex'],
    needs: [],
    title: 'One Good Sentence',
    description:
      'Find an honest, kind sentence about the person a child also loves, ready for when it is needed.',
    instructions:
      'Think of a parent who lives elsewhere, or of someone who has died and is still loved in this house. Each of you looks for one true, kind sentence about that person. It has to be something you can say with a calm face, like “Your dad always makes people laugh” or “She taught you to swim so well.” Say it out loud until it sounds natural. If the true and kind sentence will not come, leave it for another day. You may pass on any name.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'loyalty-binds',
  },
  {
    id: 'activity-loyalty-binds-02',
    tags: ['stepfamily'],
    needs: ['paper'],
    title: 'The Loss List',
    description: 'Look together at what each person has lost on the way to this home.',
    instructions:
      'Take a sheet for each child or grown child, and one for each of you. Write what that person lost on the way here: a bedroom, a school friend, being the oldest, Sunday with both parents, a plan for old age. Don’t argue about size. Read the lists slowly to each other. Choose one loss that was never mentioned aloud and decide how to honor it, with a question, a visit or a photo on a shelf. Keep the sheets somewhere private. Pass on any sheet that is too much for tonight.',
    difficulty: 'deeper',
    timeRequired: 40,
    category: 'loyalty-binds',
  },
  {
    id: 'activity-loyalty-binds-03',
    tags: ['stepfamily'],
    needs: ['paper'],
    title: 'You Don’t Have to Choose',
    description: 'Prepare the words that free a child, of any age, from picking a side.',
    instructions:
      'Remember a time when someone you love seemed torn between two people, or when you were. Describe what you saw. Together, write three sentences that loosen such a knot. “You can love us both and I’ll be fine.” “You don’t need to tell me about it.” “Have a great time there.” Change the wording until it fits your mouths. Read them to each other as if the other were eight years old, then as if they were thirty. Pick the one you will use first.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'loyalty-binds',
  },
  {
    id: 'activity-loyalty-binds-04',
    tags: ['stepfamily'],
    needs: ['photos'],
    title: 'A Place for the Picture',
    description: 'Decide together where photos of an earlier family may live in your home.',
    instructions:
      'Gather the pictures in question, or just talk about them. Each of you finishes this sentence: “If I walk past that photo every day, I feel…” Consider who else looks at it, and what it tells them about what may be remembered here. Then choose a place that lets love show without anyone tripping over it: a child’s desk, a hallway, an album on the low shelf. Put at least one picture in place before you finish. Look at it side by side for a moment. You may stop, and leave the wall as it is.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'loyalty-binds',
    wordings: [
      {
        key: 'from-before',
        tags: [],
        description: 'Decide together where photos from before may live in your home.',
        instructions:
          'Gather the pictures in question, or just talk about them. Each of you finishes this sentence: “If I walk past that photo every day, I feel…” Consider who else looks at it, and what it tells them about what may be remembered here. Then choose a place that lets love show without anyone tripping over it: a desk, a hallway, an album on the low shelf. Put at least one picture in place before you finish. Look at it side by side for a moment. You may stop, and leave the wall as it is.',
      },
    ],
  },
  {
    id: 'activity-loyalty-binds-05',
    tags: ['two-homes'],
    needs: ['paper'],
    title: 'After-Visit Questions, Good and Bad',
    description: 'Sort the questions you ask after a visit into those that welcome and those that spy.',
    instructions:
      'Write down the questions you tend to ask when someone returns from the other home, from the grandparents or from an old friend. Read each aloud in a neutral voice. Does it welcome the person back, or does it dig for news? Make two columns. Then invent five questions for the first column, such as “What are you hungry for?” or “Do you want company or quiet?” Try them on each other. Hang the list inside a cupboard door where only you two will see it.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'loyalty-binds',
  },
  {
    id: 'activity-loyalty-binds-06',
    tags: ['stepfamily'],
    needs: ['paper'],
    title: 'A Letter in a Child’s Voice',
    description: 'Write a few lines as a young person in your life might, if they dared to.',
    instructions:
      'Each of you thinks of one child, grown child or younger relative touched by your marriage. For ten minutes, write a short letter in that person’s voice: what is confusing, what is missed, what is better than expected, what nobody asks. Guess gently and stay modest. Trade letters and read in silence. Tell each other which line might be true and which is likely your own worry. Tear the letters up afterward. Keep one line in mind the next time you see that person. Pass if you would rather not guess today.',
    difficulty: 'deeper',
    timeRequired: 30,
    category: 'loyalty-binds',
  },
  {
    id: 'activity-loyalty-binds-07',
    tags: ['stepfamily'],
    needs: ['calendar'],
    title: 'A Date With Two Loyalties',
    description: 'Look ahead to a day in the calendar on which someone’s heart will be in two places.',
    instructions:
      'Open the calendar and find the next such date: Mother’s Day, Father’s Day, a birthday, a graduation, the anniversary of a death. Ask who may feel split that day and what would make it lighter. Think in hours. Who gets breakfast, who gets a call, who is free of plans? Agree on one thing you will offer and one thing you will not ask for. Write both into the calendar entry, and add a kind evening for the two of you. If one date is too much, pass and take the next.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'loyalty-binds',
  },
  {
    id: 'activity-loyalty-binds-08',
    tags: [],
    needs: [],
    title: 'Your Own Two Sides',
    description: 'Remember a time when you yourselves stood between two people you loved.',
    instructions:
      'Long before this marriage, each of you has been in the middle: between parents, friends, siblings, a spouse and a job. Take turns telling one such story in about five minutes. What did you do to keep the peace? What did it cost, and which adult or friend made it easier? The listener repeats the one detail that stayed with them. Then ask each other what this story tells you about someone who may stand between you two today. End with a hug or a joke. Tell as little as you like, or pass and only listen.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'loyalty-binds',
  },
  {
    id: 'activity-loyalty-binds-09',
    tags: ['stepfamily'],
    needs: ['things'],
    title: 'Heirloom Half Hour',
    description: 'Let an object from the earlier family be shown, told and given its proper place.',
    instructions:
      'Each of you brings one thing that came from the first family or the first home: a mixing bowl, a watch, a tool, a blanket. Tell how it was used and by whom. Tell who else might want it one day. The partner holds the object while listening and asks one question about the hands that held it before. Together decide whether it should be used, shown, stored or handed on. If it belongs to a child by rights, write their name on a slip and tuck it inside. You may pass, and leave the thing in its drawer.',
    difficulty: 'moderate',
    timeRequired: 25,
    category: 'loyalty-binds',
    wordings: [
      {
        key: 'earlier-home',
        tags: [],
        description: 'Let an object from an earlier home be shown, told and given its proper place.',
        instructions:
          'Each of you brings one thing that came from an earlier home or from the one you grew up in: a mixing bowl, a watch, a tool, a blanket. Tell how it was used and by whom. Tell who else might want it one day. The partner holds the object while listening and asks one question about the hands that held it before. Together decide whether it should be used, shown, stored or handed on. You may pass, and leave the thing in its drawer.',
      },
    ],
  },
  {
    id: 'activity-loyalty-binds-10',
    tags: ['stepfamily', 'grown-children'],
    needs: [],
    title: 'When Grown Children Hold Back',
    description: 'Talk about the adult child, sibling or friend who has not warmed to your marriage.',
    instructions:
      'Name one grown person who keeps a distance. Spend five minutes on the case for them: what did they lose, whom might they be protecting, what would they fear if they liked it here? Speak as their lawyer, kindly. Then spend five minutes on what their distance does to each of you. Choose one gesture that asks for nothing back, such as a photo of the old garden, a question about their work, or an hour alone with their own parent. Decide who sends it and when. If someone has asked for no contact, send nothing. A good wish said here is enough. You may stop after the first five minutes.',
    difficulty: 'deeper',
    timeRequired: 20,
    category: 'loyalty-binds',
  },
];
