// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('1-wn') ?? 'Profile';
export const signOut = (): string => said('M3QP') ?? 'Sign Out';
export const photo = (): string => said('tMcY') ?? 'Photo';
export const changePhoto = (): string => said('hH6R') ?? 'Change Photo';
export const notPicture = (): string => said('7ajD') ?? 'Invalid File Type';
export const notPictureText = (): string => said('pOV-') ?? 'Please select an image file (JPG, PNG, GIF).';
export const tooLarge = (): string => said('sB_s') ?? 'File Too Large';
export const tooLargeText = (): string => said('skny') ?? 'Please select an image smaller than 5MB.';
export const photoUpdated = (): string => said('ns8s') ?? 'Photo Updated';
export const personal = (): string => said('GcCf') ?? 'Personal information';
export const editPersonal = (): string => said('4GCN') ?? 'Edit personal information';
export const edit = (): string => said('Wtjq') ?? 'Edit';
export const firstName = (): string => said('nUg8') ?? 'First name';
export const lastName = (): string => said('1Ce5') ?? 'Last name';
export const email = (): string => said('KaR8') ?? 'Email';
export const notGiven = (): string => said('CBhU') ?? 'Not given';
export const emailHint = (): string =>
  said('kmh0') ??
  'You sign in with this address, and your partner sees it. A new one takes effect once you open the link that we send there.';
export const oldAddressHint = (): string =>
  said('Sxjm') ?? 'For 7 days after that, whoever reads the old address can take the account back.';
export const saving = (): string => said('zm1n') ?? 'Saving...';
export const saveChanges = (): string => said('MO7P') ?? 'Save Changes';
export const updateFailed = (v: { why: string | number }): string =>
  said('exqG', v) ?? `Failed to update profile: ${v.why}`;
export const updated = (): string => said('9YTO') ?? 'Profile Updated';
export const addressWaits = (): string => said('2lSq') ?? 'Your new address waits for you';
export const addressText = (v: { email: string | number; pending: string | number }): string =>
  said('hzeh', v) ??
  `We sent a link to ${v.pending}. Open it within 24 hours. Until then you sign in with ${v.email}. If no email comes, keep ${v.email} and ask again tomorrow.`;
export const keepAddress = (v: { email: string | number }): string => said('0Q3x', v) ?? `Keep ${v.email}`;
export const addressNotRead = (): string => said('IAC1') ?? 'We could not check for a new address';
export const partnership = (): string => said('0CUn') ?? 'Your partnership';
export const loadingPartnership = (): string => said('Teta') ?? 'Loading your partnership';
export const partnerFailed = (): string => said('I-4x') ?? 'Unable to load partner information.';
export const partnershipFailed = (): string =>
  said('qD_e') ?? 'Unable to load partnership information. Please refresh the page.';
export const since = (v: { date: string | number }): string =>
  said('hAUc', v) ?? `Your couple account, since ${v.date}.`;
export const you = (): string => said('cJYu') ?? 'You';
