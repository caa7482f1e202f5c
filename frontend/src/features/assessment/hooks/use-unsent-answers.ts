import { useEffect, useState } from 'react';
import { isOthersDevice } from '#shared/lib/owner';
import { type Answers, hasAnswers, type UnsentAnswers } from '../lib/unsent-answers';
import { readUnsent, saveUnsent } from '../lib/unsent-store';

/** One person's answers that are not sent yet. They are stored on this device from the first one on. */
export function useUnsentAnswers(userId: string) {
  const [value, setValue] = useState<UnsentAnswers>(() => readUnsent(userId));

  // In a window beside somebody else's, what was chosen stays on the screen, and nothing of it on the device.
  const stored = () => (isOthersDevice(userId) ? value : readUnsent(userId));
  const look = () => setValue(stored());

  // Another tab may have stored answers while this one was not in view.
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });

  function save(answers: Answers, step: number) {
    if (isOthersDevice(userId)) setValue({ answers, step });
    else {
      saveUnsent(userId, { answers, step });
      look();
    }
  }

  // Each begins with what is stored now, so that answers of another tab stay.
  return {
    value,
    choose: (questionId: string, option: string) =>
      save({ ...stored().answers, [questionId]: option }, value.step),
    goTo: (step: number) => save(stored().answers, step),
    startFrom: (answers: Answers) => (hasAnswers(stored()) ? look() : save(answers, 0)),
    clear: () => save({}, 0),
  };
}

export type UnsentAnswersHandle = ReturnType<typeof useUnsentAnswers>;
