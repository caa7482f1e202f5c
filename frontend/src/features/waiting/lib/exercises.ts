/** Something small that one person can do alone. */
export interface Exercise {
  title: string;
  minutes: number;
  text: string;
}

/** In the order in which they come, one a day. None needs a partner, a child or a former partner. */
export const EXERCISES: readonly Exercise[] = [
  {
    title: 'One good thing',
    minutes: 3,
    text: 'Think of one small thing your partner did this week. A cup of coffee. A look across the room. Write it down in one sentence, just for you. When they join, your first thank-you is ready.',
  },
  {
    title: 'What I know now',
    minutes: 5,
    text: 'Life has taught you a few things about love. End this sentence three times: “Now I know that I need…” There is no wrong answer. Pick the one that you would like to say out loud one day.',
  },
  {
    title: 'A slow breath before the door',
    minutes: 2,
    text: 'Before you walk in tonight, stop for a moment. Breathe in while you count to four. Breathe out while you count to six. Do that five times. Then go in, and be the first to say hello.',
  },
  {
    title: 'The smallest wish',
    minutes: 4,
    text: 'Think of something that you wish were different at home. Now make the wish smaller. And smaller again. What would help, and takes only two minutes? Keep that one. Small wishes are easier to hear.',
  },
  {
    title: 'That was then',
    minutes: 5,
    text: 'Some days the past shows up on its own. Did it this week? Say to yourself: that was then, and this is now. Then name one thing that is different today. If something is wrong right now, this is not for that.',
  },
  {
    title: 'A letter you need not send',
    minutes: 7,
    text: 'Write four lines to your partner. Begin with “I never told you that I like how you…” You do not have to send it. Keep it, or hand it over when the time feels right.',
  },
  {
    title: 'My hardest hour',
    minutes: 4,
    text: 'Every day has a hard hour. The early morning, the way home, Sunday night. Which one is yours? Think of one thing that you could leave out of that hour tomorrow. Leave it out, and see.',
  },
  {
    title: 'Listen like a friend',
    minutes: 5,
    text: 'Try this in one talk today, with anyone you like. Let them finish. Count to two. Then ask one more question before you say what you think. Notice what changes.',
  },
  {
    title: 'Well done',
    minutes: 3,
    text: 'You have come a long way. Name three things you did this year that were not easy. Then tell yourself “well done”. Out loud, if nobody is near.',
  },
  {
    title: 'A plain Tuesday',
    minutes: 5,
    text: 'Picture a plain Tuesday two years from now. Who is at the table? What do you hear? What makes you laugh? Keep one thing from that picture. It is worth talking about.',
  },
];

/** Days of the calendar between two moments, in the person's own time zone. */
function daysBetween(from: Date, to: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
  return Math.max(0, day(to) - day(from));
}

/** The exercise of a day. After the last one, the first one comes again. */
export function exerciseOn(now: Date, since: Date): Exercise {
  const exercise = EXERCISES[daysBetween(since, now) % EXERCISES.length];
  if (!exercise) throw new Error('The list of exercises is empty');
  return exercise;
}
