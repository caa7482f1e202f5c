import type { Appreciation } from '@anew/contracts/journal/views';
import type { AppreciationWords } from '#api/journal';

export interface AppreciationDraft extends AppreciationWords {
  /** Id of the appreciation that it changes; `null` for a new one, which may be sent on a later day too. */
  changes: string | null;
}

export interface FeedbackDraft {
  activityId: string;
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

export const isEmptyFeedback = ({ feedback, rating }: FeedbackDraft): boolean => !(feedback.trim() || rating);

export function parseFeedbackDraft(stored: unknown): FeedbackDraft | null {
  const { activityId, feedback, rating } = fieldsOf<FeedbackDraft>(stored);
  const texts = [activityId, feedback, rating];
  return texts.every((text) => typeof text === 'string') ? (stored as FeedbackDraft) : null;
}
