// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('kfWf', language) ?? 'Set up your account';
export const heading = (language?: Language): string => said('u4nR', language) ?? 'Good to have you here.';
export const headingName = (v: { name: string | number }, language?: Language): string =>
  said('qMjg', language, v) ?? `Good to have you here, ${v.name}.`;
export const lead = (language?: Language): string =>
  said('VYUq', language) ??
  'Anew is for the two of you, so the first thing is to find each other. Which is it?';
export const first = (language?: Language): string => said('McmS', language) ?? 'I’m the first one here';
export const firstText = (language?: Language): string =>
  said('QH5-', language) ?? 'Start your couple account now and bring your partner in when you are ready.';
export const start = (language?: Language): string => said('PKvR', language) ?? 'Start Our Account';
export const haveCode = (language?: Language): string =>
  said('Eqx0', language) ?? 'My partner sent me a code';
export const haveCodeText = (language?: Language): string =>
  said('uygg', language) ?? 'Join the account your partner has started. It takes one step.';
export const next = (language?: Language): string => said('1wp-', language) ?? 'What happens next';
export const getCode = (language?: Language): string => said('JCea', language) ?? 'You get a code';
export const getCodeText = (language?: Language): string =>
  said('DXMK', language) ??
  'Eight characters that belong to the two of you. Send them to your partner whenever it feels right.';
export const share = (language?: Language): string => said('TaSe', language) ?? 'You share one account';
export const shareText = (language?: Language): string =>
  said('xi0U', language) ?? 'Same question, same day, same modules. What you mark private stays yours.';
export const small = (language?: Language): string => said('Tp4D', language) ?? 'You begin small';
export const smallText = (language?: Language): string =>
  said('Jt6S', language) ?? 'A few minutes today. Nothing to catch up on if you miss a day.';
