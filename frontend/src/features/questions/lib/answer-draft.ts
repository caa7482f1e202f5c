/** Text that is being written, with its question. It is sent to that question even when the next day has begun. */
export interface AnswerDraft {
  question: { id: string; text: string };
  text: string;
}

export function parseAnswerDraft(stored: unknown): AnswerDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { question, text } = stored as Partial<AnswerDraft>;
  const texts: unknown[] = [question?.id, question?.text, text];
  return texts.every((each) => typeof each === 'string') ? (stored as AnswerDraft) : null;
}
