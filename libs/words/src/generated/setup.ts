// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const invitedBy = (v: { inviter: string | number }): string =>
  said('hYr7', v) ?? `${v.inviter} invited you`;
export const codeFound = (): string => said('tFa0') ?? 'We found an invite code';
export const codeFilledIn = (): string => said('u1eX') ?? 'Your partner’s code is filled in below.';
export const deadTitle = (): string => said('ZKN2') ?? 'This code does not work';
export const deadText = (): string =>
  said('sZxU') ?? 'It may be old, or a letter may be wrong. Ask your partner for the code that they see now.';
export const code = (): string => said('AtwA') ?? 'Your partner’s invite code';
export const codeExample = (): string => said('XWoB') ?? '8-character code (e.g., a1b2c3d4)';
export const joining = (): string => said('I_7O') ?? 'Joining...';
export const join = (): string => said('4C67') ?? "Join Partner's Account";
export const loginToJoin = (): string => said('zGaW') ?? 'Log In to Join Partner';
export const notCreated = (): string => said('AoGr') ?? 'Your account was not created';
export const nothingLost = (): string => said('AYyw') ?? 'Nothing was lost. Please try once more.';
export const creating = (): string => said('pSTF') ?? 'Creating your account...';
export const loginToCreate = (): string => said('FPfr') ?? 'Log In to Create Account';
export const createMine = (): string => said('g4e9') ?? 'Create My Account';
