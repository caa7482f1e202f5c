// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const noPasskey = (): string => said('2VBF') ?? 'No passkey was used. Please try again.';
export const yourPassword = (): string => said('zuNo') ?? 'Your password';
export const checking = (): string => said('O-Nn') ?? 'Checking...';
export const goOn = (): string => said('_gIe') ?? 'Continue';
export const atProvider = (): string =>
  said('bds8') ?? 'You sign in once more, come back to this page, and then press the same button again.';
export const signInAgain = (): string => said('Lho9') ?? 'Sign in again';
export const usePasskey = (): string => said('HXak') ?? 'Use a passkey instead';
export const title = (): string => said('VM6v') ?? 'Is it you?';
export const text = (): string =>
  said('e5am') ??
  'This is important, so we make sure that it is you. After that, we won’t ask again for five minutes.';
export const oneMoment = (): string => said('9IcH') ?? 'One moment';
export const newCodeComes = (): string => said('54vT') ?? 'The code is on its way.';
export const sending = (): string => said('HmNE') ?? 'Sending...';
export const sendNewCode = (): string => said('fior') ?? 'Send the code again';
export const sendCode = (): string => said('xRPg') ?? 'Send me a code';
export const eightDigits = (): string => said('pfrv') ?? 'The eight digits from the email';
export const notNow = (): string => said('e5ri') ?? 'Not now';
export const addressTitle = (): string => said('kmiQ') ?? 'Is this your email address?';
export const codeSent = (v: { email: string | number }): string =>
  said('px48', v) ?? `We sent a code to ${v.email}. It works for a day.`;
export const codeComes = (v: { email: string | number }): string =>
  said('65om', v) ?? `We send a code to ${v.email}, and you type it here.`;
export const notYours = <T>(v: { out: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('2k6q', v) ?? [
    'Not your address? ',
    v.out('Sign out'),
    ', and open an account with the right one.',
  ];
