// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const createdTitle = (): string => said('qMrg') ?? 'Welcome!';
export const createdText = (): string => said('ZlQs') ?? 'Your account has been created successfully';
export const failedTitle = (): string => said('qF-U') ?? 'Setup Failed';
export const failedText = (): string => said('jvKR') ?? 'Please try again.';
export const welcomeTitle = (): string => said('2mHy') ?? 'Welcome to your couple account!';
export const notCreatedTitle = (): string => said('nQU_') ?? 'Account Creation Failed';
export const notCreatedText = (): string =>
  said('As-B') ?? 'Please try again or contact support if the issue persists.';
export const logInTitle = (): string => said('LPsm') ?? 'Please Log In';
export const logInText = (): string => said('gwtR') ?? 'Log in to create your account';
