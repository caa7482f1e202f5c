// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const low = (): string => said('9QG3') ?? 'Needs care';
export const high = (): string => said('-IWj') ?? 'Feels strong';
export const sharedStrength = (): string => said('hK2L') ?? 'A shared strength';
export const close = (): string => said('fqGf') ?? 'Close together';
export const worthAConversation = (): string => said('UkGp') ?? 'Worth a conversation';
export const notPictured = (): string => said('DSRz') ?? 'Not pictured';
export const ownPicture = (): string => said('rA-X') ?? 'Your own picture';
export const onlyYou = (): string =>
  said('D9wK') ??
  'Only you see this. It comes from your answers alone. It says nothing about your partner, and it stays the same when they answer.';
export const placeOf = (v: { place: string | number; steps: string | number }): string =>
  said('S-Nf', v) ?? `Place ${v.place} of ${v.steps}, from “Needs care” to “Feels strong”`;
export const fifth = (): string =>
  said('E77Y') ?? 'The line has only five places, and this is how it looked on one day.';
