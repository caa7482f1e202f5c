// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const readyTitle = (language?: Language): string => said('e9_p', language) ?? 'Your account is ready';
export const readyLead = (language?: Language): string =>
  said('IGss', language) ?? 'You have a couple account already. Your partner is still on the way.';
export const toDashboard = (language?: Language): string => said('HdwU', language) ?? 'Go to your dashboard';
export const sentCode = (language?: Language): string =>
  said('V1gC', language) ?? 'Did your partner send you a code?';
export const joinInstead = (language?: Language): string =>
  said('kz_f', language) ?? 'Join your partner instead';
export const joinTitle = (language?: Language): string => said('-uzY', language) ?? 'Join Your Partner';
export const joinLead = (language?: Language): string =>
  said('dD-Q', language) ?? 'Your partner has started the account. Their code brings you into it.';
export const noCode = (language?: Language): string => said('uPO5', language) ?? 'No code?';
export const createNew = (language?: Language): string => said('epcJ', language) ?? 'Create New Account';
export const createTitle = (language?: Language): string => said('Bltu', language) ?? 'Create Your Account';
export const createLead = (language?: Language): string =>
  said('2Hrr', language) ??
  'Free to start, and yours in a moment. Your partner joins with a code that you send.';
