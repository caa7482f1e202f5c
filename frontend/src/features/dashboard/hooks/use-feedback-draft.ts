import type { ConnectionActivity } from '@anew/contracts/content/views';
import { dayOf } from '#shared/lib/dates';
import { draftKey } from '#shared/lib/drafts';
import { useDraft } from '#shared/lib/use-draft';
import { type FeedbackDraft, isEmptyFeedback, parseFeedbackDraft } from '../lib/drafts';

/** Feedback that is not sent yet, and the activity to show: the one that it was begun for, or today's. */
export function useFeedbackDraft(userId: string, todays: ConnectionActivity) {
  const { value, change, forget } = useDraft<FeedbackDraft | null>({
    key: draftKey('activity', userId),
    empty: null,
    parse: parseFeedbackDraft,
    isEmpty: isEmptyFeedback,
  });
  const begunFor = value?.activity ?? todays;
  const isTodays = begunFor.id === todays.id;

  return {
    activity: isTodays ? todays : begunFor,
    isTodays,
    /** Null until something was said. */
    said: value,
    isBegun: !isEmptyFeedback(value),
    change: (part: Partial<FeedbackDraft>) =>
      change((before) => ({
        activity: todays,
        day: dayOf(new Date()),
        feedback: '',
        rating: '',
        ...before,
        ...part,
      })),
    forget,
  };
}

export type FeedbackDraftHandle = ReturnType<typeof useFeedbackDraft>;
