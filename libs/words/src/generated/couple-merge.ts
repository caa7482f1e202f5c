// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const codeRequired = (): string =>
  said('Jk3E') ?? "Invite Code Required: Please enter your partner's invite code.";
export const failedTitle = (): string => said('Hqgn') ?? 'Merge Failed';
export const failedText = (): string =>
  said('lP3N') ?? 'Failed to merge accounts. Please check the invite code and try again.';
export const failed = (v: { why: string | number }): string => said('fGV2', v) ?? `Merge Failed: ${v.why}`;
export const merged = (): string => said('g8dO') ?? 'Accounts Merged Successfully!';
