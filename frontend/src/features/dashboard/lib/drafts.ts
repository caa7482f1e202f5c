import type { ConnectionActivity } from '@anew/contracts/content/views';
import type { Appreciation } from '@anew/contracts/journal/views';
import { daysAfter } from '@anew/contracts/local-date';
import type { AppreciationWords } from '#api/appreciation-calls';
import { dayOf } from '#shared/lib/dates';
import { isRecord } from '#shared/lib/is-record';

export interface AppreciationDraft extends AppreciationWords {
  /** Id of the appreciation that it changes; `null` for a new one, which may be sent on a later day too. */
  changes: string | null;
}

/** How an activity was, with that activity. It is sent to that one even when the next day has begun. */
export interface FeedbackDraft {
  activity: ConnectionActivity;
  /** The person's day on which it was begun, which is that of the activity. */
  day: string;
  feedback: string;
  rating: string;
}

export function parseAppreciationDraft(stored: unknown): AppreciationDraft | null {
  if (!isRecord(stored)) return null;
  const { appreciation, quality, changes } = stored;
  if (typeof appreciation !== 'string' || typeof quality !== 'string') return null;
  return { appreciation, quality, changes: typeof changes === 'string' ? changes : null };
}

/** Tells whether a draft can still be saved. */
export function belongsTo(saved: Appreciation | null, { changes }: AppreciationDraft): boolean {
  return changes === null || changes === saved?.id;
}

export const isEmptyFeedback = (draft: FeedbackDraft | null): boolean =>
  !draft?.feedback.trim() && !draft?.rating;

/**
 * Drops a draft when the day after its activity's is over, because until then the activity can be completed. The release
 * before stored the time in place of the day; earlier ones stored neither.
 */
export function parseFeedbackDraft(stored: unknown): FeedbackDraft | null {
  if (!isRecord(stored)) return null;
  const { day = dayOf(new Date(Number(stored.begunAt))) } = stored as { day?: string };
  return daysAfter(day, 1) < dayOf(new Date()) ? null : ({ ...stored, day } as FeedbackDraft);
}
