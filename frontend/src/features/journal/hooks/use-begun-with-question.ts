import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { WritingAbout } from '#shared/lib/writing-about';
import { isBlank, parseAnswered } from '../lib/entry-draft';
import type { NewEntryDraft } from './use-entry-draft';

/**
 * The new entry begins with the question from which the user came, today's or a module's, unless another entry has been
 * begun already.
 */
export function useBegunWithQuestion({ change }: NewEntryDraft): void {
  const { state } = useLocation() as { state: WritingAbout | null };
  const question = state?.question;
  const beginning = state?.beginning;

  useEffect(() => {
    const prompt = parseAnswered(question);
    if (prompt) change((before) => (isBlank(before) ? { ...before, prompt } : before));
  }, [question, change]);

  useEffect(() => {
    if (typeof beginning !== 'string') return;
    change((before) => (isBlank(before) ? { ...before, content: beginning } : before));
  }, [beginning, change]);
}
