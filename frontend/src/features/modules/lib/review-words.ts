import type { ModuleReview } from '@anew/contracts/content/views';
import * as words from '@anew/words/module';
import { dateFormat } from '#shared/lib/dates';

/** A calendar day is the same day everywhere, so no time zone may move it. */
const DAY = dateFormat('module', { dateStyle: 'long', timeZone: 'UTC' });

/** Says who stands behind the words. It names nobody who has not read them. */
export function reviewWords({ lastReviewed, reviewedBy }: ModuleReview): string {
  const date = DAY.format(new Date(lastReviewed));
  return reviewedBy === null ? words.reviewed({ date }) : words.reviewedBy({ date, reviewer: reviewedBy });
}
