// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { plural } from '../format.js';
import { said } from '../said.js';

export const title = (v: { count: number }): string =>
  said('EZfH', v) ?? plural('en-US', v.count, { one: 'A talk to have', other: 'Talks to have' });
export const lead = (): string =>
  said('5x5y') ??
  'Each takes about 25 minutes and leads you through: one speaks, one listens, then you trade places. One is plenty for a week, and you don’t have to do any of them.';
export const talkedAt = (v: { date: string | number }): string =>
  said('rFrd', v) ?? `You had this talk on ${v.date}.`;
export const goOn = (): string => said('mlvr') ?? 'Go on with your talk';
export const look = (): string => said('9zs1') ?? 'Look at this talk';
