// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const nothingChanged = (): string => said('6ndE') ?? 'Nothing has changed. Please try again.';
export const failed = (): string => said('YPy6') ?? 'That did not work';
export const passkeyAdded = (): string => said('sO1g') ?? 'Passkey added';
export const nameSaved = (): string => said('59hX') ?? 'Name saved';
export const removed = (): string => said('n1XB') ?? 'Passkey removed';
export const codesOff = (): string => said('ephe') ?? 'Codes are off';
