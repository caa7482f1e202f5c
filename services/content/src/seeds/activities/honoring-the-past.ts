import type { SeedActivity } from '../types.js';

export const honoringThePastActivities: readonly SeedActivity[] = [
  {
    id: 'activity-honoring-the-past-01',
    tags: [],
    needs: ['things'],
    title: 'One Object, One Story',
    description: 'Give a thing from before its story, and let your partner be its audience.',
    instructions:
      'Each fetches an object from the time before you met that you’ve never really explained: a mug, a toolbox, a scarf, a key that fits nothing. Hold it while you talk for about eight minutes. Where did it live? What did it see? What would it say about you then? The listener doesn’t judge anyone in the story, present or absent, and asks one question at the end. Afterward decide whether it stays where it was or moves to a spot where both of you will pass it. If the story gets heavy, stop and put the thing down.',
    difficulty: 'moderate',
    timeRequired: 25,
    category: 'honoring-the-past',
  },
  {
    id: 'activity-honoring-the-past-02',
    tags: [],
    topics: ['loss'],
    needs: ['calendar'],
    title: 'Dates That Carry Weight',
    description: 'Mark the days in the year that one of you feels and the other might not know about.',
    instructions:
      'Go through the twelve months with a pencil. Each names dates that still tug: a death, a wedding, a court date, a due date, the last day in an old house. Say in a sentence how that day tends to go for you. Then say what you’d like from your partner: leave me be, come along, bring soup, ask at night. Enter a small sign in the shared calendar that only you two can read. Choose the nearest of those dates and decide how to meet it. Pass on a date that you would rather keep to yourself.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'honoring-the-past',
  },
  {
    id: 'activity-honoring-the-past-03',
    tags: [],
    topics: ['loss'],
    needs: ['things'],
    title: 'A Light for the Absent',
    description: 'Take a quiet quarter hour for those who are missing from your life together.',
    instructions:
      'Light a candle or switch on a small lamp. Each thinks of someone who has died, moved away or dropped out of your life, perhaps a relative you were fond of. Say the name aloud and tell one detail: a gesture, a saying, the way they peeled an apple. The other may ask, “What did they teach you without trying?” Let there be pauses. If tears come, there’s no hurry. When you are both ready, put out the light together and make something warm to eat. You may pass, and just watch the light.',
    difficulty: 'deeper',
    timeRequired: 20,
    category: 'honoring-the-past',
  },
  {
    id: 'activity-honoring-the-past-04',
    tags: [],
    needs: ['paper'],
    title: 'One Useful Line',
    description: 'Boil down what the past taught you until only the useful part is left.',
    instructions:
      'Choose something that went wrong in an ordinary way. What someone did to harm you stays theirs, blame and all, so leave that out. Each writes one grumpy sentence about it. Nobody else will read it. Now rewrite it in steps. First take out the name, then the blame, then every “never” and “always.” Turn what remains into a sentence about yourself: “I do better when…” or “I’ve learned to ask for…” Read each other only the last version. Say how your partner can help you live by it. Tear up the first drafts into very small pieces and enjoy the sound. You may pass, and tear up yours unread.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'honoring-the-past',
  },
  {
    id: 'activity-honoring-the-past-05',
    tags: [],
    needs: ['paper'],
    title: 'Letter to the One Who Hadn’t Met You Yet',
    description: 'Write to yourself as you were in the year before this relationship began.',
    instructions:
      'For fifteen minutes, each writes a letter to the person you were a year before you met. Begin with where they’re sitting: at which table, in which light, with what worry. Tell them what they’re right about, what will turn out otherwise, and what they can stop carrying. Be as gentle as you’d be with a friend. Then read your letters to each other, or the parts you want to share. The listener says which line they wish they could have brought to that table in person. Stop where you like, or leave the letter folded.',
    difficulty: 'deeper',
    timeRequired: 30,
    category: 'honoring-the-past',
  },
  {
    id: 'activity-honoring-the-past-06',
    tags: [],
    needs: ['paper'],
    title: 'Floor Plans From Memory',
    description: 'Draw a home you used to live in and give your partner the tour.',
    instructions:
      'Each takes a large sheet and draws the floor plan of a home that mattered before: a childhood house, a first apartment, the place you left. Put in furniture, a pet, the squeaky stair. Then lead your partner through with a finger, room by room. Tell what happened at the kitchen table and where you went to be alone. The guest may open one closet and ask what’s in it. Finally, point to one thing from that home you’d like to have again here, such as the light or the noise. You may stop at any door.',
    difficulty: 'easy',
    timeRequired: 25,
    category: 'honoring-the-past',
  },
  {
    id: 'activity-honoring-the-past-07',
    tags: [],
    needs: [],
    title: 'The Good I Kept',
    description: 'Name one good thing that came out of a hard time, and who helped.',
    instructions:
      'Each thinks of a hard stretch from before you met. You don’t have to tell what it was. Name one good thing you kept from it: a skill, a friend, a sense of humor, a line you don’t cross anymore. Tell how you found out that you had it. Your partner says where they see it in you today. Trade. Not every bad time leaves something good, and it doesn’t have to. Either of you may pass.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'honoring-the-past',
  },
  {
    id: 'activity-honoring-the-past-08',
    tags: [],
    needs: [],
    title: 'A Title for Every Ten Years',
    description: 'Give each decade of your lives a title, like chapters in a book.',
    instructions:
      'Start at zero and go up by tens. Each gives every decade of your life a title, quick and without thinking too long: “Mud and Cousins,” “The Green Car,” “Paying Rent.” Say one sentence on each. The other may choose one chapter and ask to hear a page of it. Skip what you like, and stop where you want to. When you come to the present decade, make up its title together. Then whisper a guess for the next one.',
    difficulty: 'easy',
    timeRequired: 20,
    category: 'honoring-the-past',
  },
];
