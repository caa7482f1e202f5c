// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { plural } from '../format.js';
import { type Language, said } from '../language.js';

export const title = (v: { count: number }, language?: Language): string =>
  said('EZfH', language, v) ?? plural('en-US', v.count, { one: 'A talk to have', other: 'Talks to have' });
export const lead = (language?: Language): string =>
  said('5x5y', language) ??
  'Each takes about 25 minutes and leads you through: one speaks, one listens, then you trade places. One is plenty for a week, and you don’t have to do any of them.';
export const talkedAt = (v: { date: string | number }, language?: Language): string =>
  said('rFrd', language, v) ?? `You had this talk on ${v.date}.`;
export const goOn = (language?: Language): string => said('mlvr', language) ?? 'Go on with your talk';
export const look = (language?: Language): string => said('9zs1', language) ?? 'Look at this talk';
