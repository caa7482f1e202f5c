/** What is being written, and to which question: it is sent to that one, whatever day has come meanwhile. */
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
