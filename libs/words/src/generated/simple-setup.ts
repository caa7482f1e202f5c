// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const readyTitle = (): string => said('e9_p') ?? 'Your account is ready';
export const readyLead = (): string =>
  said('IGss') ?? 'You have a couple account already. Your partner is still on the way.';
export const toDashboard = (): string => said('HdwU') ?? 'Go to your dashboard';
export const sentCode = (): string => said('V1gC') ?? 'Did your partner send you a code?';
export const joinInstead = (): string => said('kz_f') ?? 'Join your partner instead';
export const joinTitle = (): string => said('-uzY') ?? 'Join Your Partner';
export const joinLead = (): string =>
  said('dD-Q') ?? 'Your partner has started the account. Their code brings you into it.';
export const noCode = (): string => said('uPO5') ?? 'No code?';
export const createNew = (): string => said('epcJ') ?? 'Create New Account';
export const createTitle = (): string => said('Bltu') ?? 'Create Your Account';
export const createLead = (): string =>
  said('2Hrr') ?? 'Free to start, and yours in a moment. Your partner joins with a code that you send.';
