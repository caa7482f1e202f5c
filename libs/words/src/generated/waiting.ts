// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('1CnW') ?? 'While you wait: something just for you';
export const minutes = (v: { minutes: string | number }): string =>
  said('XXQF', v) ?? `About ${v.minutes} minutes. A new one comes tomorrow.`;
export const goodThing = (): string => said('1U55') ?? 'One good thing';
export const goodThingText = (): string =>
  said('e_mN') ??
  'Think of one small thing your partner did this week. A cup of coffee. A look across the room. Write it down in one sentence. That can be your next thank you.';
export const whatIKnow = (): string => said('0ay5') ?? 'What I know now';
export const whatIKnowText = (): string =>
  said('psX7') ??
  'Life has taught you a few things about love. End this sentence three times: “Now I know that I need…” There is no wrong answer. Pick the one that you would like to say out loud one day.';
export const slowBreath = (): string => said('Raog') ?? 'A slow breath before the door';
export const slowBreathText = (): string =>
  said('SaQs') ??
  'Before you walk in tonight, stop for a moment. Breathe in while you count to four. Breathe out while you count to six. Do that five times. Then go in, and be the first to say hello.';
export const smallestWish = (): string => said('c0jq') ?? 'The smallest wish';
export const smallestWishText = (): string =>
  said('NJxu') ??
  'Think of something that you wish were different at home. Now make the wish smaller. And smaller again. What would help, and takes only two minutes? Keep that one. A wish to feel safe is never too big.';
export const thatWasThen = (): string => said('84tq') ?? 'That was then';
export const thatWasThenText = (): string =>
  said('wdAZ') ??
  'Some days the past shows up on its own. Did it this week? Say to yourself: that was then, and this is now. Then name one thing that is different today. If something is wrong right now, this is not for that.';
export const letter = (): string => said('AhHE') ?? 'A letter you need not send';
export const letterText = (): string =>
  said('nrUN') ??
  'Write four lines to your partner. Begin with “I never told you that I like how you…” You do not have to send it. Keep it, or hand it over when the time feels right.';
export const hardestHour = (): string => said('XXU8') ?? 'My hardest hour';
export const hardestHourText = (): string =>
  said('Imjw') ??
  'Every day has a hard hour. The early morning, the way home, Sunday night. Which one is yours? Think of one thing that you could leave out of that hour tomorrow. Leave it out, and see.';
export const listen = (): string => said('JJDZ') ?? 'Listen like a friend';
export const listenText = (): string =>
  said('Mb_j') ??
  'Try this in one talk today, with anyone you like. Let them finish. Count to two. Then ask one more question before you say what you think. Notice what changes.';
export const wellDone = (): string => said('He4X') ?? 'Well done';
export const wellDoneText = (): string =>
  said('-bEd') ??
  'You have come a long way. Name three things you did this year that were not easy. Then tell yourself “well done.” Out loud, if nobody is near.';
export const tuesday = (): string => said('p7vt') ?? 'A plain Tuesday';
export const tuesdayText = (): string =>
  said('WY5S') ??
  'Picture a plain Tuesday two years from now. Who is at the table? What do you hear? What makes you laugh? Keep one thing from that picture. It is worth talking about.';
