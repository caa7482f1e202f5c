import type { SeedActivity } from '../types.js';

export const insiderOutsiderActivities: readonly SeedActivity[] = [
  {
    id: 'activity-insider-outsider-01',
    tags: [],
    needs: ['paper'],
    title: 'A Field Guide to Our In-Jokes',
    description: 'Let the newer person in on the jokes and half sentences that everybody else seems to know.',
    instructions:
      'Take one sheet of paper. The partner with the longer history in this family or circle of friends writes down five phrases, nicknames or jokes that get used without explanation. Tell the story behind each one, including who was there and what the room looked like. The other may ask anything. Finish by choosing one phrase to use together this week, and write down one in-joke that belongs to just the two of you.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'insider-outsider',
  },
  {
    id: 'activity-insider-outsider-02',
    tags: [],
    needs: [],
    title: 'The View From the Other Chair',
    description:
      'Each of you describes the family from the place where you usually stand, inside or outside.',
    instructions:
      'Sit in each other’s usual seats at the table. For five minutes, the one who tends to be the insider tells what that is like: being needed, pulled, asked for everything. The other only listens. Then swap for five minutes on being the outsider: the waiting, the guessing, the closed circle. Offer no fixes. At the end, each says one sentence that begins “I hadn’t seen that you…” Then return to your own chairs. You may get up and stop whenever you like.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'insider-outsider',
  },
  {
    id: 'activity-insider-outsider-17',
    tags: [],
    needs: [],
    title: 'When the Noise Has Landed',
    description: 'Say a short hello to each other, after everybody else has had theirs.',
    instructions:
      'Agree on this for one week. When one of you comes home, whoever is small, upset or jumping at the door comes first, for as long as they like. Then you two meet: one look, one sentence, a hug if both want one. It takes ten seconds. Choose where it happens, such as the hall or by the stove. Try it once right now: walk out of the front door and come back in. At the end of the week, say what you saw in each other’s faces. Pass on a day when one of you just needs quiet.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'insider-outsider',
  },
  {
    id: 'activity-insider-outsider-04',
    tags: [],
    needs: ['things'],
    title: 'Guest Eyes',
    description:
      'Walk through your home as if neither of you had seen it before, and notice whose it seems to be.',
    instructions:
      'Begin at the front door and go slowly, room by room. In each room, point to what a stranger would think about who lives here: whose pictures, whose chair, whose taste. Say what you see without blaming anyone. Count the spots where each member of the household shows. Then choose one surface, such as a shelf, a wall or a windowsill, and hand it over to whoever shows least. Move a few things there before you stop.',
    difficulty: 'easy',
    timeRequired: 20,
    category: 'insider-outsider',
  },
  {
    id: 'activity-insider-outsider-05',
    tags: [],
    needs: ['photos'],
    title: 'Photo Album With a Tour Guide',
    description: 'Open an old album together and let the person who wasn’t there ask the questions.',
    instructions:
      'Pick one album or phone folder from before you were a couple. The one who knows the pictures is the guide. Go through ten of them, no more. For each, the guest asks one question about feeling rather than fact: were you happy there, who were you missing, what was about to change? If a picture hurts on either side, say so and turn the page. Close by taking one photo of the two of you as you are now. Stop after three pictures if three are enough.',
    difficulty: 'moderate',
    timeRequired: 30,
    category: 'insider-outsider',
  },
  {
    id: 'activity-insider-outsider-06',
    tags: [],
    needs: ['paper'],
    title: 'Change the Seating Plan',
    description: 'Find out how places at the table and in the car keep some people in and others out.',
    instructions:
      'Draw your dinner table from above and mark who sits where. Do the same for the car and the couch. Look at the drawings together: who sits between you, who is always at the edge, who can’t see whose face? Choose one change to try for three meals or three rides. If other people are affected, plan how to offer it as a game instead of a rule. Put the drawings away and look again in a week to see what shifted.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'insider-outsider',
  },
  {
    id: 'activity-insider-outsider-07',
    tags: [],
    needs: ['paper'],
    title: 'Teach Me the Unwritten Rules',
    description: 'Write down the house customs that nobody ever says aloud and everyone is expected to know.',
    instructions:
      'Each of you brings five unwritten rules from your family or former household. Small ones are best: who gets the last slice, whether you knock, how loud the morning may be, what “soon” means. Read them out in turns while the other guesses where each rule came from. Laugh where you can. Star the ones a newcomer could break without knowing. Then agree which two belong in this household, and how you would explain them to a guest in a friendly way.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'insider-outsider',
  },
  {
    id: 'activity-insider-outsider-08',
    tags: [],
    needs: [],
    title: 'The Outsider Chooses',
    description: 'Give one evening’s lead to the partner who more often follows somebody else’s customs.',
    instructions:
      'Decide who has been on the edge more often lately: with family, with the in-laws or among old friends. That person plans the next thirty minutes with whatever the house offers. It may be music nobody else likes, a dish from childhood, a walk to a favorite corner. The insider’s job is to come along with curiosity and ask two honest questions. Afterward the leader tells what it was like to lead. Name one moment next week where the leader role could pass over again. If leading gets hard, stop and just sit together.',
    difficulty: 'deeper',
    timeRequired: 40,
    category: 'insider-outsider',
  },
  {
    id: 'activity-insider-outsider-09',
    tags: [],
    needs: [],
    title: 'A Signal Across the Room',
    description:
      'Agree on a private sign for the moment one of you feels shut out among people you both love.',
    instructions:
      'Think of the last gathering where one of you felt invisible. Tell it plainly, with the exact moment. Then invent a sign that only you two know: a tug on the ear, a touch of the ring, a silly word. Decide what the other will do when they see it. Come over, change the subject, ask you into the talk, or simply look back and nod. Rehearse it three times across the kitchen until it makes you smile. Use it at the next occasion. If that day still hurts, pass on the story and begin with the sign.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'insider-outsider',
  },
  {
    id: 'activity-insider-outsider-10',
    tags: [],
    needs: ['paper'],
    title: 'Two Circles on Paper',
    description:
      'Draw who stands close to whom, and talk about the distances without trying to fix them tonight.',
    instructions:
      'Each takes a sheet and draws a circle for every person who matters in your life together, including those who live elsewhere or have died. Circles that feel close go near each other. Work in silence for eight minutes. Then lay the sheets side by side. Let the drawing do the talking: first describe what your partner drew, then let them correct you. Find one distance that surprises you both. Agree on a single small step toward it, no larger than a phone call or a shared errand. You may put down the pencil and stop.',
    difficulty: 'deeper',
    timeRequired: 25,
    category: 'insider-outsider',
  },
  {
    id: 'activity-insider-outsider-11',
    tags: ['stepfamily'],
    needs: [],
    title: 'The Thanks Nobody Says',
    description: 'Tell the stepparent, in detail, what they do that goes unseen.',
    instructions:
      'The parent speaks first. Name five things your partner has done for your side of the family that nobody thanked them for: a ride, a birthday cake, a night awake, a sharp word left unsaid. For each, say what it made easier. The stepparent only listens. Then trade: the stepparent says five things they have seen the parent carry. If both of you are stepparents, both go twice. Either of you may pass on a hard one.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'insider-outsider',
  },
  {
    id: 'activity-insider-outsider-12',
    tags: ['stepfamily'],
    needs: [],
    title: 'What a Stepmother Hears',
    description: 'Talk about what people expect of the woman, or the man, who came later.',
    instructions:
      'People tell stepmothers to love the children at once, not to try too hard, and not to mind. Each of you says what you have heard from others about your own part in this family. Say which sentence still stings. Then ask each other: “What do I expect of you that I never asked for out loud?” Take one expectation off the table tonight. Say it kindly: “You don’t have to…” Stop if it hurts too much.',
    difficulty: 'deeper',
    timeRequired: 20,
    category: 'insider-outsider',
  },
  {
    id: 'activity-insider-outsider-13',
    tags: ['children'],
    needs: [],
    title: 'Ask Me Too',
    description: 'Find the decisions in which one of you hears last, and change one.',
    instructions:
      'Think about the past two weeks. Which plans did one of you hear about last, or from somebody else? Each names two, without “always.” Say how it felt in one word. Then choose one kind of plan, such as weekends, visits or school events, in which both are asked before anyone says yes. Agree on the words: “Let me check at home first.” Try it for two weeks. Either of you may pass on a sore one.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'insider-outsider',
    wordings: [
      {
        key: 'visits',
        tags: [],
        instructions:
          'Think about the past two weeks. Which plans did one of you hear about last, or from somebody else? Each names two, without “always.” Say how it felt in one word. Then choose one kind of plan, such as weekends, visits or family parties, in which both are asked before anyone says yes. Agree on the words: “Let me check at home first.” Try it for two weeks. Either of you may pass on a sore one.',
      },
    ],
  },
  {
    id: 'activity-insider-outsider-14',
    tags: ['stepfamily'],
    needs: [],
    title: 'A Break for the One Who Came Later',
    description: 'Give the partner who joined this family a regular hour off from it.',
    instructions:
      'Joining a family takes energy that nobody sees. The parent asks: “When in the week do you most need a door to close?” Choose one hour. It is not a sign that anything is wrong. Decide what the others will be told: “That’s her hour,” or “his.” Then choose what the parent does with the family in that time. End with the other question: “And when do you like us best?”',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'insider-outsider',
  },
  {
    id: 'activity-insider-outsider-15',
    tags: [],
    needs: [],
    title: 'First Time Around',
    description: 'Talk about what is new for one of you and not for the other.',
    instructions:
      'In many couples, one has done some of this before: a wedding, a house, a birth, a ring. Each names one thing that is a first for you here and one that is not. Tell what you hope the other knows about that. The one who has been there says what is different this time. Choose one small first that belongs to both of you, and set a day for it. Either of you may pass.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'insider-outsider',
  },
  {
    id: 'activity-insider-outsider-16',
    tags: [],
    needs: [],
    title: 'A Corner of One’s Own',
    description: 'Make sure each of you has one place at home that nobody else decides about.',
    instructions:
      'Walk through your home. Each points to a place where you feel it is truly yours: a chair, a drawer, a side of the bed. If one of you cannot find any, stop there. Choose one spot that could become yours today, and say what may happen to it and what may not. Do the first thing now: move a chair, clear a drawer. Then visit each other there, with a knock.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'insider-outsider',
  },
];
