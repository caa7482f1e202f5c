import { draftKey } from '#shared/lib/drafts';
import { useDraft } from '#shared/lib/use-draft';
import { type FeedbackDraft, isEmptyFeedback, parseFeedbackDraft } from '../lib/drafts';

/**
 * Feedback on one activity that is not sent yet. A draft about an earlier activity is dropped, because it can no longer
 * be sent.
 */
export function useFeedbackDraft(userId: string, activityId: string) {
  return useDraft<FeedbackDraft>({
    key: draftKey('activity', userId),
    empty: { activityId, feedback: '', rating: '' },
    parse: (stored) => {
      const draft = parseFeedbackDraft(stored);
      return draft?.activityId === activityId ? draft : null;
    },
    isEmpty: isEmptyFeedback,
  });
}
