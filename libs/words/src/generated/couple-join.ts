// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const codeRequired = (): string => said('ZSoJ') ?? "Please enter your partner's invite code.";
export const checkCode = (): string => said('cvpu') ?? 'Please check the invite code and try again.';
export const welcomeTitle = (): string => said('DkzI') ?? "Welcome to Your Partner's Account!";
export const codeRequiredTitle = (): string => said('0PW2') ?? 'Invite Code Required';
export const failedTitle = (): string => said('yTwU') ?? 'Failed to Join Partner';
