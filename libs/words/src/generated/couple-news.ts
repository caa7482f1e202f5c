// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { said } from '../said.js';

export const joinedTitle = (v: { name: 'unknown' | (string & {}) }): string =>
  said('5iKR', v) ?? choice(v.name, { unknown: 'Someone joined you', other: `${v.name} joined you` });
export const joinedText = (v: { date: string | number; name: 'unknown' | (string & {}) }): string =>
  said('OJqO', v) ??
  `${choice(v.name, { unknown: `Someone joined your couple account on ${v.date}.`, other: `${v.name} joined your couple account on ${v.date}.` })} What you wrote before stays yours until you decide what to share.`;
export const undoText = (v: { date: string | number }): string =>
  said('S4En', v) ??
  `Not who you were waiting for? You can undo this until ${v.date}. If you undo it, neither of you can read what the other wrote.`;
export const undoing = (): string => said('Zp0o') ?? 'Undoing...';
export const undo = (): string => said('YNU0') ?? 'Undo';
export const partedTitle = (): string => said('AxhX') ?? 'You are on your own here now';
export const partedText = (v: { date: string | number }): string =>
  said('7PU1', v) ??
  `As of ${v.date}, you and your partner no longer share a couple account. That can be hard to read. Everything you wrote is still here, and only you can read it.`;
export const newCode = (): string =>
  said('hIOG') ??
  'There is a new invite code, for whenever you want it. The coach and Help are here for you as before.';
export const ok = (): string => said('a-it') ?? 'OK';
