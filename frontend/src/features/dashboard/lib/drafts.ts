import type { ConnectionActivity } from '@anew/contracts/content/views';
import type { Appreciation } from '@anew/contracts/journal/views';
import { DAY_MS } from '@anew/contracts/local-date';
import type { AppreciationWords } from '#api/appreciation-calls';
import { isRecord } from '#shared/lib/is-record';

export interface AppreciationDraft extends AppreciationWords {
  /** Id of the appreciation that it changes; `null` for a new one, which may be sent on a later day too. */
  changes: string | null;
}

/** How an activity was, with that activity. It is sent to that one even when the next day has begun. */
export interface FeedbackDraft {
  activity: ConnectionActivity;
  begunAt: number;
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
 * Drops a draft after a day: an activity can be completed until the day after its own is over. An earlier version of the
 * client stored no time.
 */
export function parseFeedbackDraft(stored: unknown): FeedbackDraft | null {
  const isFresh = isRecord(stored) && Date.now() - Number(stored.begunAt) < DAY_MS;
  return isFresh ? (stored as unknown as FeedbackDraft) : null;
}
