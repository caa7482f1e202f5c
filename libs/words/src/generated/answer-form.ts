// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const notSaved = (): string => said('hllA') ?? 'This is not saved yet';
export const perhapsSaved = (): string => said('B8Zv') ?? "We don't know if this was saved";
export const opensLater = (v: { name: string | number }): string =>
  said('L6Rh', v) ?? `${v.name}’s answer opens when you both have.`;
export const readNow = (): string => said('vUlh') ?? 'You can read each other now.';
export const saved = (): string => said('_k13') ?? 'Answer saved';
export const over = (): string => said('__g9') ?? 'This question is over';
export const stillHere = (): string => said('ng-V') ?? 'What you wrote is still here.';
export const useWords = (): string => said('vhUh') ?? 'Use my words for today’s question';
export const canRead = <T>(v: { bdi: (words: string) => T; name: string | number }): (string | T)[] =>
  said<(string | T)[]>('b7_r', v) ?? [v.bdi(`${v.name}`), ' can read it once you have both answered.'];
export const yourAnswer = (): string => said('b1QQ') ?? 'Your answer';
export const save = (): string => said('LqXH') ?? 'Save my answer';
export const saving = (): string => said('gV5f') ?? 'Saving...';
