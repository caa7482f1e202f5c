// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const codeRequired = (language?: Language): string =>
  said('ZSoJ', language) ?? "Please enter your partner's invite code.";
export const checkCode = (language?: Language): string =>
  said('cvpu', language) ?? 'Please check the invite code and try again.';
export const welcomeTitle = (language?: Language): string =>
  said('DkzI', language) ?? "Welcome to Your Partner's Account!";
export const codeRequiredTitle = (language?: Language): string =>
  said('0PW2', language) ?? 'Invite Code Required';
export const failedTitle = (language?: Language): string =>
  said('yTwU', language) ?? 'Failed to Join Partner';
