// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('yVsr', language) ?? 'Keepsake';
export const lead = (language?: Language): string =>
  said('pRF0', language) ??
  'The entries and appreciations that both of you can read, as a book to print. What is private stays out.';
export const whichTime = (language?: Language): string => said('UJO0', language) ?? 'Which time';
export const everything = (language?: Language): string => said('DomD', language) ?? 'Everything';
export const printButton = (language?: Language): string => said('6tGL', language) ?? 'Print or save as PDF';
export const backButton = (language?: Language): string => said('4mVg', language) ?? 'Back to the journal';
export const allYourData = (language?: Language): string =>
  said('tRqe', language) ?? 'All your data as a file';
export const loading = (language?: Language): string => said('XrwU', language) ?? 'Gathering your pages';
export const notLoaded = (language?: Language): string => said('vXTZ', language) ?? 'Your pages did not load';
export const emptyTitle = (language?: Language): string =>
  said('tSOp', language) ?? 'These pages are still blank';
export const emptyText = (language?: Language): string =>
  said('EdCu', language) ?? 'What you share with each other will be here.';
export const appreciated = <T>(
  v: { quality: string | number; what: (words: string) => T },
  language?: Language,
): (string | T)[] => said<(string | T)[]>('dcWv', language, v) ?? ['Appreciated: ', v.what(`${v.quality}`)];
export const you = (language?: Language): string => said('B6ci', language) ?? 'You';
export const yourPartner = (language?: Language): string => said('8gXs', language) ?? 'Your partner';
export const yourPartnerInNames = (language?: Language): string => said('U2M-', language) ?? 'your partner';
export const coverText = (language?: Language): string =>
  said('5Sej', language) ?? 'What we wrote to each other';
