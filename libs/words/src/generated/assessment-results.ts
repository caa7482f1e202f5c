// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { said } from '../said.js';

export const title = (): string => said('mioR') ?? 'Your results';
export const heading = (): string => said('lrBh') ?? 'What the two of you see';
export const lead = (): string =>
  said('V9Ip') ?? 'You both see this same page. Your own answers are not on it.';
export const print = (): string => said('gHsp') ?? 'Print this page';
export const strong = (): string => said('UW-w') ?? 'What is strong between you';
export const noStrengths = (): string =>
  said('qnKW') ??
  'You both sat down and answered honestly, each on your own. Not every couple does that, and all else begins there.';
export const grow = (): string => said('wL80') ?? 'One place to grow';
export const nothingToGrow = (): string =>
  said('JhkQ') ?? 'Nothing asks for attention. Keep doing what you’re doing.';
export const later = (): string => said('HVD5') ?? 'What can wait until then';
export const snapshot = (): string => said('nYAL') ?? 'A snapshot, not a verdict';
export const snapshotLead = (): string =>
  said('ObTv') ?? 'How it looked when you both answered. Next season may look different.';
export const aboutPlaces = (): string =>
  said('TOVn') ??
  'The line has only five places, too few to tell a single answer. Where the two marks stand apart, neither is the right one. It is a good place to ask and listen.';
export const legend = (): string => said('XXFU') ?? 'Whose mark is which';
export const shape = (v: { shape: 'circle' | (string & {}) }): string =>
  said('WBRx', v) ?? `: ${choice(v.shape, { circle: 'circle', other: 'diamond' })}`;
export const tooFew = (): string =>
  said('x3-3') ?? 'Too few of these questions apply to the two of you to draw a line. Nothing is missing.';
export const placeOf = <T>(v: {
  of: (words: string) => T;
  place: string | number;
  steps: string | number;
}): (string | T)[] => said<(string | T)[]>('d2cq', v) ?? [String(v.place), v.of(` of ${v.steps}`)];
export const hideTable = (): string => said('6bc6') ?? 'Hide the table';
export const showTable = (): string => said('jdfa') ?? 'Show as a table';
export const caption = (v: { steps: string | number }): string =>
  said('rUPB', v) ?? `Places on the line from “Needs care” (1) to “Feels strong” (${v.steps})`;
export const area = (): string => said('4VAg') ?? 'Area';
export const inWords = (): string => said('eRbJ') ?? 'In words';
export const differently = (): string => said('yhGK') ?? 'You read this differently';
export const conversation = (): string => said('cjLF') ?? 'Modules that fit you two';
export const noModule = (): string =>
  said('-H9a') ?? 'No module stands out. Take the one that makes you both curious.';
export const conversationLead = (): string =>
  said('8ypD') ?? 'One is plenty. Begin with the first. Each has a sentence to start with.';
export const beginWith = (): string => said('v8_v') ?? 'One of you could begin with';
export const open = (v: { title: string | number }): string => said('hQZM', v) ?? `Open ${v.title}`;
export const newRound = (): string => said('AyRR') ?? 'A new round';
export const answersIn = (v: { date: string | number }): string =>
  said('oJkc', v) ??
  `Your new answers from ${v.date} are in. What you see here stays as it is until you have both answered. Until then you can change yours.`;
export const stand = (v: { date: string | number }): string =>
  said('Oq1b', v) ??
  `These results stand. Starting ${v.date}, you can both answer again and see what has changed.`;
export const againNow = (): string =>
  said('JlXM') ??
  'You can both answer again now. Nothing new is shown until you both have, and neither of you sees whether the other has begun.';
export const youSuggested = (v: { date: string | number }): string =>
  said('oNHF', v) ?? `You suggested a new round on ${v.date}. Nobody has to hurry.`;
export const suggested = (v: { date: string | number; partner: string | number }): string =>
  said('pYhn', v) ?? `${v.partner} suggested a new round on ${v.date}. Nobody has to hurry.`;
export const canSuggest = <T>(v: { bdi: (words: string) => T; partner: string | number }): (string | T)[] =>
  said<(string | T)[]>('Bukn', v) ?? [
    'You can suggest it to ',
    v.bdi(`${v.partner}`),
    '. You will both see that you did.',
  ];
export const notPassedOn = (): string => said('ZDYB') ?? 'We could not pass that on. Please try again.';
export const suggest = (): string => said('vxju') ?? 'Suggest a new round';
