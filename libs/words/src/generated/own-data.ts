// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('6U5k') ?? 'Your data';
export const exportText = (): string =>
  said('ebTr') ??
  'One file with everything that is yours, your private entries and coach conversations too. It lands in this device’s downloads, where others may open it. It is made for programs (JSON).';
export const exportFailedTitle = (): string => said('1Fj2') ?? 'Your data was not exported';
export const gathering = (): string => said('xFs8') ?? 'Gathering your data...';
export const exportData = (): string => said('LPvY') ?? 'Export my data';
export const book = (): string => said('ovx1') ?? 'A book to print of what you share';
export const leaveText = (): string =>
  said('1BbO') ?? 'You can leave at any time. Your account is then gone at once. A partner keeps their own.';
export const deleteAccount = (): string => said('CyBq') ?? 'Delete my account';
export const exportFailed = (): string =>
  said('aouN') ?? 'Your data could not be gathered. Please try again.';
export const deleteFailed = (): string => said('8pUc') ?? 'Nothing has been deleted. Please try again.';
export const exported = (): string => said('DpZ9') ?? 'Your data is in your downloads';
export const exportToast = (): string => said('Ed6A') ?? 'Export Failed';
export const notDeleted = (): string => said('B665') ?? 'Your account was not deleted';
