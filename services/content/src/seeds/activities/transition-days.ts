import type { SeedActivity } from '../types.js';

export const transitionDaysActivities: readonly SeedActivity[] = [
  {
    id: 'activity-transition-days-01',
    tags: ['children'],
    title: 'An Hour With Nothing in It',
    description: 'Protect the first hour after an arrival from plans, questions and errands.',
    instructions:
      'Look at the next day on which someone arrives: children, grown children, visitors, one of you from a trip. Block sixty minutes on the calendar after the arrival and write “nothing.” Decide who handles dinner, the dog and the phone, so the hour can stay empty. Agree on what is allowed: food, couch, a game someone else starts. Questions wait. Talk about how each of you tends to fill such a silence, and what you’ll do with your hands instead.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-02',
    tags: [],
    title: 'The Landing Snack',
    description: 'Choose one thing to eat that always means: you’re here now.',
    instructions:
      'Arrivals go better with something in the mouth. Together think of a simple snack that can be made from what you usually have at home, like toast strips, apple slices or popcorn. It should be the same each time, set out in the same bowl, at the same spot. Nobody has to talk while eating. Make a test portion tonight and sit with it for five minutes, without phones. Tell each other what food meant “home” when you were small. Choose the bowl.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-03',
    tags: ['children', 'just-us'],
    title: 'Walk Through the Quiet House',
    description: 'Take a slow walk through your home after people have left, and let the change sink in.',
    instructions:
      'When children or guests have gone, don’t clean up yet. Go from room to room hand in hand. In each, say one thing you’ll miss and one thing you’re relieved about. Both are welcome, even in the same breath. Close one door on purpose and open one window. Sit down where the house is quietest and drink something warm. Decide how tonight should feel, cozy or lively, and who needs time alone first. If nobody left today, do it from memory.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-04',
    tags: ['two-homes'],
    title: 'The Day-Before Huddle',
    description:
      'Spend a few minutes on the evening before a change of household, so that the day finds you ready.',
    instructions:
      'Sit down with the calendar. Say out loud what tomorrow brings: who comes or goes, at what time, by which car, in what mood most likely. Each of you names one moment that could get tight and one thing you need in order to stay kind. Share out the tasks in a list of four lines. Agree on when the two of you will have ten minutes for yourselves, and guard them. End with a hand on a shoulder and a plain “We’ve done this before.”',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-05',
    tags: ['children'],
    title: 'Say, Do, Look Forward',
    description: 'Shape a goodbye that is warm, short and always the same.',
    instructions:
      'Long goodbyes pull, and missing ones hurt. Design yours in three parts: something to say, something to do, something to look forward to. “See you Thursday,” a fist bump, “Thursday we finish the puzzle.” Practice it on each other at the front door until it takes less than a minute. Think of who else could use it: a child, a parent in a care home, a partner leaving on a work trip. Decide what the ones who stay behind will do in the five minutes afterward.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-06',
    tags: ['two-homes'],
    title: 'The Bag by the Door',
    description: 'Take the hunt for chargers, cleats and pills out of the day of leaving.',
    instructions:
      'Remember what got forgotten over the past few months and who had to drive back for it. Make a list, in the order in which things are used rather than by person. Draw little pictures if there are small children. Find a bag and a fixed place for it by the door. Ask which things could exist twice, so that nothing needs to travel, and note them for later. Hang the list at eye level. Then pack a fun item for the next traveler, perhaps a note.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-07',
    tags: ['ex', 'two-homes'],
    title: 'Decompression for the Driver',
    description: 'Help the one who handles the handover to come home in mind as well as in body.',
    instructions:
      'The partner who drives, waits in the lobby or makes the call often comes back with a tight jaw. Ask that person: what do the last ten minutes there feel like, and what do you still hear on the way home? Listen without comment on the ex. Then build a small landing strip together. A certain song in the car, five minutes on the porch, a shower, a greeting with no question in it. The one at home says what waiting is like. Try it at the next handover.',
    difficulty: 'deeper',
    timeRequired: 20,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-08',
    tags: ['children'],
    title: 'First Night, Last Night',
    description: 'Compare how the first and last nights of a visit feel, and change one habit around them.',
    instructions:
      'On a sheet, make two columns: the first night and the last night of a stay, whether it’s children, relatives or one of you returning. For each, note what people do, who is loud, who withdraws, what usually goes wrong. Look for the feeling under it, such as testing, dreading or catching up. Now put yourselves on the sheet too. Where do you snap, where do you overdo the cheer? Choose one change for the first night and one for the last. Write them on the calendar.',
    difficulty: 'deeper',
    timeRequired: 25,
    category: 'transition-days',
  },
];
