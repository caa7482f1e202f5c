// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const rating = (): string => said('ZUxR') ?? 'Rating';
export const none = (): string => said('6i2v') ?? 'No rating';
export const five = (): string => said('bTJu') ?? '5: we will do it again';
export const four = (): string => said('HjkX') ?? '4: good for us';
export const three = (): string => said('iTeu') ?? '3: it was all right';
export const two = (): string => said('iDoT') ?? '2: not quite our thing';
export const one = (): string => said('s0LJ') ?? '1: it did not work for us';
export const feedback = (): string => said('Ulwl') ?? 'Feedback';
export const tooLate = (): string =>
  said('XqsP') ??
  'This was already marked as done, and only the first mark can bring words along. Yours are still here for you to copy.';
export const gone = (): string =>
  said('YMkD') ??
  'This activity is no longer there, so nothing was saved. Your words are still here for you to copy.';
export const toTodays = (): string => said('JEf4') ?? 'Clear them and show today’s activity';
