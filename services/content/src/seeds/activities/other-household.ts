import type { SeedActivity } from '../types.js';

export const otherHouseholdActivities: readonly SeedActivity[] = [
  {
    id: 'activity-other-household-01',
    tags: [],
    needs: ['paper'],
    title: 'Write It, Rest It, Halve It',
    description:
      'Answer a difficult message in three calm steps, with your partner as a second pair of eyes.',
    instructions:
      'Take a message from anyone who gets under your skin. Write the answer you’d love to send, on paper. Put it face down and do something with your hands for five minutes. Then strike out every word about the past, every guess about motives and every “always.” What is left should be brief, polite and about one matter. Your partner reads it for tone only. Decide on the hour to send it, and tear up the first version. If it still burns, stop and leave it for tomorrow.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-02',
    tags: ['ex'],
    needs: [],
    title: 'The Ten-Minute Container',
    description:
      'Give the topic of the other household a fixed beginning and end, so the evening stays yours.',
    instructions:
      'Set a timer for ten minutes. Until it rings, either of you may say anything about the ex, the schedule, the lawyer’s letter or the former in-laws. The listener just nods and now and then asks, “Anything else?” When the timer rings, each says one thing to be done about it and when. Then stand up, open a window and change rooms. For the rest of the evening the subject is closed. If it sneaks back, say “tomorrow’s ten” and smile. Either of you may stop before the timer rings.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'other-household',
    wordings: [
      {
        key: 'worry',
        tags: [],
        description: 'Give one worry a fixed beginning and end, so the evening stays yours.',
        instructions:
          'Choose a subject that keeps coming up: a relative, a bill, work. Set a timer for ten minutes. Until it rings, either of you may say anything about it. The listener just nods and now and then asks, “Anything else?” When the timer rings, each says one thing to be done about it and when. Then stand up, open a window and change rooms. For the rest of the evening the subject is closed. If it sneaks back, say “tomorrow’s ten” and smile. Either of you may stop before the timer rings.',
      },
    ],
  },
  {
    id: 'activity-other-household-03',
    tags: ['ex'],
    needs: [],
    title: 'A Business Voice',
    description: 'Rehearse a voice for hard calls that is neither icy nor hot.',
    instructions:
      'Think of someone you like dealing with at the bank or the dentist. How do they sound? Choose a typical call with an ex or a touchy relative: swapping a weekend, a late arrival, a bill. One plays the caller, who pushes a bit. The other answers in the business voice: short, friendly, one topic, “I’ll check and write to you by six.” Swap roles. Give each other one tip on pace and one on words. Finish with an absurdly formal call about the missing ketchup.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'other-household',
    wordings: [
      {
        key: 'relative',
        tags: [],
        instructions:
          'Think of someone you like dealing with at the bank or the dentist. How do they sound? Choose a typical call with a touchy relative or an office: moving a visit, a late arrival, a bill. One plays the caller, who pushes a bit. The other answers in the business voice: short, friendly, one topic, “I’ll check and write to you by six.” Swap roles. Give each other one tip on pace and one on words. Finish with an absurdly formal call about the missing ketchup.',
      },
    ],
  },
  {
    id: 'activity-other-household-04',
    tags: ['ex', 'children'],
    needs: ['paper'],
    title: 'No More Little Mail Carriers',
    description: 'Find every message that travels through a child or a friend, and give it another route.',
    instructions:
      'List the last few messages that reached the other home, or another branch of the family, by way of someone in the middle. “Tell your mother.” “Ask your brother if he’s still angry.” Next to each, note how that person may have felt carrying it. Then assign a direct route: a text, a shared calendar, an email on Fridays. Agree on a sentence for when a message arrives the wrong way, such as “Thanks, I’ll ask him myself.” Move one message onto its new road today.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-05',
    tags: ['ex', 'two-homes'],
    needs: ['paper'],
    title: 'Doorstep Manners',
    description: 'Script the two minutes at the door, or in the parking lot, when households meet.',
    instructions:
      'Describe how drop-offs usually go: who stands where, who talks, how it feels in your stomach. Together write a script of five lines at most. A greeting, one fact about the day, one good wish, goodbye. Decide where the partner will be: beside you, in the car, upstairs with the radio on. Walk through it at your own front door. Add what you’ll do for each other right afterward.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-06',
    tags: [],
    needs: ['paper'],
    title: 'Who Talks to Whom',
    description: 'Draw who is in touch with whom around your marriage, and untangle one line.',
    instructions:
      'Put your two names in the center of a page. Around them write everyone with a say in your days: grandparents, teachers, a landlord, a manager, a bossy aunt. Your own friends, and anyone you turn to for yourself, stay off the page. Draw a line for every regular contact and mark who holds it. Which lines cross? Which person gets news from both of you, in two versions? Choose one line that one of you could take over from the other. Then each names one line that stays your own. Tell each other what you need to know about those contacts, and what you’d rather not. This is not for a relationship with fear in it.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-07',
    tags: [],
    needs: ['phone'],
    title: 'Office Hours',
    description:
      'Pick one kind of message that spoils your evening, and decide for yourself when to read it.',
    instructions:
      'Each chooses one kind of message that spoils your evening: work, bills, one hard relative. Decide when you will read it, for your own phone only. It may be after breakfast, or at six with a cup of tea. Change the sound for that one kind right now, if you like. Friends, the rest of the family and anyone you turn to for help are never part of this. Try it for five days. Then tell each other what got calmer, as much as you want to tell. This is not for a relationship with fear in it.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-08',
    tags: ['ex', 'children'],
    needs: [],
    title: 'The Other House on a Good Day',
    description: 'Picture an ordinary good day in the other household, without irony.',
    instructions:
      'This one takes some generosity, so choose an evening when you are rested. Think of the home where an ex or former in-laws live. Each of you tells, in turns, one plausible scene from a decent day there: someone makes pancakes, someone laughs, someone worries about money too. Stay with things that might be true. Notice where it pinches and say so. Then talk about what becomes easier for you, or for a child, if that house does well. Each says one wish for it. Nobody has to send it. If that home isn’t safe for someone, leave this one out. You may stop after one scene.',
    difficulty: 'deeper',
    timeRequired: 30,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-09',
    tags: ['ex'],
    needs: ['paper'],
    title: 'What I’d Like to Know, and When',
    description: 'Agree on how much each of you hears about contact with an ex or the former family.',
    instructions:
      'Each takes a slip of paper and writes three lists: tell me at once, tell me this week, spare me. Fill them with real cases: schedule changes, a new partner over there, old photos, a friendly chat at the school play. Compare. Where you differ, let the person who has the contact say what feels private, and the other what feels lonely. Settle two cases for now. Choose a calm moment of the day for such news, never the last ten minutes before sleep. You may pass on any case. This is not for a relationship with fear in it.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'other-household',
    wordings: [
      {
        key: 'family',
        tags: [],
        description: 'Agree on how much each of you hears about contact with family and people from before.',
        instructions:
          'Each takes a slip of paper and writes three lists: tell me at once, tell me this week, spare me. Fill them with real cases: a change of plans, news from a sister, old photos, a friendly chat with someone from before. Compare. Where you differ, let the person who has the contact say what feels private, and the other what feels lonely. Settle two cases for now. Choose a calm moment of the day for such news, never the last ten minutes before sleep. You may pass on any case. This is not for a relationship with fear in it.',
      },
    ],
  },
  {
    id: 'activity-other-household-10',
    tags: ['ex'],
    needs: [],
    title: 'The Side Your Partner Doesn’t See',
    description: 'Talk about being in the middle between a former partner and the present one.',
    instructions:
      'One of you has more to do with an ex, with former in-laws or with a late spouse’s family. That person speaks first, for eight minutes, about standing between two sides: what gets softened, what you swallow to keep the peace, what is tiring. The other listens and asks, “What would make it easier with me?” Then the listener has eight minutes on waiting at the edge of it. Each offers one small relief for the coming week. Thank each other for the part that was hard to say. Either of you may pass, or stop before the time is up. This is not for a relationship with fear in it.',
    difficulty: 'deeper',
    timeRequired: 25,
    category: 'other-household',
    wordings: [
      {
        key: 'between',
        tags: [],
        description: 'Talk about being in the middle between people you love and your partner.',
        instructions:
          'One of you stands in the middle more often: between your partner and parents, in-laws, a late spouse’s family or a close friend. That person speaks first, for eight minutes, about standing between two sides: what gets softened, what you swallow to keep the peace, what is tiring. The other listens and asks, “What would make it easier with me?” Then the listener has eight minutes on waiting at the edge of it. Each offers one small relief for the coming week. Either of you may pass, or stop before the time is up. This is not for a relationship with fear in it.',
      },
    ],
  },
  {
    id: 'activity-other-household-11',
    tags: ['ex'],
    needs: ['phone'],
    title: 'Read It Like a Stranger',
    description: 'Look at a hard message together and find the one thing that needs an answer.',
    instructions:
      'Pick a message from an ex that still has a sting. Read it out loud in a flat voice, like a weather report. Now ask: is there a question in it? Is there a date or a time? That is the only part that needs an answer. Let the rest go by. Say your answer in one or two lines. Your partner checks that it has no heat and no history in it. Either of you may stop.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'other-household',
    wordings: [
      {
        key: 'anybody',
        tags: [],
        instructions:
          'Pick a message from a relative or anyone else that still has a sting. Read it out loud in a flat voice, like a weather report. Now ask: is there a question in it? Is there a date or a time? That is the only part that needs an answer. Let the rest go by. Say your answer in one or two lines. Your partner checks that it has no heat and no history in it. Either of you may stop.',
      },
    ],
  },
  {
    id: 'activity-other-household-12',
    tags: ['ex', 'minors'],
    needs: [],
    title: 'Two Tracks',
    description: 'Sort what you still need to agree on with the other home and what each home decides alone.',
    instructions:
      'When working together keeps failing, two homes can run side by side. Go through the week and say each thing aloud: school, doctors, sleep, food, screens, clothes, holidays. For each, ask whether both homes must agree or each can decide. Be strict: the first list should be short. Say what you will stop asking for. It can feel like giving up, and it often brings quiet. Court orders stay as they are. You may stop at any time.',
    difficulty: 'deeper',
    timeRequired: 20,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-13',
    tags: ['ex'],
    needs: [],
    title: 'Know the Bait',
    description: 'Name the words that get to you, so that they lose some of their pull.',
    instructions:
      'Each names up to three phrases that make you want to fire back, whoever sends them. Say what they do to your body. Together give each one a dull label, such as “the old money line” or “number two.” Next time it comes, you say the label to your partner and nothing to the sender. Practice once: one reads a phrase, the other breathes out and says the label. Laughing is allowed, and so is passing.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-14',
    tags: ['ex'],
    needs: [],
    title: 'One Line and Done',
    description: 'Practice short, polite answers that leave nothing to argue about.',
    instructions:
      'One of you plays the sender and says something rude with a real question hidden in it. The other answers in one line: friendly, about the one matter, with a time if needed. “Saturday at five works. Thanks.” No reasons and no defense. The sender tries again, a little worse. Same voice, same length. After five rounds, switch. Talk about how it felt not to explain yourself. Stop if it stops being a game.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-15',
    tags: ['ex', 'children'],
    needs: [],
    title: 'Out of the Middle',
    description: 'Find the places where a child stands between two homes, and step in for them.',
    instructions:
      'Think back over two weeks. When did a child carry a message, hear a sigh about the other home, or have to pick a side? Tell it without blame. For each, say what a grown-up could have done instead. Choose one to change this week: a direct text, a closed door for the phone call, a cheerful “Have fun there.” Say the new sentence out loud, each of you. You may stop and return to it later.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-16',
    tags: ['ex'],
    needs: [],
    title: 'After the Bad Call',
    description:
      'Agree on what happens in the first ten minutes after a call or message that shook one of you.',
    instructions:
      'Decide it now, while all is quiet. Minute one: the one who got it says “That was a bad one,” and the other comes over. Then something for the body: a walk to the corner, cold water, ten slow breaths. Nobody answers anything yet. After ten minutes, one question: “Do you want to talk, or be done for tonight?” Practice it once with a made-up call. Either of you may say “done.”',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-17',
    tags: ['ex', 'minors'],
    needs: [],
    title: 'If a Judge Read It',
    description: 'Hold your own messages to a calm standard, whatever the other side sends.',
    instructions:
      'Think of the last three messages you sent to the other home. Say them from memory. For each ask: would I mind if a judge, a teacher or a grown-up version of the child read this? Where you would, find the plainer sentence. Talk about what you write down, and why: dates and facts to keep things straight, never to set a trap. Legal questions go to a lawyer. Stop if it gets heavy.',
    difficulty: 'deeper',
    timeRequired: 20,
    category: 'other-household',
  },
  {
    id: 'activity-other-household-18',
    tags: ['ex'],
    needs: [],
    title: 'Off Duty at Nine',
    description: 'Choose an hour after which the subject of the ex is closed for the night.',
    instructions:
      'Pick an hour. From then on, neither of you brings up an ex, a schedule or a lawyer unless someone is hurt or stranded. Choose a line for when it slips out, such as “Tomorrow at ten.” Choose what fills the hour instead, and make it easy: a show, a shower, a snack. Start tonight. In a week, say what changed in your sleep and your mood. You can move the hour at any time.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'other-household',
    wordings: [
      {
        key: 'one-subject',
        tags: [],
        description: 'Choose an hour after which one hard subject is closed for the night.',
        instructions:
          'Name one subject that keeps you both up: a bill, a relative, work. Pick an hour. From then on, neither of you brings it up unless someone is hurt or stranded. Choose a line for when it slips out, such as “Tomorrow at ten.” Choose what fills the hour instead, and make it easy: a show, a shower, a snack. Start tonight. In a week, say what changed in your sleep and your mood. You can move the hour at any time.',
      },
    ],
  },
];
