import { draftKey } from '#shared/lib/drafts';
import { useDraft } from '#shared/lib/use-draft';
import { parseFeedbackDraft, type FeedbackDraft } from '../lib/drafts';

/** What is said about one activity. What was said about an earlier one can no longer be sent, so it goes. */
export function useFeedbackDraft(userId: string, activityId: string) {
  return useDraft<FeedbackDraft>({
    key: draftKey('activity', userId),
    empty: { activityId, feedback: '', rating: '' },
    parse: (stored) => {
      const draft = parseFeedbackDraft(stored);
      return draft?.activityId === activityId ? draft : null;
    },
    isEmpty: ({ feedback, rating }) => feedback.trim() === '' && rating === '',
  });
}
