// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('6U5k') ?? 'Your data';
export const exportText = (): string =>
  said('ebTr') ??
  'One file (JSON) with everything you wrote or own. Your partner’s private things are not in it.';
export const exportFailedTitle = (): string => said('1Fj2') ?? 'Your data was not exported';
export const gathering = (): string => said('xFs8') ?? 'Gathering your data...';
export const exportData = (): string => said('LPvY') ?? 'Export my data';
export const book = (): string => said('ovx1') ?? 'A book to print of what you share';
export const leaveText = (): string =>
  said('1BbO') ??
  'You can leave at any time. Your account is then gone at once, and your partner keeps theirs.';
export const deleteAccount = (): string => said('CyBq') ?? 'Delete my account';
export const exportFailed = (): string =>
  said('aouN') ?? 'Your data could not be gathered. Please try again.';
export const deleteFailed = (): string => said('8pUc') ?? 'Nothing has been deleted. Please try again.';
export const exported = (): string => said('DpZ9') ?? 'Your data is in your downloads';
export const exportToast = (): string => said('Ed6A') ?? 'Export Failed';
export const notDeleted = (): string => said('B665') ?? 'Your account was not deleted';
export const ask = (): string => said('zU8B') ?? 'Delete your account?';
export const askText = (): string =>
  said('vmmf') ??
  'This happens at once, signs you out everywhere and cannot be undone. Export your data first if you want to keep it.';
export const deleting = (): string => said('DGkf') ?? 'Deleting...';
export const whatGoes = (): string => said('HnEY') ?? 'What goes:';
export const goesName = (): string => said('ucCc') ?? 'your sign-in, your name, email address and picture';
export const goesWritten = (): string =>
  said('q0El') ??
  'your journal with its photos, shared entries too, your appreciations, and your answers to the daily questions';
export const goesAssessment = (): string =>
  said('GrVS') ?? 'your answers to the assessment, and the results that rest on them';
export const goesTogether = (): string =>
  said('csaw') ??
  'the record of your guided talks, the agreements that you wrote, and your household. Your partner won’t see them anymore either';
export const goesCoach = (): string =>
  said('5kXS') ??
  'your conversations with the coach, your progress in the modules and activities, your story, and your interest in the retreat';
export const partnerKeeps = (): string =>
  said('zI_r') ??
  'Your partner keeps their own account, the couple account and everything they wrote themselves.';
export const phrase = (): string => said('Pu1s') ?? 'delete my account';
export const type = <T>(v: { phrase: (words: string) => T; words: string | number }): (string | T)[] =>
  said<(string | T)[]>('nEbg', v) ?? ['Type ', v.phrase(`${v.words}`), ' to confirm'];
