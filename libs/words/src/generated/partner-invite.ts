// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('-eLB') ?? 'Your partner’s place is waiting';
export const text = (): string =>
  said('715K') ?? 'Send this link. What you write until your partner joins stays yours.';
export const againTitle = (): string => said('zkNp') ?? 'Send the invitation once more?';
export const again = <T>(v: { button: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('HgWm', v) ?? [
    'Your partner is not here yet. Messages get lost in a full week, so it is fine to send it once more. Or just wait. Their place stays open. ',
    v.button('Not now'),
  ];
export const link = (): string => said('FrIn') ?? 'Invite link';
export const copy = (): string => said('2oDz') ?? 'Copy Link';
export const copied = (): string => said('Zabh') ?? 'Link Copied!';
