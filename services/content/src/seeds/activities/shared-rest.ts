import type { SeedActivity } from '../types.js';

export const sharedRestActivities: readonly SeedActivity[] = [
  {
    id: 'activity-shared-rest-01',
    tags: [],
    needs: [],
    title: 'The Nap Treaty',
    description: 'Lie down together in daylight and let nothing be useful for half an hour.',
    instructions:
      'Find thirty minutes on a weekend or after work. Tell anyone in the house that you’re off duty and put a note on the door. Lie down fully dressed, with a blanket each if you like. Set a soft alarm, so nobody has to watch the clock. Sleep isn’t required. If thoughts about bills and errands come, say “later” out loud, once. When the alarm rings, stay for two more minutes. Tell each other what rest was like in your families: allowed, earned or laughed at.',
    difficulty: 'easy',
    timeRequired: 30,
    category: 'shared-rest',
  },
  {
    id: 'activity-shared-rest-02',
    tags: [],
    needs: [],
    title: 'The Dim Hour',
    description: 'Spend an hour before bed by low light, with every screen in another room.',
    instructions:
      'An hour before you usually go to sleep, switch off the overhead lights. Leave one lamp or a candle on. Carry phones and tablets to the kitchen and plug them in there, apart from one that must stay reachable for family. Now see what happens. You may read, knit, talk, stretch, play cards or look out at the street. Neither of you has to entertain the other. At the end, say what you missed and what you didn’t. Decide on one evening a week for it.',
    difficulty: 'easy',
    timeRequired: 60,
    category: 'shared-rest',
  },
  {
    id: 'activity-shared-rest-03',
    tags: [],
    needs: ['things'],
    title: 'Read to Me',
    description: 'Let one read aloud while the other does nothing at all.',
    instructions:
      'Choose something that’s already in the house: a novel, a cookbook, a childhood favorite, even the manual of the mixer. One makes themselves comfortable with eyes closed. The other reads for ten minutes, slowly, with voices if the text allows. Falling asleep counts as applause. Switch, with the same book or another. Talk for a minute about who read to you when you were little, or whose voice you would have liked. Leave the book by the bed with a marker in it for another night.',
    difficulty: 'easy',
    timeRequired: 20,
    category: 'shared-rest',
  },
  {
    id: 'activity-shared-rest-04',
    tags: [],
    needs: [],
    title: 'Window Seats',
    description: 'Look out of a window side by side and let the world do the talking.',
    instructions:
      'Pull two chairs up to the window with the best view, even if it’s a parking lot. Sit close enough to touch. For the first five minutes, stay silent and just watch: clouds, dogs, the neighbor with the ladder. For the next five, take turns saying what you see, beginning each time with “There’s.” Leave out opinions. Notice what draws your partner’s eye. Close by inventing where one of the passersby is heading tonight. Come back to the seats at another hour this week and compare.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'shared-rest',
  },
  {
    id: 'activity-shared-rest-05',
    tags: [],
    needs: ['paper'],
    title: 'A Parking Lot for Worries',
    description: 'Empty your heads onto paper before the evening begins.',
    instructions:
      'Each takes a sheet and writes for four minutes whatever is circling in the mind: the test result, a friend’s silence, the roof, the hearing on the ninth. Single words are enough. Then mark each with a letter. T means something can be done tomorrow, W means wait, and N means it isn’t ours to solve. Show each other as much as you like. Take one T each and set a time for it. Put both sheets under a heavy object in another room. They’ll be there in the morning. Stop whenever one of you wants to. You can come back to it, or not.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'shared-rest',
  },
  {
    id: 'activity-shared-rest-06',
    tags: [],
    needs: ['calendar'],
    title: 'Cancel One Thing',
    description: 'Make some air in the coming week by taking out a single commitment.',
    instructions:
      'Look at the next seven days together. Each reads out all the appointments, including the ones nobody entered, such as visiting, driving and being nice on the phone. For every item ask: who would be harmed if it didn’t happen? Find one that could be moved, shortened or dropped with no harm to anyone. Write the message right now, friendly and without excuses. Block the freed hour in the calendar as taken. Decide that it may not be used for chores, and say what you will not do instead.',
    difficulty: 'moderate',
    timeRequired: 10,
    category: 'shared-rest',
  },
  {
    id: 'activity-shared-rest-07',
    tags: [],
    needs: ['phone'],
    title: 'Floor, Music, Nothing',
    description: 'Lie on the floor and listen to a whole piece of music together.',
    instructions:
      'Each suggests a piece of five to eight minutes. It should be one you’ve never used as background. Lie down on the carpet, head to head or side by side, with a cushion under the knees. Turn up the sound a little more than usual. While the music plays, there’s no talking and no looking things up. After each piece, stay quiet for a moment. Then tell what you saw or where you were in your mind. Thank the floor, help each other up, and drink a glass of water.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'shared-rest',
  },
  {
    id: 'activity-shared-rest-08',
    tags: [],
    needs: [],
    title: 'Ten Minutes of Nobody',
    description: 'Rest side by side with no one to take care of.',
    instructions:
      'Lie down or lean back next to each other. Say out loud, one after the other, what you are putting down for ten minutes: the dishes, the email, the worry about Sunday. Then close your eyes. If one falls asleep, good. If a thought comes, let it go by like a car. When time is up, stay for one more minute with open eyes. Say what was hardest to put down, and who could help you with it.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'shared-rest',
  },
  {
    id: 'activity-shared-rest-09',
    tags: [],
    needs: [],
    title: 'Listen to the House',
    description: 'Sit in the dark together and let the house do the talking.',
    instructions:
      'Turn off the lights and sit close. For five minutes say nothing and listen: pipes, a clock, the street, someone’s breath. Then take turns. Each names one sound and what it reminds you of, however far back. Go on until you have five each. End with the sound that means “all is well” to you. If the dark isn’t restful for one of you, leave a lamp on.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'shared-rest',
  },
];
