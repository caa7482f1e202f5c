import type { SeedActivity } from '../types.js';

export const dailyGratitudeActivities: readonly SeedActivity[] = [
  {
    id: 'activity-daily-gratitude-01',
    tags: [],
    title: 'Thanks in Three Parts',
    description: 'Say one thank-you that is so exact your partner can see the moment.',
    instructions:
      'Think of the past two days and pick one thing your partner did. Build the thank-you in three short parts: what you did, what I noticed, what it made possible for me. “You got up with the dog. I heard you tiptoe. I slept till seven and was kinder all morning.” Look at each other while you say it. The one who is thanked answers with only “I’m glad” and lets it sink in. Then trade places. No returning the compliment in the same breath.',
    difficulty: 'easy',
    timeRequired: 5,
    category: 'daily-gratitude',
  },
  {
    id: 'activity-daily-gratitude-02',
    tags: [],
    title: 'The Hunt for Invisible Work',
    description: 'Walk through the house looking for jobs that nobody mentions because they’re always done.',
    instructions:
      'Go from room to room with a pen. In each room, find two things that are in order only because one of you keeps them so: the towel that is dry, the bill that is paid, the plant that is alive. Guess who did it and when. Write each on a slip with the name. Back at the table, read the slips aloud like a prize ceremony. Let each of you pick one job to hand over, share or skip for a week. Keep one slip in your wallet.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'daily-gratitude',
  },
  {
    id: 'activity-daily-gratitude-03',
    tags: [],
    title: 'A Note in the Wrong Place',
    description: 'Hide a few written words of appreciation where nobody expects them.',
    instructions:
      'Each takes a small piece of paper and goes to a different room. Write down one thing you value about the other that has nothing to do with usefulness. Avoid “always” and “best.” Name a scene: how you talk to the mail carrier, how you sing the wrong words. Now hide the note in a place that will be found within a week, like a shoe, the cereal or a glasses case. Don’t hint. Whoever finds one puts it somewhere the other will see that it arrived.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'daily-gratitude',
  },
  {
    id: 'activity-daily-gratitude-04',
    tags: ['grown-children'],
    title: 'Behind Your Back, Out Loud',
    description:
      'Tell somebody else something good about your partner, where your partner can hear or read it.',
    instructions:
      'Choose a person who likes you both: a sister, an old friend, a grown child. Call or write to them now, with your partner in the room. Work in one honest, specific good thing your partner did lately. Keep it casual, as you would talk about the weather. The partner being praised stays quiet and may blush. Then switch. Afterward ask each other how it felt to be talked about like that, and what you were surprised the other had noticed.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'daily-gratitude',
  },
  {
    id: 'activity-daily-gratitude-05',
    tags: [],
    title: 'The Appreciation Backlog',
    description: 'Catch up on thanks that were due months or years ago.',
    instructions:
      'Each of you thinks back over your time together and writes down five moments that deserved a thank-you and never got one. Look for the days when life was busy or sad: a move, a funeral, a court date, a fever. Take turns reading one at a time. After each, the other says what they remember of that day. Leave a little silence between the pieces. When you are done, choose the oldest debt of the ten and pay it with something small, such as a foot rub or washing up.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'daily-gratitude',
  },
  {
    id: 'activity-daily-gratitude-06',
    tags: ['ex'],
    title: 'The Quality Behind the Deed',
    description: 'Go one step past “thanks for doing that” to the kind of person who would do it.',
    instructions:
      'Name a thing your partner did this week. Then ask yourself what quality it took: patience, nerve, humor, care for detail. Say both. “You called your ex about the dentist and stayed polite. That took self-control, and you have a lot of it.” Do this three times each, with three different qualities. If the other wants to wave it away, they must take a sip of water instead. Finally, each repeats the quality that was hardest to believe, in the first person: “I am…”',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'daily-gratitude',
  },
  {
    id: 'activity-daily-gratitude-07',
    tags: [],
    title: 'Thank the One Who Got You Here',
    description: 'Express gratitude to your partner’s younger self, who didn’t know that you were coming.',
    instructions:
      'Ask your partner for a picture of themselves from a hard time before you met, or have them describe it. Look at that face for a while. Tell the younger person three things you are grateful for: a decision made, a habit dropped, a door that stayed open. Speak to them directly and use the name they went by then. Let your partner answer for them if they like. Then do it the other way around. Put the two pictures side by side on the table until bedtime.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'daily-gratitude',
  },
  {
    id: 'activity-daily-gratitude-08',
    tags: [],
    title: 'Last Words Before the Light',
    description: 'End the day with one good thing about the other, spoken in the dark.',
    instructions:
      'Once you are both in bed and the phones are out of reach, turn off the light. Each says a single sentence about something the other did or was today. It should be new, so think of the hours between breakfast and dinner. Do not explain, and add no request. The one who hears it gives a small sign, such as a squeeze of the hand. Then it’s quiet. If you spend the night apart, send it as a voice message. Do it seven nights in a row.',
    difficulty: 'easy',
    timeRequired: 5,
    category: 'daily-gratitude',
  },
  {
    id: 'activity-daily-gratitude-09',
    tags: [],
    title: 'Picture Proof',
    description: 'Let photos from your phone show what you are thankful for in ordinary life.',
    instructions:
      'Sit side by side with both phones. Each scrolls through the last two months and picks three pictures in which the other appears, helped, or made something possible. Blurry ones and pictures of dinner count. Show them one by one and tell what the camera missed: who held the ladder, who drove, who had thought of snacks. Choose one of the six as this week’s background on both phones. If you find that you hardly photograph each other, take one now, without tidying anything.',
    difficulty: 'moderate',
    timeRequired: 15,
    category: 'daily-gratitude',
  },
];
