// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('jRSz') ?? 'Daily prompt timing';
export const lead = (): string =>
  said('rfsH') ??
  'A nudge when your question is here: at most one a day, none when you have answered, and never a word of what either of you wrote. This is only for you; your partner has their own.';
export const remindMe = (): string => said('l3HN') ?? 'Remind me';
export const off = (): string => said('byI9') ?? 'Off';
export const offHint = (): string => said('YOeh') ?? 'Default. Nothing is sent.';
export const push = (): string => said('Ymex') ?? 'On this device';
export const pushHint = (): string => said('3Dgt') ?? 'A short note on the screen.';
export const mail = (): string => said('fmOU') ?? 'By email';
export const mailHint = (): string => said('GTl_') ?? 'To your email address.';
export const time = (): string => said('Gm0D') ?? 'Preferred time';
export const morning = (): string => said('hJ8a') ?? 'Morning (8:00 AM)';
export const afternoon = (): string => said('RB8R') ?? 'Afternoon (2:00 PM)';
export const evening = (): string => said('sEQp') ?? 'Evening (7:00 PM)';
export const eveningHint = (): string => said('IAox') ?? 'Default';
export const anotherTime = (): string => said('HT0c') ?? 'Another time';
export const timeOfDay = (): string => said('bGlR') ?? 'Time of day';
export const here = (): string => said('_2FT') ?? 'Show them here, too';
export const elsewhere = (): string => said('P-wC') ?? 'Your reminders come on another device.';
export const letter = (): string => said('eEwx') ?? 'Send me a weekly email about the two of us';
export const letterHint = (): string =>
  said('y5u7') ??
  'What the two of you did: counts and titles, and nothing that either of you wrote. It comes while there are two of you.';
export const notAllowed = (): string =>
  said('ZC39') ??
  'This browser does not let Anew show reminders. Allow notifications for this page in its settings, then try again.';
