// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const createdTitle = (language?: Language): string => said('qMrg', language) ?? 'Welcome!';
export const createdText = (language?: Language): string =>
  said('ZlQs', language) ?? 'Your account has been created successfully';
export const failedTitle = (language?: Language): string => said('qF-U', language) ?? 'Setup Failed';
export const failedText = (language?: Language): string => said('jvKR', language) ?? 'Please try again.';
export const welcomeTitle = (language?: Language): string =>
  said('2mHy', language) ?? 'Welcome to your couple account!';
export const notCreatedTitle = (language?: Language): string =>
  said('nQU_', language) ?? 'Account Creation Failed';
export const notCreatedText = (language?: Language): string =>
  said('As-B', language) ?? 'Please try again or contact support if the issue persists.';
export const logInTitle = (language?: Language): string => said('LPsm', language) ?? 'Please Log In';
export const logInText = (language?: Language): string =>
  said('gwtR', language) ?? 'Log in to create your account';
