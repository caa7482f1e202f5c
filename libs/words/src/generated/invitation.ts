// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const message = (): string =>
  said('kIGV') ??
  'I found something for the two of us: Anew, a few minutes a day for couples starting again. I have opened our account. Join me here:';
export const subject = (): string => said('GruQ') ?? 'Join me on Anew';
export const qrHint = (): string => said('I_8x') ?? 'Your partner points their phone’s camera at it.';
export const qrAlt = (): string => said('VXmN') ?? 'QR code of your invite link';
export const byMail = (): string => said('xToC') ?? 'Send by email';
export const hideQr = (): string => said('hku8') ?? 'Hide the QR code';
export const showQr = (): string => said('AATM') ?? 'Show a QR code';
export const tellCode = <T>(v: { code: string | number; strong: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('cIiX', v) ?? ['Or tell them your code: ', v.strong(`${v.code}`)];
export const send = (): string => said('cxkH') ?? 'Send the invitation';
export const moreWays = (): string => said('JIv9') ?? 'Email, QR code, or invite code';
export const inSettings = <T>(v: { settings: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('QMqU', v) ?? [
    'Your invite code is in ',
    v.settings('Settings'),
    ', if you ever want it.',
  ];
