// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { type Language, said } from '../language.js';

export const earlierMonth = (language?: Language): string => said('QhA9', language) ?? 'Earlier month';
export const laterMonth = (language?: Language): string => said('9iKI', language) ?? 'Later month';
export const retryButton = (language?: Language): string => said('Spxr', language) ?? 'Retry';
export const notLoaded = (language?: Language): string =>
  said('bSgd', language) ?? 'The calendar did not load.';
export const written = (
  v: {
    date: string | number;
    name: string | number;
    who: 'both' | 'bothUnnamed' | 'mine' | 'unnamed' | (string & {});
  },
  language?: Language,
): string =>
  said('ssYy', language, v) ??
  choice(v.who, {
    mine: `${v.date}: you wrote`,
    both: `${v.date}: you and ${v.name} wrote`,
    bothUnnamed: `${v.date}: you and your partner wrote`,
    unnamed: `${v.date}: your partner wrote`,
    other: `${v.date}: ${v.name} wrote`,
  });
