import type { SeedActivity } from '../types.js';

export const repairAndReturnActivities: readonly SeedActivity[] = [
  {
    id: 'activity-repair-and-return-01',
    tags: [],
    title: 'The Time-Out With a Return Ticket',
    description:
      'Agree on how to leave a heated talk so that it feels like a pause and never like a slammed door.',
    instructions:
      'Choose a calm evening for this. Each describes what happens in the body shortly before you shut down or blow up. Together pick a word or hand sign for “pause.” Now add the most important part: whoever calls it also names the time they will be back, between twenty minutes and a day later. Decide where each of you goes and what truly calms you there. Rehearse with a fake quarrel about socks, right up to the return. The one who left opens with “I’m back.”',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'repair-and-return',
  },
  {
    id: 'activity-repair-and-return-02',
    tags: [],
    title: 'Replay the First Minute',
    description: 'Go back to how a recent quarrel began and start it over.',
    instructions:
      'Pick a small dispute from the past weeks. Recall the first three sentences as exactly as you can, with tone and place. Now try out other openings. Begin with what you feel and one plain wish: “I’m worn out and I’d love ten minutes before we talk about Saturday.” Leave out “you always” and all verdicts. The other tells which version they could hear best. Swap, since both of you opened something that day. Write the best opening on a card for the drawer where the scissors live.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'repair-and-return',
  },
  {
    id: 'activity-repair-and-return-03',
    tags: [],
    title: 'Seven Minutes With a Kind Witness',
    description: 'Look at a disagreement through the eyes of someone who wishes you both well.',
    instructions:
      'The idea comes from a 2013 study by Eli Finkel and colleagues, in which couples did this three times a year. Each takes paper and thinks of a recent disagreement. Set the timer for seven minutes and write about it as a neutral person would who wants the best for all involved. What would this person see? What good might come out of it? What makes that view hard to hold during a fight, and how could you manage it next time? Read aloud one sentence each, or keep it to yourself.',
    difficulty: 'moderate',
    timeRequired: 10,
    category: 'repair-and-return',
  },
  {
    id: 'activity-repair-and-return-04',
    tags: [],
    title: 'Draw the Loop',
    description: 'Put your usual quarrel on paper as a circle, so that the pattern becomes the opponent.',
    instructions:
      'Think of the fight that comes back in new clothes. Draw a large circle. At the top, write what usually starts it. Then go around the clock together: what one of you does, what the other then feels, what that one does, and so forth, until you’re back at the top. Use short words, no blame. Add under each action the wish beneath it, such as “be wanted” or “have peace.” Give the loop a name. Mark two places where either of you could step out, and say how.',
    difficulty: 'deeper',
    timeRequired: 30,
    category: 'repair-and-return',
  },
  {
    id: 'activity-repair-and-return-05',
    tags: [],
    title: 'Four Sentences of Sorry',
    description: 'Build an apology that has everything it needs and nothing more.',
    instructions:
      'Each chooses something small to medium that you regret. Write four sentences. One: what I did, in plain words. Two: what I believe it was like for you. Three: what I’ll do next time. Four: what I can do today to make it lighter. Cross out every “but” and every “if you felt.” Read it to your partner slowly. The listener may correct the second sentence, then decides for themselves whether it is enough for now. “Thank you, I need till tomorrow” is a good answer.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'repair-and-return',
  },
  {
    id: 'activity-repair-and-return-06',
    tags: [],
    title: 'The Knock',
    description: 'Invent a way for the one who has gone silent to be invited back, or to come back alone.',
    instructions:
      'Silence can grow so thick that nobody knows how to end it. Agree on a gesture that means “I’d like to be near you again” and settles nothing else: two knocks on the door frame, a cup set down without words, a certain song. Decide on a gesture that answers “yes” and another for “soon, not yet.” Test them tonight from different rooms. Each then finishes the sentence: “When I’m far away inside, please don’t…, and do…” Keep the gestures to yourselves.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'repair-and-return',
  },
  {
    id: 'activity-repair-and-return-07',
    tags: [],
    title: 'Leftovers',
    description: 'Clear away small hurts that were never worth a fight and yet haven’t left.',
    instructions:
      'Each writes down up to three little leftovers from the past month: a remark at dinner, a forgotten call, a look. Share one each, in turns. Say when it happened and what you made of it, in two sentences. The other answers with only two things: what they remember, and “I see how that could sting.” No explaining. After each round, ask whether the item can go. If yes, cross it out with a fat pen. If no, note when you will talk about it with more time.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'repair-and-return',
  },
  {
    id: 'activity-repair-and-return-08',
    tags: [],
    title: 'Say It Back',
    description: 'Slow a touchy subject down until both of you have truly heard it.',
    instructions:
      'Take a matter of medium size that you see differently. One holds a spoon and speaks for two minutes. Then the other says back what they heard, in their own words, and asks, “Did I get it?” The speaker adds or corrects until it fits. Only then does the spoon change hands. Do this for three turns each. You do not need to solve anything. At the end, each tells the other what they understood just now that they hadn’t known, and puts the spoon away.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'repair-and-return',
  },
  {
    id: 'activity-repair-and-return-09',
    tags: [],
    title: 'A Catalog of Olive Branches',
    description: 'Collect the little moves that tell each of you the worst is over.',
    instructions:
      'When tension hangs in the air, what helps? Each writes down six small gestures that reach you: a dumb joke, a made bed, a text with one word, being asked about your day. Add two that do not work, even though they’re well meant. Compare lists, and read out the funniest. Mark any you have been trying on each other in vain because they were really your own favorites. Each memorizes two from the other’s list. Use one tomorrow, with no quarrel needed.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'repair-and-return',
  },
  {
    id: 'activity-repair-and-return-10',
    tags: ['earlier-marriage'],
    title: 'Which Marriage Was That From?',
    description: 'Trace one strong reaction back to where it was first needed.',
    instructions:
      'Each picks a moment from the past months when you reacted more strongly than the cause deserved. Describe it: the word, the look, the hour. Then ask yourself where you know that feeling from, and tell a short piece of that older story, as much as you care to share. The listener asks, “What did you need back then?” and listens to the end. Together find a sentence for the next time, such as “That’s the old alarm. Give me a minute.” Thank the alarm for its service.',
    difficulty: 'deeper',
    timeRequired: 25,
    category: 'repair-and-return',
  },
];
