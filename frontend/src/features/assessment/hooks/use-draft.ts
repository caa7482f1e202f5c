import { useEffect, useState } from 'react';
import { type Answers, type Draft, hasAnswers } from '../lib/draft';
import { readDraft, saveDraft } from '../lib/draft-store';

/** One person's answers that are not sent yet. They are stored on this device from the first one on. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState<Draft>(() => readDraft(userId));

  const stored = () => readDraft(userId);
  const look = () => setDraft(stored());

  // Another tab may have stored answers while this one was not in view.
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });

  function save(answers: Answers, step: number) {
    saveDraft(userId, { answers, step });
    look();
  }

  // Each begins with what is stored now, so that answers of another tab stay.
  return {
    draft,
    choose: (questionId: string, value: string) =>
      save({ ...stored().answers, [questionId]: value }, draft.step),
    goTo: (step: number) => save(stored().answers, step),
    startFrom: (answers: Answers) => (hasAnswers(stored()) ? look() : save(answers, 0)),
    clear: () => save({}, 0),
  };
}

export type DraftHandle = ReturnType<typeof useDraft>;
