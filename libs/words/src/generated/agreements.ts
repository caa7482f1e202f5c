// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const agreed = (): string => said('cgWL') ?? 'What you agreed on';
export const thanks = (): string => said('FLNN') ?? 'Thank you for looking at it together.';
export const saidKept = (v: { name: string | number }): string =>
  said('RSmt', v) ?? `${v.name} said that you kept it.`;
export const saidPartly = (v: { name: string | number }): string =>
  said('Skqi', v) ?? `${v.name} said that you kept part of it.`;
export const saidNot = (v: { name: string | number }): string =>
  said('HbyY', v) ?? `${v.name} said: not this time.`;
export const gone = (): string =>
  said('g5pG') ?? 'It is gone for both of you. A new one can come with your next talk.';
export const takeAway = (): string => said('b6Eh') ?? 'Take it away';
export const takeAwayYes = (): string => said('AVmN') ?? 'Yes, take it away';
export const takeAwayText = (): string => said('9ilF') ?? 'Then it is gone for both of you.';
export const keepIt = (): string => said('YTIO') ?? 'Keep it';
export const lookAgain = (): string => said('MvNP') ?? 'Look at it again:';
export const sayHow = (): string => said('i7Up') ?? 'Say how it went';
export const kept = (): string => said('doVB') ?? 'We kept it';
export const partly = (): string => said('HcZW') ?? 'Partly';
export const not = (): string => said('osPH') ?? 'Not this time';
export const howDidItGo = (): string => said('v4pu') ?? 'How did it go?';
export const easierText = (): string =>
  said('qWGA') ??
  'That happens to most plans. What would make it easier? A smaller piece, another day, doing it together?';
export const easierLabel = (): string => said('7x1y') ?? 'The easier one';
export const easierHint = (): string => said('1ufm') ?? 'Change the words until it sounds easy.';
export const tryThis = (): string => said('bOtC') ?? 'Try this one';
export const letGo = (): string => said('rFxE') ?? 'Let it go for now';
export const back = (): string => said('JREc') ?? 'Back';
