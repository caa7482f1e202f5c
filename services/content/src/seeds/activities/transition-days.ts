import type { SeedActivity } from '../types.js';

export const transitionDaysActivities: readonly SeedActivity[] = [
  {
    id: 'activity-transition-days-01',
    tags: [],
    needs: ['calendar'],
    title: 'An Hour With Nothing in It',
    description: 'Protect the first hour after an arrival from plans, questions and errands.',
    instructions:
      'Look at the next day on which someone arrives: family, visitors, one of you from a trip. Block sixty minutes on the calendar after the arrival and write “nothing.” Decide who handles dinner, the dog and the phone, so the hour can stay empty. Agree on what is allowed: food, couch, a game someone else starts. Questions wait. Talk about how each of you tends to fill such a silence, and what you’ll do with your hands instead.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-02',
    tags: [],
    place: 'kitchen',
    needs: [],
    title: 'The Landing Snack',
    description: 'Choose one thing to eat that always means: you’re here now.',
    instructions:
      'Coming home goes better with something to eat. Together think of a simple snack that can be made from what you usually have at home, like buttered toast, apple slices or popcorn. It should be the same each time, set out in the same bowl, at the same spot. Nobody has to talk while eating. Try it tonight and sit with it for five minutes, without phones. Tell each other what food meant “home” when you were small. Choose the bowl.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-03',
    tags: ['just-us'],
    needs: [],
    title: 'Walk Through the Quiet House',
    description: 'Take a slow walk through your home after people have left, and let the change sink in.',
    instructions:
      'When family or guests have gone, don’t clean up yet. Go from room to room hand in hand. In each, say one thing you’ll miss and one thing you’re relieved about. Both are welcome, even in the same breath. Close one door on purpose and open one window. Sit down where the house is quietest and drink something warm. Decide how tonight should feel, cozy or lively, and who needs time alone first. If nobody left today, do it from memory. You may stop in any doorway.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-04',
    tags: ['two-homes'],
    needs: ['calendar'],
    title: 'The Day-Before Huddle',
    description:
      'Spend a few minutes the evening before someone changes homes, so that you’re ready for the day.',
    instructions:
      'Sit down with the calendar. Say out loud what tomorrow brings: who comes or goes, at what time, by which car, in what mood most likely. Each of you names one moment that could get tight and one thing you need in order to stay kind. Divide the jobs in a list of four lines. Agree on when the two of you will have ten minutes for yourselves, and guard them. End with a hand on a shoulder and a plain “We’ve done this before.”',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-05',
    tags: [],
    needs: [],
    title: 'Say, Do, Look Forward',
    description: 'Shape a goodbye that is warm, short and always the same.',
    instructions:
      'Long goodbyes pull, and missing ones hurt. Design yours in three parts: something to say, something to do, something to look forward to. “See you Thursday,” a fist bump, “Thursday we finish the puzzle.” Practice it on each other at the front door until it takes less than a minute. Think of who else could use it: a parent in a nursing home, a friend, a partner leaving on a work trip. Decide what the ones who stay behind will do in the five minutes afterward.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-06',
    tags: ['two-homes'],
    needs: ['things'],
    title: 'The Bag by the Door',
    description: 'No more hunting for chargers, cleats and pills on the day someone leaves.',
    instructions:
      'Remember what got forgotten over the past few months and who had to drive back for it. Make a list, in the order in which things are used rather than by person. Draw little pictures if there are small children. Find a bag and a fixed place for it by the door. Ask which things could exist twice, so that nothing needs to travel, and note them for later. Hang the list at eye level. Then pack a fun item for the next traveler, perhaps a note.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-07',
    tags: ['ex', 'two-homes'],
    needs: [],
    title: 'Decompression for the Driver',
    description: 'Help the one who handles the drop-off really arrive back home.',
    instructions:
      'The partner who drives, waits in the lobby or makes the call often comes back with a tight jaw. Ask that person: what do the last ten minutes there feel like, and what do you still hear on the way home? Listen without comment on the ex. Then build a small landing strip together. A certain song in the car, five minutes on the porch, a shower, a greeting with no question in it. The one at home says what waiting is like. Try it after the next drop-off. Pass if the last drop-off is still too near.',
    difficulty: 'deeper',
    timeRequired: 20,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-08',
    tags: [],
    needs: ['paper'],
    title: 'First Night, Last Night',
    description: 'Compare how the first and last nights of a visit feel, and change one habit around them.',
    instructions:
      'On a sheet, make two columns: the first night and the last night of a stay, whether it’s family, friends or one of you returning. For each, note what people do, who is loud, who withdraws, what usually goes wrong. Look for the feeling under it, such as testing, dreading or catching up. Now put yourselves on the sheet too. Where do you snap, where do you overdo the cheer? Choose one change for the first night and one for the last. Write them on the calendar. You may stop after the first night.',
    difficulty: 'deeper',
    timeRequired: 25,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-09',
    tags: [],
    needs: [],
    title: 'The Two-Minute Weather Report',
    description: 'Tell each other how full your heads are before the evening begins.',
    instructions:
      'When you meet again after a day apart, stand still for two minutes. Each gives a weather report: how the day was, what is left of it in you, and what the evening may bring. “Windy, some thunder at two, clearing slowly.” The other asks one question and offers nothing. Then you decide together: quiet, company or help? Do it right now for today. If it fits, keep it for a week.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-10',
    tags: ['two-homes'],
    needs: [],
    title: 'When They Live Mostly Elsewhere',
    description: 'Talk about loving a child who is here only some of the time.',
    instructions:
      'Start with the parent: what is it like when the child is not here? What do you do with the room, the mornings, the phone? Take five minutes. Then the partner: what is it like for you when they come, and when they go? Take five as well. Agree on one thing that keeps the child present between visits and one thing that keeps the two of you present during them. You may stop at any point.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'transition-days',
  },
  {
    id: 'activity-transition-days-11',
    tags: [],
    needs: [],
    title: 'Meet in the Middle of the Day',
    description: 'Build a one-minute bridge between the two of you at noon.',
    instructions:
      'Choose a minute in the middle of the day at which you will think of each other on purpose. It might be the first bite of lunch or the walk to the car. Decide what goes with it: a text of one word, a hand on your ring, or nothing at all. Each says what the other is usually doing at that hour, and gets corrected. Try it tomorrow. In the evening, say what was in front of you at noon. If you forgot, laugh about it.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'transition-days',
  },
];
