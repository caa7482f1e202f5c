// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('4vbt', language) ?? 'Appreciations';
export const lead = (language?: Language): string =>
  said('jCq7', language) ?? 'The good you notice in each other, kept.';
export const loading = (language?: Language): string =>
  said('sU21', language) ?? 'Loading your appreciations';
export const notLoaded = (language?: Language): string =>
  said('929b', language) ?? 'Your appreciations did not load';
export const total = (language?: Language): string => said('x2hk', language) ?? 'Total';
export const fromYou = (language?: Language): string => said('MPwl', language) ?? 'From you';
export const fromPartner = (language?: Language): string => said('Y4Dm', language) ?? 'From your partner';
export const emptyTitle = (language?: Language): string =>
  said('K693', language) ?? 'Nothing has been collected yet';
export const writeFirst = (language?: Language): string =>
  said('lv29', language) ?? 'Write the first one on the dashboard';
export const emptyText = (language?: Language): string =>
  said('-KNP', language) ??
  'Every appreciation the two of you write is kept here, newest first, so that a hard day can borrow from a good one.';
export const showOlder = (language?: Language): string =>
  said('0YIE', language) ?? 'Show older appreciations';
export const listEnd = (language?: Language): string =>
  said('ZIII', language) ?? 'Your collection begins here.';
export const olderNotLoaded = (language?: Language): string =>
  said('-sXc', language) ?? 'Older appreciations did not load. Please try again.';
export const newForYou = (language?: Language): string => said('VxZB', language) ?? 'New for you';
export const byYou = (language?: Language): string => said('1zNB', language) ?? 'From You';
export const byPartner = (language?: Language): string => said('GFjp', language) ?? 'From Your Partner';
export const newBadge = (language?: Language): string => said('ZQxe', language) ?? 'New';
export const quality = <T>(
  v: { quality: string | number; what: (words: string) => T },
  language?: Language,
): (string | T)[] => said<(string | T)[]>('fmxZ', language, v) ?? ['Quality: ', v.what(`${v.quality}`)];
export const onlyYou = (language?: Language): string =>
  said('JN_r', language) ?? 'Only you can read this so far.';
