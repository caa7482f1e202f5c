// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const invitedBy = (v: { inviter: string | number }, language?: Language): string =>
  said('hYr7', language, v) ?? `${v.inviter} invited you`;
export const codeFound = (language?: Language): string =>
  said('tFa0', language) ?? 'We found your invite code';
export const codeFilledIn = (language?: Language): string =>
  said('u1eX', language) ?? 'Your invite code is filled in below. One press and you are together.';
export const deadTitle = (language?: Language): string => said('ZKN2', language) ?? 'This code does not work';
export const deadText = (language?: Language): string =>
  said('sZxU', language) ??
  'It may be old, or a letter may be wrong. Ask your partner for the code that they see now.';
export const code = (language?: Language): string => said('AtwA', language) ?? 'Your partner’s invite code';
export const codeExample = (language?: Language): string =>
  said('XWoB', language) ?? '8-character code (e.g., a1b2c3d4)';
export const joining = (language?: Language): string => said('I_7O', language) ?? 'Joining...';
export const join = (language?: Language): string => said('4C67', language) ?? "Join Partner's Account";
export const loginToJoin = (language?: Language): string =>
  said('zGaW', language) ?? 'Log In to Join Partner';
export const notCreated = (language?: Language): string =>
  said('AoGr', language) ?? 'Your account was not created';
export const nothingLost = (language?: Language): string =>
  said('AYyw', language) ?? 'Nothing was lost. Please try once more.';
export const creating = (language?: Language): string => said('pSTF', language) ?? 'Creating your account...';
export const loginToCreate = (language?: Language): string =>
  said('FPfr', language) ?? 'Log In to Create Account';
export const createMine = (language?: Language): string => said('g4e9', language) ?? 'Create My Account';
