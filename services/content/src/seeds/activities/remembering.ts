import type { SeedActivity } from '../types.js';

export const rememberingActivities: readonly SeedActivity[] = [
  {
    id: 'activity-remembering-01',
    tags: [],
    needs: [],
    title: 'Say the Name',
    description: 'Let someone who has died be spoken of for a few minutes, with ease.',
    instructions:
      'Each thinks of someone who has died and whom you still talk to in your head. Say the name out loud. Tell one thing they always said and one thing they were bad at. Your partner may ask, “What would they say about us?” It is fine to laugh. If tears come, nobody has to fix them. When you are done, thank each other for listening. You may pass, and a name is enough.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'remembering',
  },
  {
    id: 'activity-remembering-02',
    tags: [],
    needs: [],
    title: 'Room for More Than One Love',
    description: 'Talk about how love for someone from before can live next to love for each other.',
    instructions:
      'This one is for any couple in which someone was loved before, and lost. The one who lost speaks first, for seven minutes: what I still carry, when it comes, what I am afraid to show. Then the other has seven minutes: what it is like beside it, what I am afraid to ask. No one answers. At the end each says, “One thing that helps is…” Stop whenever you like. Grief keeps no schedule.',
    difficulty: 'deeper',
    timeRequired: 20,
    category: 'remembering',
  },
  {
    id: 'activity-remembering-03',
    tags: [],
    needs: [],
    title: 'The Hard Date, Hour by Hour',
    description: 'Make a gentle plan for the next day that will be heavy for one of you.',
    instructions:
      'Choose the next date that may weigh on one of you: a birthday, a wedding day, the day someone died. Go through it by the hour. When is it worst? Who calls? What should not be on the calendar? The one it belongs to says what helps: company, quiet, work, a walk to a place. The other says what they can do gladly. Agree that the plan may change that morning. Either of you may stop here.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'remembering',
  },
  {
    id: 'activity-remembering-04',
    tags: [],
    needs: [],
    title: 'One Habit Carried On',
    description: 'Find a habit you have from someone who is gone, and let it be seen.',
    instructions:
      'Look for something you do that came from a person who has died or moved away: how you fold a shirt, salt the soup, say goodbye on the phone. Show it, right now. Tell who you have it from and what it was like to stand next to them. Your partner tries it too. Decide whether it stays yours or becomes something you both do. A habit is a small, kind way to keep someone.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'remembering',
  },
  {
    id: 'activity-remembering-05',
    tags: [],
    needs: [],
    title: 'Thank You to Someone Gone',
    description: 'Thank a person who can no longer hear it, with your partner as the witness.',
    instructions:
      'Think of somebody who has died or is out of your life for good, and who did you good. Turn a little away and speak to them for two minutes, as if they stood by the window. Say what they gave you, and what you did with it. Your partner listens and then says one thing they can see of it in you. Trade places. You can whisper, and either of you can pass.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'remembering',
  },
  {
    id: 'activity-remembering-06',
    tags: [],
    needs: [],
    title: 'A Word for a Grief Day',
    description: 'Agree on a short phrase that means today is heavy, and on what follows.',
    instructions:
      'Some days are heavy for no reason anyone can see. Agree on a phrase for that, such as “grief day” or just “cloudy.” The one who says it owes no story. The other asks one thing only: “Near or not near?” Practice both answers. Decide who picks up the small jobs on such a day and how you’ll know it is over. It works for losses of every kind, old and new.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'remembering',
  },
  {
    id: 'activity-remembering-07',
    tags: [],
    needs: [],
    title: 'The Stories Nobody Else Has Heard',
    description: 'Trade one story each from a time your partner never saw.',
    instructions:
      'Each tells a story from a life your partner never saw: a kitchen, a hospital hallway, a road trip, a house with other people in it. Choose one with a little light in it. Take eight minutes and let them ask where the light came from and who was standing there. The listener ends with, “I’m glad you told me, because…” Nobody is compared with anybody. Pass on any part you like.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'remembering',
  },
  {
    id: 'activity-remembering-08',
    tags: [],
    needs: [],
    title: 'Their Family, Our Doorstep',
    description: 'Decide how you want to welcome people who belong to an earlier chapter.',
    instructions:
      'Think of the people who came with an earlier life: the parents of someone who has died, an old friend of the family, a godparent. Each says what feels good about seeing them and what feels strange. Agree on one small thing you would like to offer, such as a visit, a photo or a phone call. Agree on one thing that stays with the two of you. If it stirs up a lot, stop and come back another day.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'remembering',
  },
  {
    id: 'activity-remembering-09',
    tags: [],
    needs: [],
    title: 'A Place That Is Gone',
    description: 'Show each other a place that you can no longer visit.',
    instructions:
      'Each thinks of a place that is gone or changed: a grandmother’s kitchen, a store, a field, a first apartment. Close your eyes and lead your partner in through the door. Say what is on the left, what it smells like, where the light comes from, who is there. Your partner may ask, “May I sit down? Where?” After five minutes, say goodbye to it and come out. Trade. You may stop at the door if it is too much.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'remembering',
  },
  {
    id: 'activity-remembering-10',
    tags: [],
    needs: [],
    title: 'What I’m Still Carrying',
    description: 'Name one weight from the past month without setting it right.',
    instructions:
      'Each chooses one thing you’re still carrying from the last weeks: bad news, a goodbye, a worry about somebody. Say it in three sentences. The other holds out two open hands, as if you could lay it there, and says, “I’ve got it for a minute.” Nobody gives advice. Then breathe. The one who spoke takes it back, or leaves a piece of it. Trade. You may pass, and some weights belong with a friend, a doctor or a counselor.',
    difficulty: 'moderate',
    timeRequired: 10,
    category: 'remembering',
  },
];
