// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('yVsr') ?? 'Keepsake';
export const lead = (): string =>
  said('pRF0') ??
  'The entries and appreciations that both of you can read, as a book to print. What is private stays out.';
export const whichTime = (): string => said('UJO0') ?? 'Which time';
export const everything = (): string => said('DomD') ?? 'Everything';
export const printButton = (): string => said('6tGL') ?? 'Print or save as PDF';
export const backButton = (): string => said('4mVg') ?? 'Back to the journal';
export const allYourData = (): string => said('tRqe') ?? 'All your data as a file';
export const loading = (): string => said('XrwU') ?? 'Gathering your pages';
export const notLoaded = (): string => said('vXTZ') ?? 'Your pages did not load';
export const emptyTitle = (): string => said('tSOp') ?? 'These pages are still blank';
export const emptyText = (): string => said('EdCu') ?? 'What you share with each other will be here.';
export const appreciated = <T>(v: { quality: string | number; what: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('dcWv', v) ?? ['Appreciated: ', v.what(`${v.quality}`)];
export const you = (): string => said('B6ci') ?? 'You';
export const yourPartner = (): string => said('8gXs') ?? 'Your partner';
export const yourPartnerInNames = (): string => said('U2M-') ?? 'your partner';
export const coverText = (): string => said('5Sej') ?? 'What we wrote to each other';
