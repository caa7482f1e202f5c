// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('XDVq', language) ?? 'Then and now';
export const moved = (v: { areas: string | number }, language?: Language): string =>
  said('51u2', language, v) ?? `What has moved between the two of you: ${v.areas}.`;
export const nothingMoved = (language?: Language): string =>
  said('BtrX', language) ?? 'Nothing has moved. Holding on to what you have takes two people, too.';
export const then = (v: { date: string | number }, language?: Language): string =>
  said('gi8P', language, v) ?? `Then, ${v.date}`;
export const now = (v: { date: string | number }, language?: Language): string =>
  said('6X6E', language, v) ?? `Now, ${v.date}`;
export const bothWays = (language?: Language): string =>
  said('4SoH', language) ??
  'Areas move in both directions, and it is nobody’s doing alone. Something that is worth a conversation now may be something that can be said at last.';
export const hide = (language?: Language): string => said('kbSF', language) ?? 'Hide the rounds';
export const show = (language?: Language): string => said('8kgq', language) ?? 'Show the rounds as a table';
export const caption = (language?: Language): string =>
  said('LHq0', language) ?? 'Your areas in each round, the newest first';
export const area = (language?: Language): string => said('lBNw', language) ?? 'Area';
export const tooFewNow = (language?: Language): string =>
  said('PNgU', language) ?? 'Too few of these questions apply to the two of you now.';
export const nowBand = (v: { band: 'close' | 'worth' | (string & {}) }, language?: Language): string =>
  said('7-Ec', language, v) ??
  `Now “${choice(v.band, { close: 'Close together', worth: 'Worth a conversation', other: 'A shared strength' })}”.`;
export const asBefore = (v: { band: 'close' | 'worth' | (string & {}) }, language?: Language): string =>
  said('5FPo', language, v) ??
  `“${choice(v.band, { close: 'Close together', worth: 'Worth a conversation', other: 'A shared strength' })}”, as before.`;
export const thenNow = (
  v: { now: 'close' | 'worth' | (string & {}); then: 'close' | 'worth' | (string & {}) },
  language?: Language,
): string =>
  said('KJqe', language, v) ??
  `Then “${choice(v.then, { close: 'Close together', worth: 'Worth a conversation', other: 'A shared strength' })}”, now “${choice(v.now, { close: 'Close together', worth: 'Worth a conversation', other: 'A shared strength' })}”.`;
