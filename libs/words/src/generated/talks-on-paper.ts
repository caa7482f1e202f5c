// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const agreed = (): string => said('dMgE') ?? 'What you agreed on';
export const titled = (v: { title: string | number }): string => said('9InU', v) ?? `${v.title}.`;
export const lookAgain = <T>(v: { date: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('kMDS', v) ?? ['To look at again on ', v.date('it'), '.'];
export const toTalkAbout = (): string => said('UA6q') ?? 'To talk about';
export const how = (): string =>
  said('HHhh') ?? 'One speaks, one listens and says back what they heard. Then you trade places.';
