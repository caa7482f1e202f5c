// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const codeRequired = (language?: Language): string =>
  said('Jk3E', language) ?? "Invite Code Required: Please enter your partner's invite code.";
export const failedTitle = (language?: Language): string => said('Hqgn', language) ?? 'Merge Failed';
export const failedText = (language?: Language): string =>
  said('lP3N', language) ?? 'Failed to merge accounts. Please check the invite code and try again.';
export const failed = (v: { why: string | number }, language?: Language): string =>
  said('fGV2', language, v) ?? `Merge Failed: ${v.why}`;
export const merged = (language?: Language): string =>
  said('g8dO', language) ?? 'Accounts Merged Successfully!';
