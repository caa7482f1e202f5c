import type { ConnectionActivity } from '@anew/contracts/content/views';
import type { Appreciation } from '@anew/contracts/journal/views';
import type { AppreciationWords } from '#api/appreciation-calls';

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

type Texts<T> = { [Field in keyof T]: unknown };

/** Whatever is stored, `null` too, as an object whose fields may be missing. */
const fieldsOf = <T>(stored: unknown): Partial<Texts<T>> => Object(stored) as object;

export function parseAppreciationDraft(stored: unknown): AppreciationDraft | null {
  const { appreciation, quality, changes } = fieldsOf<AppreciationDraft>(stored);
  if (typeof appreciation !== 'string' || typeof quality !== 'string') return null;
  return { appreciation, quality, changes: typeof changes === 'string' ? changes : null };
}

/** Tells whether a draft can still be saved. */
export function belongsTo(saved: Appreciation | null, { changes }: AppreciationDraft): boolean {
  return changes === null || changes === saved?.id;
}

export const isEmptyFeedback = (draft: FeedbackDraft | null): boolean =>
  !draft?.feedback.trim() && !draft?.rating;

const DAY_MS = 86_400_000;

/**
 * Drops a draft after a day: an activity can be completed until the day after its own is over. An earlier version of the
 * client stored no time.
 */
export function parseFeedbackDraft(stored: unknown): FeedbackDraft | null {
  const age = Date.now() - Number(fieldsOf<FeedbackDraft>(stored).begunAt);
  return age < DAY_MS ? (stored as FeedbackDraft) : null;
}
