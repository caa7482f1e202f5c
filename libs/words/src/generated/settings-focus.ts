// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { said } from '../said.js';

export const lead = (): string =>
  said('ZYBC') ??
  'Choose what the two of you want to make more room for, and put the areas in order. Higher-priority areas appear more often in your daily questions. Today’s question stays; tomorrow’s follows the new order. Both of you see the same choice.';
export const loading = (): string => said('XXwF') ?? 'Loading your focus areas';
export const suggestionsFailed = (): string =>
  said('p3AA') ?? 'The suggestions from your assessment did not load.';
export const notSure = <T>(v: { assessment: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('eJeS', v) ?? [
    'Not sure where to begin? ',
    v.assessment('Take the assessment'),
    '. Once you both have, the reasons stand here.',
  ];
export const moved = (v: {
  all: string | number;
  level: 'high' | 'low' | 'medium' | (string & {});
  place: string | number;
  share: string | number;
  title: string | number;
  total: string | number;
}): string =>
  said('Dbkg', v) ??
  choice(v.level, {
    high: `${v.title} is high priority now, number ${v.place} of ${v.total}. From tomorrow on, about ${v.share} of your next ${v.all} questions.`,
    medium: `${v.title} is medium priority now, number ${v.place} of ${v.total}. From tomorrow on, about ${v.share} of your next ${v.all} questions.`,
    low: `${v.title} is low priority now, number ${v.place} of ${v.total}. From tomorrow on, about ${v.share} of your next ${v.all} questions.`,
    other: `${v.title} is inactive now, number ${v.place} of ${v.total}. From tomorrow on, about ${v.share} of your next ${v.all} questions.`,
  });
export const inactive = (): string => said('Nupu') ?? 'Inactive';
export const high = (): string => said('Sgxp') ?? 'High priority';
export const medium = (): string => said('yUD2') ?? 'Medium priority';
export const low = (): string => said('e6J5') ?? 'Low priority';
export const moveUp = (v: {
  level: 'high' | 'low' | 'medium' | (string & {});
  title: string | number;
}): string =>
  said('1gy-', v) ??
  choice(v.level, {
    high: `Move ${v.title} up: high priority`,
    medium: `Move ${v.title} up: medium priority`,
    low: `Move ${v.title} up: low priority`,
    other: `Move ${v.title} up: inactive`,
  });
export const moveDown = (v: {
  level: 'high' | 'low' | 'medium' | (string & {});
  title: string | number;
}): string =>
  said('Pr-w', v) ??
  choice(v.level, {
    high: `Move ${v.title} down: high priority`,
    medium: `Move ${v.title} down: medium priority`,
    low: `Move ${v.title} down: low priority`,
    other: `Move ${v.title} down: inactive`,
  });
export const atTop = (v: { title: string | number }): string =>
  said('o8qF', v) ?? `${v.title} cannot move further up`;
export const atBottom = (v: { title: string | number }): string =>
  said('i61g', v) ?? `${v.title} cannot move further down`;
export const active = (): string => said('m7sQ') ?? 'Active';
export const reason = <T>(v: {
  reason: string | number;
  said: (words: string) => T;
  strong: (words: string) => T;
}): (string | T)[] =>
  said<(string | T)[]>('cYR5', v) ?? [v.strong('From your results together.'), ' ', v.said(`${v.reason}`)];
export const priorityOf = (v: { title: string | number }): string =>
  said('A6mE', v) ?? `Priority of ${v.title}`;
export const share = (v: { all: string | number; share: string | number }): string =>
  said('9ZoX', v) ?? `From tomorrow on: about ${v.share} of your next ${v.all} questions.`;
export const makeFocusOf = (v: { title: string | number }): string =>
  said('1ctg', v) ?? `Make it a focus: ${v.title}`;
export const makeFocus = (): string => said('AHzo') ?? 'Make it a focus';
export const vision = (): string => said('YDHT') ?? 'What you are building together, and where it is going.';
export const influences = (): string =>
  said('hNMg') ?? 'Ex-partners, families and everyone else with an opinion.';
export const safety = (): string => said('4gaf') ?? 'Trusting again after what came before.';
export const blending = (): string => said('QlxH') ?? 'Children, households and the days of the week.';
export const communication = (): string => said('yrJt') ?? 'Hearing each other when it matters.';
export const love = (): string => said('9xyb') ?? 'Closeness, play and time for the two of you.';
