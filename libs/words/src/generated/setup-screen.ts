// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('kfWf') ?? 'Set up your account';
export const heading = (): string => said('u4nR') ?? 'Good to have you here.';
export const headingName = (v: { name: string | number }): string =>
  said('qMjg', v) ?? `Good to have you here, ${v.name}.`;
export const lead = (): string =>
  said('VYUq') ?? 'Anew is for the two of you, so the first thing is to find each other. Which is it?';
export const first = (): string => said('McmS') ?? 'I’m the first one here';
export const firstText = (): string =>
  said('QH5-') ?? 'Start your couple account now and bring your partner in when you are ready.';
export const hereBefore = (v: { start: string | number }): string =>
  said('2_kX', v) ??
  `Were you here before? Press “${v.start}”: your own things are there, and you need not invite anybody.`;
export const start = (): string => said('PKvR') ?? 'Start Our Account';
export const haveCode = (): string => said('Eqx0') ?? 'My partner sent me a code';
export const haveCodeText = (): string =>
  said('uygg') ?? 'Join the account your partner has started. It takes one step.';
export const next = (): string => said('1wp-') ?? 'What happens next';
export const getCode = (): string => said('JCea') ?? 'You get a code';
export const getCodeText = (): string =>
  said('DXMK') ??
  'Eight characters that belong to the two of you. Send them to your partner whenever it feels right.';
export const share = (): string => said('TaSe') ?? 'You share one account';
export const shareText = (): string =>
  said('xi0U') ?? 'Same question, same day, same modules. What you mark private stays yours.';
export const small = (): string => said('Tp4D') ?? 'You begin small';
export const smallText = (): string =>
  said('Jt6S') ?? 'A few minutes today. Nothing to catch up on if you miss a day.';
