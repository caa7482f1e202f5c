// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const what = (): string => said('d0Ds') ?? 'What do you appreciate about your partner today?';
export const quality = (): string => said('cOCF') ?? 'Which quality does it show?';
export const example = (): string => said('YpG2') ?? 'Patience, for example';
export const alreadyWrote = (): string => said('EMG7') ?? 'You already wrote this today';
export const willReplace = (): string =>
  said('UCOD') ?? 'If you save, the words below will replace it. If you cancel, both stay.';
export const notSaved = (): string => said('r7g5') ?? 'This is not saved yet';
export const perhapsSaved = (): string => said('9apt') ?? "We don't know if this was saved";
export const stillHere = (): string => said('idkR') ?? 'Your words are still here.';
export const saveNew = (): string => said('_UjG') ?? 'Save and Share';
export const saveChanges = (): string => said('pMRp') ?? 'Update and Share';
export const saving = (): string => said('q0JD') ?? 'Saving...';
export const cancel = (): string => said('NrkB') ?? 'Cancel';
export const saved = (): string => said('-qAN') ?? 'Appreciation saved!';
export const error = (): string => said('219h') ?? 'Error';
export const failed = (): string => said('i33Y') ?? 'Failed to save appreciation entry. Please try again.';
export const notHeard = (): string => said('IDQL') ?? 'Voice Recognition Error';
export const notHeardText = (): string =>
  said('YDSy') ?? 'There was an issue with voice recognition. Please try again.';
