// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('mioR', language) ?? 'Your results';
export const heading = (language?: Language): string => said('lrBh', language) ?? 'What the two of you see';
export const lead = (language?: Language): string =>
  said('V9Ip', language) ?? 'Both of you look at this same page. Your single answers are not on it.';
export const print = (language?: Language): string => said('gHsp', language) ?? 'Print this page';
export const strong = (language?: Language): string => said('UW-w', language) ?? 'What is strong between you';
export const noStrengths = (language?: Language): string =>
  said('qnKW', language) ??
  'You both sat down and answered honestly, each on your own. Not every couple does that, and it is where anything else begins.';
export const grow = (language?: Language): string => said('wL80', language) ?? 'One place to grow';
export const nothingToGrow = (language?: Language): string =>
  said('JhkQ', language) ?? 'Nothing stands out that asks for your attention. Keep doing what you’re doing.';
export const later = (language?: Language): string => said('HVD5', language) ?? 'What can wait until then';
export const snapshot = (language?: Language): string =>
  said('nYAL', language) ?? 'A snapshot, not a verdict';
export const snapshotLead = (language?: Language): string =>
  said('ObTv', language) ?? 'How it looked when you both answered. Next season may look different.';
export const aboutPlaces = (language?: Language): string =>
  said('TOVn', language) ??
  'Each place stands for a fifth of the line: wide enough that no single answer can be read from it. Where the two marks stand apart, neither is the right one; it is a good place to ask and listen.';
export const legend = (language?: Language): string => said('XXFU', language) ?? 'Whose mark is which';
export const shape = (v: { shape: 'circle' | (string & {}) }, language?: Language): string =>
  said('WBRx', language, v) ?? `: ${choice(v.shape, { circle: 'circle', other: 'diamond' })}`;
export const tooFew = (language?: Language): string =>
  said('x3-3', language) ??
  'Too few of these questions apply to the two of you to draw a line. Nothing is missing.';
export const placeOf = <T>(
  v: { of: (words: string) => T; place: string | number; steps: string | number },
  language?: Language,
): (string | T)[] => said<(string | T)[]>('d2cq', language, v) ?? [String(v.place), v.of(` of ${v.steps}`)];
export const hideTable = (language?: Language): string => said('6bc6', language) ?? 'Hide the table';
export const showTable = (language?: Language): string => said('jdfa', language) ?? 'Show as a table';
export const caption = (v: { steps: string | number }, language?: Language): string =>
  said('rUPB', language, v) ?? `Places on the line from “Needs care” (1) to “Feels strong” (${v.steps})`;
export const area = (language?: Language): string => said('4VAg', language) ?? 'Area';
export const inWords = (language?: Language): string => said('eRbJ', language) ?? 'In words';
export const differently = (language?: Language): string =>
  said('yhGK', language) ?? 'You read this differently';
export const conversation = (language?: Language): string =>
  said('cjLF', language) ?? 'A conversation to have';
export const noModule = (language?: Language): string =>
  said('-H9a', language) ?? 'No module stands out. Take the one that makes you both curious.';
export const conversationLead = (language?: Language): string =>
  said('8ypD', language) ??
  'One is plenty. Choose a quiet half hour, put the phones away, and begin with the first.';
export const beginWith = (language?: Language): string =>
  said('v8_v', language) ?? 'One of you could begin with';
export const open = (v: { title: string | number }, language?: Language): string =>
  said('hQZM', language, v) ?? `Open ${v.title}`;
export const newRound = (language?: Language): string => said('AyRR', language) ?? 'A new round';
export const answersIn = (v: { date: string | number }, language?: Language): string =>
  said('oJkc', language, v) ??
  `Your new answers of ${v.date} are in. What you see here stays as it is until you have both answered. Until then you can change yours.`;
export const stand = (v: { date: string | number }, language?: Language): string =>
  said('Oq1b', language, v) ??
  `These results stand. From ${v.date} on you can both answer again, and see what has changed.`;
export const againNow = (language?: Language): string =>
  said('JlXM', language) ??
  'You can both answer again now. Nothing new is shown until you both have, and neither of you sees whether the other has begun.';
export const youSuggested = (v: { date: string | number }, language?: Language): string =>
  said('oNHF', language, v) ?? `You suggested a new round on ${v.date}. Nobody has to hurry.`;
export const suggested = (
  v: { date: string | number; partner: string | number },
  language?: Language,
): string =>
  said('pYhn', language, v) ?? `${v.partner} suggested a new round on ${v.date}. Nobody has to hurry.`;
export const canSuggest = <T>(
  v: { bdi: (words: string) => T; partner: string | number },
  language?: Language,
): (string | T)[] =>
  said<(string | T)[]>('Bukn', language, v) ?? [
    'You can suggest it to ',
    v.bdi(`${v.partner}`),
    '. You will both see that you did.',
  ];
export const notPassedOn = (language?: Language): string =>
  said('ZDYB', language) ?? 'We could not pass that on. Please try again.';
export const suggest = (language?: Language): string => said('vxju', language) ?? 'Suggest a new round';
