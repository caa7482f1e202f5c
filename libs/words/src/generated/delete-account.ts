// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const ask = (): string => said('YTWF') ?? 'Delete your account?';
export const askText = (): string =>
  said('tUhH') ??
  'This happens at once, signs you out everywhere and cannot be undone. Export your data first if you want to keep it.';
export const deleting = (): string => said('y65P') ?? 'Deleting...';
export const whatGoes = (): string => said('CHGn') ?? 'What goes:';
export const goesName = (): string => said('oQu9') ?? 'your sign-in, your name, email address and picture';
export const goesWritten = (): string =>
  said('fJJn') ??
  'your journal with its photos, shared entries too, your appreciations, and your answers to the daily questions';
export const goesAssessment = (): string =>
  said('wUOY') ?? 'your answers to the assessment, and the results that rest on them';
export const goesTogether = (): string =>
  said('EGgh') ??
  'the record of your guided talks, the agreements that you wrote, and your household, for your partner too';
export const goesCoach = (): string =>
  said('jfN8') ??
  'your conversations with the coach, your progress in the modules and activities, your story, and your interest in the retreat';
export const partnerKeeps = (): string =>
  said('hie3') ??
  'Your partner keeps their own account, the couple account and everything they wrote themselves.';
export const phrase = (): string => said('3udx') ?? 'delete my account';
export const type = <T>(v: { phrase: (words: string) => T; words: string | number }): (string | T)[] =>
  said<(string | T)[]>('lMMN', v) ?? ['Type ', v.phrase(`${v.words}`), ' to confirm'];
