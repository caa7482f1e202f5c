import type { TalkedOf } from '../cues/talked-of-cues.js';

/** Text about what is talked of in a message after a concern, in two paragraphs. */
export interface Continuation {
  /** Paragraph that responds to the message, without a question. It can also come before another text. */
  takesUp: string;
  /** Paragraph that leads to help and asks one open question. */
  goesOn: string;
}

export type Continuations = Readonly<Partial<Record<TalkedOf, Continuation>>>;

export const inFull = ({ takesUp, goesOn }: Continuation): string => `${takesUp}\n\n${goesOn}`;
