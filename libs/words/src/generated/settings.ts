// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('W_22') ?? 'Settings';
export const lead = (): string => said('zrky') ?? 'How the two of you use Anew.';
export const accountText = (): string =>
  said('NDXv') ??
  'Your name, photo and email, your password and ways to sign in, where you are signed in, and your data: all of that is in your profile.';
export const goToProfile = (): string => said('tnSh') ?? 'Go to your profile';
export const signOut = (): string => said('iNGL') ?? 'Sign Out';
export const aloneHere = (): string =>
  said('lGNT') ?? 'You are the only one here so far. Your partner joins with this code.';
export const connected = (): string =>
  said('ziYK') ??
  'The two of you are connected. This is the code of your account. Nobody else can join with it while there are two of you.';
export const inviteCode = (): string => said('zxsU') ?? 'Invite code';
export const copy = (): string => said('CD6-') ?? 'Copy';
export const codeCopied = (): string => said('qkGt') ?? 'Code Copied!';
export const codeSeen = (): string =>
  said('R4Hu') ?? 'Has someone else seen your code? Get a new one. The old one stops working at once.';
export const gettingCode = (): string => said('c5kF') ?? 'Getting a new code...';
export const newCode = (): string => said('fkhJ') ?? 'Get a new code';
export const mergeTitle = (): string => said('n4LV') ?? 'Merge with your partner’s account';
export const mergeLead = (): string =>
  said('VucV') ??
  'Did each of you make an account? Move into your partner’s with their code. Everything you have written comes along and stays yours: you decide what your partner may read of it.';
export const enterCode = (): string => said('iefz') ?? 'Enter partner’s code';
export const partnersCode = (): string => said('ws_2') ?? 'Your partner’s invite code';
export const codeExample = (): string => said('-LM4') ?? '8-character code (e.g., a1b2c3d4)';
export const merging = (): string => said('A0xH') ?? 'Merging...';
export const merge = (): string => said('YZJq') ?? 'Merge Accounts';
export const mergeAsk = (): string => said('dweN') ?? 'Merge with your partner’s account?';
export const mergeText = (): string =>
  said('_riJ') ??
  'You move into your partner’s couple account, and your own is gone after that. Everything you have written comes along and stays yours.';
export const mergeYes = (): string => said('g3jd') ?? 'Yes, merge';
export const notYet = (): string => said('qM5K') ?? 'Not yet';
export const saved = (): string => said('gpmc') ?? 'Saved.';
export const loadingChoices = (): string => said('vUne') ?? 'Loading your choices';
