// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const notForTitle = (): string => said('Qttz') ?? 'This is not for a relationship with fear in it.';
export const notFor = (): string =>
  said('9QJk') ??
  'If you are afraid of what may happen after you speak up, do not do this talk. You owe nobody a talk. The National Domestic Violence Hotline is there day and night: call 1-800-799-7233 or text START to 88788.';
