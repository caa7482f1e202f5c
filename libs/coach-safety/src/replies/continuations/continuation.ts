import type { Topic } from '../cues/topic-cues.js';

/** What is said to one topic after a concern came up, in two paragraphs. */
export interface Continuation {
  /** Takes up what was said, without a question; it can also stand before another text. */
  takesUp: string;
  /** The way to people and one open question. */
  goesOn: string;
}

export type Continuations = Readonly<Partial<Record<Topic, Continuation>>>;

export const inFull = ({ takesUp, goesOn }: Continuation): string => `${takesUp}\n\n${goesOn}`;
