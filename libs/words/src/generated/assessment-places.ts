// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const low = (language?: Language): string => said('9QG3', language) ?? 'Needs care';
export const high = (language?: Language): string => said('-IWj', language) ?? 'Feels strong';
export const sharedStrength = (language?: Language): string => said('hK2L', language) ?? 'A shared strength';
export const close = (language?: Language): string => said('fqGf', language) ?? 'Close together';
export const worthAConversation = (language?: Language): string =>
  said('UkGp', language) ?? 'Worth a conversation';
export const notPictured = (language?: Language): string => said('DSRz', language) ?? 'Not pictured';
export const ownPicture = (language?: Language): string => said('rA-X', language) ?? 'Your own picture';
export const onlyYou = (language?: Language): string =>
  said('D9wK', language) ??
  'Only you see this. It comes from your answers alone. It says nothing about your partner, and it stays the same when they answer.';
export const placeOf = (v: { place: string | number; steps: string | number }, language?: Language): string =>
  said('S-Nf', language, v) ?? `Place ${v.place} of ${v.steps}, from “Needs care” to “Feels strong”`;
export const fifth = (language?: Language): string =>
  said('E77Y', language) ?? 'A place is a fifth of the line, and this is how it looked on one day.';
