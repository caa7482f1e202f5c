// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('rswM') ?? 'Your story';
export const loading = (): string => said('qIya') ?? 'Loading your story';
export const failed = (): string => said('IE4S') ?? 'Your story did not load';
export const onlyYou = (): string =>
  said('VK6N') ??
  'Only you see this. It can keep questions about divorce away from you both. Nobody is told why.';
export const tell = (): string => said('fDX0') ?? 'Tell your story';
export const change = (): string => said('lO1e') ?? 'Change your story';
export const before = (): string => said('C8QB') ?? 'Before';
export const first = (): string => said('5Gx5') ?? 'First in your modules';
export const divorced = (): string => said('azuT') ?? 'I was divorced or separated';
export const widowed = (): string => said('cniT') ?? 'I was widowed';
export const firstMarriage = (): string => said('uh4t') ?? 'This is my first marriage';
export const ratherNotSay = (): string => said('wahV') ?? 'I’d rather not say';
export const closeness = (): string => said('EgaB') ?? 'More closeness and fun';
export const talks = (): string => said('wfY7') ?? 'Talks that go better';
export const atEase = (): string => said('Vbm9') ?? 'Feeling at ease with each other';
export const plans = (): string => said('jsZG') ?? 'Plans for our life together';
export const home = (): string => said('hynY') ?? 'Home, money and everyday life';
export const calm = (): string => said('Azfx') ?? 'Calm with the people around us';
