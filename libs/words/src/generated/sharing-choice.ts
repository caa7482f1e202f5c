// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { number, plural } from '../format.js';
import { said } from '../said.js';

export const chooseTitle = (): string => said('YWmn') ?? 'Choose what to share';
export const chooseText = (): string =>
  said('SlRJ') ?? 'What you leave out stays yours. You can share a journal entry later, in your journal.';
export const shareSome = (v: { count: number }): string =>
  said('_PG5', v) ??
  plural('en-US', v.count, { '=0': 'Share nothing', other: `Share ${number('en-US', v.count)}` });
export const sharing = (): string => said('18hj') ?? 'Sharing...';
export const loadingWritings = (): string => said('jIUa') ?? 'Loading what you wrote';
export const writingsNotLoaded = (): string => said('orvz') ?? 'What you wrote did not load';
export const mayRead = (): string => said('MlOb') ?? 'What your partner may read';
export const entryOf = (v: { date: string | number }): string =>
  said('yLg0', v) ?? `Journal entry, ${v.date}`;
export const appreciationOf = (v: { date: string | number }): string =>
  said('_m5z', v) ?? `Appreciation, ${v.date}`;
