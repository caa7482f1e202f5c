// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('rswM', language) ?? 'Your story';
export const loading = (language?: Language): string => said('qIya', language) ?? 'Loading your story';
export const failed = (language?: Language): string => said('IE4S', language) ?? 'Your story did not load';
export const onlyYou = (language?: Language): string =>
  said('VK6N', language) ??
  'Only you see this. If it says that questions about a divorce would not fit, neither of you gets them. Nobody is told why.';
export const tell = (language?: Language): string => said('fDX0', language) ?? 'Tell your story';
export const change = (language?: Language): string => said('lO1e', language) ?? 'Change your story';
export const before = (language?: Language): string => said('C8QB', language) ?? 'Before';
export const first = (language?: Language): string => said('5Gx5', language) ?? 'First in your modules';
export const divorced = (language?: Language): string =>
  said('azuT', language) ?? 'I was divorced or separated';
export const widowed = (language?: Language): string => said('cniT', language) ?? 'I was widowed';
export const firstMarriage = (language?: Language): string =>
  said('uh4t', language) ?? 'This is my first marriage';
export const ratherNotSay = (language?: Language): string => said('wahV', language) ?? 'I’d rather not say';
export const closeness = (language?: Language): string => said('EgaB', language) ?? 'More closeness and fun';
export const talks = (language?: Language): string => said('wfY7', language) ?? 'Talks that go better';
export const atEase = (language?: Language): string =>
  said('Vbm9', language) ?? 'Feeling at ease with each other';
export const plans = (language?: Language): string => said('jsZG', language) ?? 'Plans for our life together';
export const home = (language?: Language): string =>
  said('hynY', language) ?? 'Home, money and everyday life';
export const calm = (language?: Language): string =>
  said('Azfx', language) ?? 'Calm with the people around us';
