// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const connectionTitle = (language?: Language): string => said('Mi0r', language) ?? 'Connection Issue';
export const connectionText = (language?: Language): string =>
  said('T3D5', language) ?? 'There was a temporary connection issue. Please try again in a moment';
export const failedTitle = (language?: Language): string => said('LDoL', language) ?? 'Join Failed';
export const failedText = (language?: Language): string =>
  said('EJ6m', language) ?? 'Failed to join couple. Please check the invite code and try again.';
export const welcomeTitle = (language?: Language): string =>
  said('Rmyj', language) ?? 'Welcome to your couple account!';
