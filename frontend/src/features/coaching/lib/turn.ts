/** What somebody wants an answer to. */
export interface Question {
  text: string;
  conversationId: string | null;
  /** Where the words stand in the composer: until the server has them. */
  onStored?: () => void;
}

/** A question on its way: `answering` once the server has stored it. */
export interface Turn {
  conversationId: string | null;
  phase: 'sending' | 'answering';
}

export interface Failure {
  question: Question;
  conversationId: string | null;
  words: string;
  /** The words are still in the composer, so that is where it says what happened. */
  inComposer: boolean;
}

/** How far an attempt has got. */
export interface Attempt {
  question: Question;
  conversationId: string | null;
  isStored: boolean;
  signal: AbortSignal;
}

export function attemptOf(question: Question, signal: AbortSignal): Attempt {
  return { question, conversationId: question.conversationId, isStored: false, signal };
}

export function failureOf({ question, conversationId, isStored }: Attempt, words: string): Failure {
  return { question, conversationId, words, inComposer: question.onStored !== undefined && !isStored };
}
