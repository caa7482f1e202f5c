import type { SeedActivity } from '../types.js';

export const familyCultureActivities: readonly SeedActivity[] = [
  {
    id: 'activity-family-culture-01',
    tags: [],
    needs: ['kitchen'],
    title: 'Fridge Supper From Two Kitchens',
    description:
      'Cook one meal that mixes the habits of both your former kitchens, using only what is there.',
    instructions:
      'Open the fridge and the cupboards. Each of you picks three ingredients that remind you of an earlier home. Agree on a dish that uses at least four of the six. One cooks, the other tells the story of a disaster from that old kitchen; halfway through, swap. Taste, season and argue politely. Give the result a name with a word from each side of the family. If it is good, write it on a card. If it is terrible, write it down anyway.',
    difficulty: 'easy',
    timeRequired: 20,
    category: 'family-culture',
  },
  {
    id: 'activity-family-culture-02',
    tags: [],
    needs: [],
    title: 'Small Differences, Big Feelings',
    description: 'Take one tiny household clash and find out why it matters so much.',
    instructions:
      'Shoes on or off, milk first or last, door open or closed: choose one small habit that keeps annoying one of you. Each explains for three minutes where their way comes from and what it stands for. Listen for words like “respect,” “cozy” or “free.” Say back what you heard. Then look for a trial arrangement that lasts seven days, and give it a silly title. Put an end date on the fridge. After that day you may keep it, change it or quietly bury it. Stop whenever one of you wants to. You can come back to it, or not.',
    difficulty: 'moderate',
    timeRequired: 25,
    category: 'family-culture',
  },
  {
    id: 'activity-family-culture-03',
    tags: [],
    needs: ['paper'],
    title: 'A Motto With a Sense of Humor',
    description: 'Write one line that describes how your household does things.',
    instructions:
      'Each of you finishes these beginnings five times, fast: “In this house we always…” and “In this house we never…” Read them out and mark the ones that make you both grin. Combine two of them into a motto of at most eight words. It should be true on a bad day as well. Try it in a grand voice and in a whisper. If others live with you, let them change a word. Write it on paper and hang it somewhere slightly odd, like inside a closet.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'family-culture',
  },
  {
    id: 'activity-family-culture-04',
    tags: [],
    needs: ['paper'],
    title: 'The Holiday, Second Draft',
    description: 'Rework one holiday so that it carries something from before and something of your own.',
    instructions:
      'Pick the next holiday on the calendar. On paper, make three columns: from your side, from mine, brand new. Fill each with what people did, ate, sang or avoided. Circle one item per column that would truly be missed. Build a simple plan from those three and let the rest go for this year. Think of anyone for whom the day is heavy, and leave them room to slip away for an hour. Call the plan a draft, and date it.',
    difficulty: 'moderate',
    timeRequired: 30,
    category: 'family-culture',
  },
  {
    id: 'activity-family-culture-05',
    tags: [],
    needs: ['phone'],
    title: 'One Song Each',
    description: 'Make a playlist with a song from every person who belongs to you.',
    instructions:
      'List everybody who counts as family to the two of you, near and far, living or dead, and the cat. For each, choose one song they would pick or that you connect with them. Ask by message if you are unsure. Put the songs in an order that makes sense to no one else. Play it through while you tidy up or cook. When a song comes on, tell one short story about its person. Save the list under a name only you two understand.',
    difficulty: 'easy',
    timeRequired: 20,
    category: 'family-culture',
  },
  {
    id: 'activity-family-culture-06',
    tags: [],
    needs: ['things'],
    title: 'A Museum of Us',
    description: 'Set up a small exhibition about the life you two have made so far.',
    instructions:
      'Each of you collects three objects that tell something about your time together: a ticket, a broken cup, a key, a dried leaf. Arrange all six on a table or windowsill. Write a label for each on a scrap of paper, as a museum would: title, year, material, what it meant to the people who live here. Walk through as visitors, reading aloud in a hushed voice. Choose the masterpiece of the collection. Leave the exhibition up until the weekend so that others in the house may visit.',
    difficulty: 'moderate',
    timeRequired: 30,
    category: 'family-culture',
  },
  {
    id: 'activity-family-culture-07',
    tags: [],
    needs: [],
    title: 'Design a Birthday Custom',
    description: 'Invent one small birthday custom that everybody in your circle will receive alike.',
    instructions:
      'Tell each other how birthdays went when you were little, the best one and the flattest one. Find a gesture that costs nothing and that you could do for anyone, from a toddler to a mother-in-law. A chair with a scarf tied around it, a song in the wrong key, breakfast on the best plate. Decide who starts it and how it ends. Check the calendar for the next birthday and set a reminder. Practice on each other tonight, months too early.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'family-culture',
  },
  {
    id: 'activity-family-culture-08',
    tags: [],
    needs: [],
    title: 'Swap the Sunday Seats',
    description: 'Shake up a weekly meal with one playful rule and watch what it does to the talk.',
    instructions:
      'Choose a meal that the household, or just the two of you, eats together most weeks. Invent one harmless rule for it: everyone sits in a different chair, dessert comes first, each brings one word they learned, the youngest asks the questions. Test the rule right away with a cup of something. Agree to try it once and ask for votes afterward. Two thumbs up and it stays for a month. Keep a list of rules tried on the inside of a cupboard.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'family-culture',
  },
  {
    id: 'activity-family-culture-09',
    tags: [],
    needs: ['paper'],
    title: 'Five Years of Us, in Chapters',
    description: 'Tell your life as a household in chapters, rough ones included.',
    instructions:
      'Draw a timeline from the day you met until today. Mark moves, arrivals, fights, losses, holidays and odd triumphs. Then divide the line into three to five chapters and give each a title. Let the low stretches have honest names. For every chapter, each of you names one person who carried more than their share. Notice what changed from one chapter to the next, and what you did to make it change. Finish with the title you hope the following chapter will earn. Either of you may pass or stop at any point.',
    difficulty: 'deeper',
    timeRequired: 40,
    category: 'family-culture',
  },
  {
    id: 'activity-family-culture-10',
    tags: [],
    needs: [],
    title: 'The Good-Night List',
    description: 'Find out how the people in your home like a day to end, and adjust one thing.',
    instructions:
      'Every household ends its days somehow: doors, lights, a shout up the stairs, a kiss or none. Describe the last half hour of yesterday step by step. Who said good night to whom, and who got left out? Compare it with the evenings of your childhood and of your earlier homes. Choose one small closing gesture for this house that fits both a full and an empty home. It might be a light left on, a knock, a phrase. Do it tonight.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'family-culture',
  },
];
