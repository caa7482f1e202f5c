// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const agreed = (language?: Language): string => said('cgWL', language) ?? 'What you agreed on';
export const thanks = (language?: Language): string =>
  said('FLNN', language) ?? 'Thank you for looking at it together.';
export const lookAgain = (language?: Language): string => said('MvNP', language) ?? 'Look at it again:';
export const sayHow = (language?: Language): string => said('i7Up', language) ?? 'Say how it went';
export const kept = (language?: Language): string => said('doVB', language) ?? 'We kept it';
export const partly = (language?: Language): string => said('HcZW', language) ?? 'Partly';
export const not = (language?: Language): string => said('osPH', language) ?? 'Not this time';
export const howDidItGo = (language?: Language): string => said('v4pu', language) ?? 'How did it go?';
export const easierText = (language?: Language): string =>
  said('qWGA', language) ??
  'That happens to most plans. What would make it easier? A smaller piece, another day, doing it together?';
export const easierLabel = (language?: Language): string => said('7x1y', language) ?? 'The easier one';
export const easierHint = (language?: Language): string =>
  said('1ufm', language) ?? 'Change the words until it sounds easy.';
export const tryThis = (language?: Language): string => said('bOtC', language) ?? 'Try this one';
export const letGo = (language?: Language): string => said('rFxE', language) ?? 'Let it go for now';
