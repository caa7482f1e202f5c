// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('h5l7') ?? 'Leave the couple account';
export const aloneLead = (): string =>
  said('gcNH') ?? 'You can leave this couple account. You keep your own login.';
export const lead = (): string =>
  said('V9mG') ?? 'You can leave at any time. You do not need your partner’s yes. You keep your own login.';
export const ask = (): string => said('0Ccm') ?? 'Leave the couple account?';
export const text = (): string =>
  said('ygg2') ?? 'This happens at once. To be together again, one of you has to join again with a code.';
export const leave = (): string => said('6PYe') ?? 'Leave';
export const stay = (): string => said('9fDo') ?? 'Stay';
export const leaving = (): string => said('Vfbu') ?? 'Leaving...';
export const keepBoth = (): string =>
  said('Hoi7') ?? 'You keep all that you wrote. Your partner keeps all that they wrote.';
export const notRead = (): string =>
  said('ge5D') ?? 'From then on, neither of you can read what the other wrote.';
export const focusStays = (): string =>
  said('6Cy3') ??
  'The focus areas stay with the couple account. Your shared results are shown to neither of you.';
export const household = (): string =>
  said('n7Qk') ?? 'The household that you described is deleted. Your story stays yours.';
export const told = (): string =>
  said('lQn-') ??
  'If your partner has Anew open now, they see at once that you left. If not, they see it when they next open it. They are not told why.';
export const paused = (): string =>
  said('1wh2') ?? 'Your reminders and letters pause until you have a couple account again.';
export const readAfter = (): string =>
  said('1yZo') ??
  'To read, export or delete what is yours afterward, press “Start Our Account” on the next screen. You can stay there alone.';
export const keepOwn = (): string => said('TLqK') ?? 'You keep all that you wrote.';
export const codeStops = (): string => said('dTFh') ?? 'Your invite code stops working.';
