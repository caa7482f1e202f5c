// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { said } from '../said.js';

export const earlierMonth = (): string => said('QhA9') ?? 'Earlier month';
export const laterMonth = (): string => said('9iKI') ?? 'Later month';
export const retryButton = (): string => said('Spxr') ?? 'Retry';
export const notLoaded = (): string => said('bSgd') ?? 'The calendar did not load.';
export const written = (v: {
  date: string | number;
  name: string | number;
  who: 'both' | 'bothUnnamed' | 'mine' | 'unnamed' | (string & {});
}): string =>
  said('ssYy', v) ??
  choice(v.who, {
    mine: `${v.date}: you wrote`,
    both: `${v.date}: you and ${v.name} wrote`,
    bothUnnamed: `${v.date}: you and your partner wrote`,
    unnamed: `${v.date}: your partner wrote`,
    other: `${v.date}: ${v.name} wrote`,
  });
