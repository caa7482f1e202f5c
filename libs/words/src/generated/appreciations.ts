// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { number } from '../format.js';
import { said } from '../said.js';

export const title = (): string => said('4vbt') ?? 'Appreciations';
export const lead = (): string => said('jCq7') ?? 'The good you notice in each other, kept.';
export const loading = (): string => said('sU21') ?? 'Loading your appreciations';
export const notLoaded = (): string => said('929b') ?? 'Your appreciations did not load';
export const total = (): string => said('x2hk') ?? 'Total';
export const fromYou = (): string => said('MPwl') ?? 'From you';
export const fromPartner = (): string => said('Y4Dm') ?? 'From your partner';
export const emptyTitle = (): string => said('K693') ?? 'Nothing has been collected yet';
export const writeFirst = (): string => said('lv29') ?? 'Write the first one on the dashboard';
export const emptyText = (): string =>
  said('-KNP') ??
  'Every appreciation the two of you write is kept here, newest first, so that a hard day can borrow from a good one.';
export const showOlder = (): string => said('0YIE') ?? 'Show older appreciations';
export const listEnd = (): string => said('ZIII') ?? 'Your collection begins here.';
export const olderNotLoaded = (): string =>
  said('-sXc') ?? 'Older appreciations did not load. Please try again.';
export const newForYou = (): string => said('VxZB') ?? 'New for you';
export const newBadge = (): string => said('ZQxe') ?? 'New';
export const amount = (v: { count: number }): string => said('w0uN', v) ?? number('en-US', v.count);
