// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { type Language, said } from '../language.js';

export const joinedTitle = (v: { name: 'unknown' | (string & {}) }, language?: Language): string =>
  said('5iKR', language, v) ??
  choice(v.name, { unknown: 'Someone joined you', other: `${v.name} joined you` });
export const joinedText = (
  v: { date: string | number; name: 'unknown' | (string & {}) },
  language?: Language,
): string =>
  said('OJqO', language, v) ??
  `${choice(v.name, { unknown: `Someone joined your couple account on ${v.date}.`, other: `${v.name} joined your couple account on ${v.date}.` })} What you wrote before stays yours until you decide what to share.`;
export const undoText = (v: { date: string | number }, language?: Language): string =>
  said('S4En', language, v) ??
  `Not who you were waiting for? You can undo this until ${v.date}. Then neither of you can read anything of the other.`;
export const seen = (language?: Language): string => said('6FgN', language) ?? 'All good';
export const undoing = (language?: Language): string => said('Zp0o', language) ?? 'Undoing...';
export const undo = (language?: Language): string => said('YNU0', language) ?? 'Undo';
export const partedTitle = (language?: Language): string =>
  said('AxhX', language) ?? 'You are on your own here now';
export const partedText = (v: { date: string | number }, language?: Language): string =>
  said('7PU1', language, v) ??
  `Since ${v.date} you and your partner no longer share a couple account. That can be hard to read. Everything you wrote is still here, and only you can read it.`;
export const newCode = (language?: Language): string =>
  said('hIOG', language) ??
  'There is a new invite code, for whenever you want it. The coach and Help are here for you as before.';
export const ok = (language?: Language): string => said('a-it', language) ?? 'OK';
