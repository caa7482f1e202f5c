import type { SeedActivity } from '../types.js';

export const otherHouseholdActivities: readonly SeedActivity[] = [
  {
    id: 'activity-other-household-01',
    tags: ['ex'],
    title: 'Write It, Rest It, Halve It',
    description:
      'Answer a difficult message in three calm steps, with your partner as a second pair of eyes.',
    instructions:
      'Take a message from an ex, a former in-law or anyone else who gets under your skin. Write the answer you’d love to send, on paper. Put it face down and do something with your hands for five minutes. Then strike out every word about the past, every guess about motives and every “always.” What is left should be brief, polite and about one matter. Your partner reads it for tone only. Decide on the hour to send it, and tear up the first version.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-02',
    tags: ['ex'],
    title: 'The Ten-Minute Container',
    description:
      'Give the topic of the other household a fixed beginning and end, so the evening stays yours.',
    instructions:
      'Set a timer for ten minutes. Until it rings, either of you may say anything about the ex, the schedule, the lawyer’s letter or the former in-laws. The listener just nods and now and then asks, “Anything else?” When the bell goes, each says one thing to be done about it and when. Then stand up, open a window and change rooms. For the rest of the evening the subject is closed. If it sneaks back, say “tomorrow’s ten” and smile.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-03',
    tags: ['ex'],
    title: 'A Business Voice',
    description: 'Rehearse a voice for hard calls that is neither icy nor hot.',
    instructions:
      'Think of someone you like dealing with at the bank or the dentist. How do they sound? Choose a typical call with an ex or a prickly relative: swapping a weekend, a late arrival, a bill. One plays the caller, who pushes a bit. The other answers in the business voice: short, friendly, one topic, “I’ll check and write to you by six.” Swap roles. Give each other one tip on pace and one on words. Finish with an absurdly formal call about the missing ketchup.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-04',
    tags: ['ex', 'children'],
    title: 'No More Little Mail Carriers',
    description: 'Find every message that travels through a child or a friend, and give it another route.',
    instructions:
      'List the last few messages that reached the other home, or another branch of the family, by way of someone in the middle. “Tell your mother.” “Ask your brother if he’s still angry.” Next to each, note how that person may have felt carrying it. Then assign a direct route: a text, a shared calendar, an e-mail on Fridays. Agree on a sentence for when a message arrives the wrong way, such as “Thanks, I’ll ask him myself.” Move one message onto its new road today.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-05',
    tags: ['ex', 'two-homes'],
    title: 'Doorstep Manners',
    description: 'Script the two minutes at the door, or in the parking lot, when households meet.',
    instructions:
      'Describe how handovers or meetings with the former family usually go: who stands where, who talks, how it feels in the stomach. Together write a script of five lines at most. A greeting, one fact about the day, one good wish, goodbye. Decide where the partner will be: beside you, in the car, upstairs with the radio on. Walk through it at your own front door. Add what you’ll do for each other right afterward. No former family? Script a meeting with a difficult neighbor.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-06',
    tags: ['ex', 'children'],
    title: 'Who Talks to Whom',
    description: 'Draw the lines of contact around your marriage and tidy up the tangled ones.',
    instructions:
      'Put your two names in the center of a page. Around them write everyone with a say in your days: exes, grandparents, teachers, lawyers, the coach, a bossy aunt. Draw a line for every regular contact and mark who holds it. Which lines cross? Which person gets news from both of you, in two versions? Choose one line to hand over fully to one partner and one line to shorten. Tell each other what you need to know about those contacts, and what you’d rather not.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-07',
    tags: [],
    title: 'Office Hours',
    description: 'Set times at which messages from outside get read and answered, and times when they don’t.',
    instructions:
      'Look at the past week and name the hours in which a message spoiled your mood. Each proposes one window a day for reading and answering such messages, apart from true emergencies. Define what an emergency is, in one line, so that nobody has to guess. Choose a place where phones spend the rest of the evening. Change the sound or the notification for the contact in question right now. Try it for five days. Then ask what got calmer, and what you missed.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-08',
    tags: ['ex', 'children'],
    title: 'The Other House on a Good Day',
    description: 'Picture an ordinary good day in the other household, without irony.',
    instructions:
      'This one takes some generosity, so choose an evening when you are rested. Think of the home where an ex or former in-laws live. Each of you tells, in turns, one plausible scene from a decent day there: someone makes pancakes, someone laughs, someone worries about money too. Stay with things that might be true. Notice where it pinches and say so. Then talk about what becomes easier for you, or for a child, if that house does well. Write down one wish for it. Nobody has to send it.',
    difficulty: 'deeper',
    timeRequired: 30,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-09',
    tags: ['ex'],
    title: 'What I’d Like to Know, and When',
    description: 'Agree on how much each of you hears about contact with an ex or the former family.',
    instructions:
      'Each takes a slip of paper and writes three lists: tell me at once, tell me this week, spare me. Fill them with real cases: schedule changes, a new partner over there, old photos, a friendly chat at the school play. Compare. Where you differ, let the person who has the contact say what feels private, and the other what feels lonely. Settle two cases for now. Choose a calm moment of the day for such news, never the last ten minutes before sleep.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-10',
    tags: ['ex'],
    title: 'The Side Your Partner Doesn’t See',
    description: 'Talk about being in the middle between a former partner and the present one.',
    instructions:
      'One of you has more to do with an ex, with former in-laws or with a late spouse’s family. That person speaks first, for eight minutes, about standing between two sides: what gets softened, what gets hidden to keep the peace, what is tiring. The other listens and asks, “What would make it easier with me?” Then the listener has eight minutes on waiting at the edge of it. Each offers one small relief for the coming week. Thank each other for the part that was hard to say.',
    difficulty: 'deeper',
    timeRequired: 25,
    category: 'other-household',
  },
];
