import type { Topic } from '../cues/topic-cues.js';

/** Text about one topic for a message after a concern, in two paragraphs. */
export interface Continuation {
  /** Paragraph that responds to the message, without a question. It can also come before another text. */
  takesUp: string;
  /** Paragraph that leads to help and asks one open question. */
  goesOn: string;
}

export type Continuations = Readonly<Partial<Record<Topic, Continuation>>>;

export const inFull = ({ takesUp, goesOn }: Continuation): string => `${takesUp}\n\n${goesOn}`;
