// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string =>
  said('1CnW', language) ?? 'While you wait: something just for you';
export const minutes = (v: { minutes: string | number }, language?: Language): string =>
  said('XXQF', language, v) ?? `About ${v.minutes} minutes. A new one comes tomorrow.`;
export const goodThing = (language?: Language): string => said('1U55', language) ?? 'One good thing';
export const goodThingText = (language?: Language): string =>
  said('e_mN', language) ??
  'Think of one small thing your partner did this week. A cup of coffee. A look across the room. Write it down in one sentence, just for you. When they join, your first thank-you is ready.';
export const whatIKnow = (language?: Language): string => said('0ay5', language) ?? 'What I know now';
export const whatIKnowText = (language?: Language): string =>
  said('psX7', language) ??
  'Life has taught you a few things about love. End this sentence three times: “Now I know that I need…” There is no wrong answer. Pick the one that you would like to say out loud one day.';
export const slowBreath = (language?: Language): string =>
  said('Raog', language) ?? 'A slow breath before the door';
export const slowBreathText = (language?: Language): string =>
  said('SaQs', language) ??
  'Before you walk in tonight, stop for a moment. Breathe in while you count to four. Breathe out while you count to six. Do that five times. Then go in, and be the first to say hello.';
export const smallestWish = (language?: Language): string => said('c0jq', language) ?? 'The smallest wish';
export const smallestWishText = (language?: Language): string =>
  said('NJxu', language) ??
  'Think of something that you wish were different at home. Now make the wish smaller. And smaller again. What would help, and takes only two minutes? Keep that one. Small wishes are easier to hear.';
export const thatWasThen = (language?: Language): string => said('84tq', language) ?? 'That was then';
export const thatWasThenText = (language?: Language): string =>
  said('wdAZ', language) ??
  'Some days the past shows up on its own. Did it this week? Say to yourself: that was then, and this is now. Then name one thing that is different today. If something is wrong right now, this is not for that.';
export const letter = (language?: Language): string => said('AhHE', language) ?? 'A letter you need not send';
export const letterText = (language?: Language): string =>
  said('nrUN', language) ??
  'Write four lines to your partner. Begin with “I never told you that I like how you…” You do not have to send it. Keep it, or hand it over when the time feels right.';
export const hardestHour = (language?: Language): string => said('XXU8', language) ?? 'My hardest hour';
export const hardestHourText = (language?: Language): string =>
  said('Imjw', language) ??
  'Every day has a hard hour. The early morning, the way home, Sunday night. Which one is yours? Think of one thing that you could leave out of that hour tomorrow. Leave it out, and see.';
export const listen = (language?: Language): string => said('JJDZ', language) ?? 'Listen like a friend';
export const listenText = (language?: Language): string =>
  said('Mb_j', language) ??
  'Try this in one talk today, with anyone you like. Let them finish. Count to two. Then ask one more question before you say what you think. Notice what changes.';
export const wellDone = (language?: Language): string => said('He4X', language) ?? 'Well done';
export const wellDoneText = (language?: Language): string =>
  said('-bEd', language) ??
  'You have come a long way. Name three things you did this year that were not easy. Then tell yourself “well done”. Out loud, if nobody is near.';
export const tuesday = (language?: Language): string => said('p7vt', language) ?? 'A plain Tuesday';
export const tuesdayText = (language?: Language): string =>
  said('WY5S', language) ??
  'Picture a plain Tuesday two years from now. Who is at the table? What do you hear? What makes you laugh? Keep one thing from that picture. It is worth talking about.';
