import { draftKey } from '#shared/lib/drafts';
import { useDraft } from '#shared/lib/use-draft';
import { type AnswerDraft, parseAnswerDraft } from '../lib/answer-draft';

const isBlank = (draft: AnswerDraft | null) => draft === null || draft.text.trim() === '';

export function useAnswerDraft(userId: string) {
  const { value, change, forget } = useDraft<AnswerDraft | null>({
    key: draftKey('answer', userId),
    empty: null,
    parse: parseAnswerDraft,
    isEmpty: isBlank,
  });
  return {
    /** Null until something was typed. */
    begun: value,
    isBegun: !isBlank(value),
    change: (draft: AnswerDraft) => change(draft),
    forget: () => forget(),
  };
}

export type AnswerDraftHandle = ReturnType<typeof useAnswerDraft>;
