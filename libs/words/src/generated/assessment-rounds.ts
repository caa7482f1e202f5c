// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { said } from '../said.js';

export const title = (): string => said('XDVq') ?? 'Then and now';
export const moved = (v: { areas: string | number }): string =>
  said('51u2', v) ?? `What has moved between the two of you: ${v.areas}.`;
export const nothingMoved = (): string =>
  said('BtrX') ?? 'Nothing has moved. Holding on to what you have takes two people, too.';
export const then = (v: { date: string | number }): string => said('gi8P', v) ?? `Then, ${v.date}`;
export const now = (v: { date: string | number }): string => said('6X6E', v) ?? `Now, ${v.date}`;
export const bothWays = (): string =>
  said('4SoH') ??
  'Areas move in both directions, and it is nobody’s doing alone. Something that is worth a conversation now may be something that can be said at last.';
export const hide = (): string => said('kbSF') ?? 'Hide the rounds';
export const show = (): string => said('8kgq') ?? 'Show the rounds as a table';
export const caption = (): string => said('LHq0') ?? 'Your areas in each round, the newest first';
export const area = (): string => said('lBNw') ?? 'Area';
export const tooFewNow = (): string =>
  said('PNgU') ?? 'Too few of these questions apply to the two of you now.';
export const nowBand = (v: { band: 'close' | 'worth' | (string & {}) }): string =>
  said('7-Ec', v) ??
  `Now “${choice(v.band, { close: 'Close together', worth: 'Worth a conversation', other: 'A shared strength' })}”.`;
export const asBefore = (v: { band: 'close' | 'worth' | (string & {}) }): string =>
  said('5FPo', v) ??
  `“${choice(v.band, { close: 'Close together', worth: 'Worth a conversation', other: 'A shared strength' })}”, as before.`;
export const thenNow = (v: {
  now: 'close' | 'worth' | (string & {});
  then: 'close' | 'worth' | (string & {});
}): string =>
  said('KJqe', v) ??
  `Then “${choice(v.then, { close: 'Close together', worth: 'Worth a conversation', other: 'A shared strength' })}”, now “${choice(v.now, { close: 'Close together', worth: 'Worth a conversation', other: 'A shared strength' })}”.`;
