// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const whoHelps = (): string =>
  said('Za8a') ??
  'In danger, call 911. In a crisis, call or text 988. For fear or violence at home, call 1-800-799-7233 or text START to 88788. Worried about a child: 1-800-422-4453.';
