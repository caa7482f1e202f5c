// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const connectionTitle = (): string => said('Mi0r') ?? 'Connection Issue';
export const connectionText = (): string =>
  said('T3D5') ?? 'There was a temporary connection issue. Please try again in a moment';
export const failedTitle = (): string => said('LDoL') ?? 'Join Failed';
export const failedText = (): string =>
  said('EJ6m') ?? 'Failed to join couple. Please check the invite code and try again.';
export const welcomeTitle = (): string => said('Rmyj') ?? 'Welcome to your couple account!';
