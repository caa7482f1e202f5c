// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const perhapsSaved = (): string => said('0d9c') ?? "We don't know if your entry was saved";
export const notTwice = (): string => said('NMGO') ?? 'Try again: it will not be published twice.';
export const savedBefore = (): string => said('bOv-') ?? 'Your entry is already saved';
export const savedBeforeText = (): string =>
  said('QPvz') ??
  'It is in your journal as you first sent it. Change it there, or publish this as a second entry.';
