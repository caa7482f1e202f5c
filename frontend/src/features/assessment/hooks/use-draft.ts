import { useEffect, useState } from 'react';
import { type Answers, type Draft, EMPTY_DRAFT, tidyDraft } from '../lib/draft';
import { readDraft, saveDraft } from '../lib/draft-store';

/** One person's answers that are not sent yet. They are stored on this device from the first one on. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState<Draft>(() => readDraft(userId));

  useEffect(() => saveDraft(userId, draft), [userId, draft]);

  return {
    draft,
    choose: (questionId: string, value: string) =>
      setDraft(({ answers, step }) => ({ answers: { ...answers, [questionId]: value }, step })),
    goTo: (step: number) => setDraft(({ answers }) => tidyDraft(answers, step)),
    startFrom: (answers: Answers) => setDraft(tidyDraft(answers, 0)),
    clear: () => setDraft(EMPTY_DRAFT),
  };
}

export type DraftHandle = ReturnType<typeof useDraft>;
