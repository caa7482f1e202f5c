import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { WritingAbout } from '#shared/lib/writing-about';
import { isBlank, parseAnswered } from '../lib/entry-draft';
import type { NewEntryDraft } from './use-entry-draft';

/** The new entry answers the question from which the user came, unless another entry has been begun already. */
export function useBegunWithQuestion({ change }: NewEntryDraft): void {
  const { state } = useLocation() as { state: Partial<WritingAbout> | null };
  const question = state?.question;

  useEffect(() => {
    const prompt = parseAnswered(question);
    if (prompt) change((before) => (isBlank(before) ? { ...before, prompt } : before));
  }, [question, change]);
}
