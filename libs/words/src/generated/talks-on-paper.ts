// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const kept = (language?: Language): string => said('1Hpf', language) ?? 'You kept it.';
export const partly = (language?: Language): string => said('OofJ', language) ?? 'You kept part of it.';
export const agreed = (language?: Language): string => said('dMgE', language) ?? 'What you agreed on';
export const titled = (v: { title: string | number }, language?: Language): string =>
  said('9InU', language, v) ?? `${v.title}.`;
export const lookAgain = <T>(v: { date: (words: string) => T }, language?: Language): (string | T)[] =>
  said<(string | T)[]>('kMDS', language, v) ?? ['To look at again on ', v.date('it'), '.'];
export const toTalkAbout = (language?: Language): string => said('UA6q', language) ?? 'To talk about';
export const how = (language?: Language): string =>
  said('HHhh', language) ?? 'One speaks, one listens and says back what they heard. Then you trade places.';
