/** Whom a message is for. */
export const REHEARSAL_RECIPIENTS = ['ex', 'co-parent', 'partner'] as const;
export type RehearsalRecipient = (typeof REHEARSAL_RECIPIENTS)[number];

/** Longest message that can be rehearsed, in characters, after trimming. */
export const REHEARSAL_MAX = 4_000;

/** Milliseconds until the answer to a rehearsal is late: a model that reads it writes all of it before it is checked. */
export const REHEARSAL_DEADLINE_MS = 20_000;

/** Who read a message: rules alone, or a provider's model with them. */
export type RehearsalSource = 'rules' | 'anthropic' | 'openai';

/** Ways in which a message may land badly. */
export type LandingKind =
  | 'warning'
  | 'children'
  | 'blame'
  | 'sarcasm'
  | 'absolutes'
  | 'history'
  | 'shouting'
  | 'questions'
  | 'length'
  | 'late';

export interface Landing {
  kind: LandingKind;
  /** Why it lands badly, as a sentence for its writer. */
  why: string;
  /** Sentences of the message that do it. Empty if it is about the whole message. */
  quotes: string[];
}

/** How a message may be read, and how it could be said. */
export interface Reading {
  kind: 'reading';
  source: RehearsalSource;
  landings: Landing[];
  /** Whether to send it, to wait, or not to answer at all. */
  advice: string;
  /** The message without what stings, in its writer's words. `null` if nothing has to change, or nothing is left. */
  shorter: string | null;
  /** The same for the next morning, with the writer's feelings. */
  sleepOn: string | null;
  /** Advice for somebody who is afraid of the person to whom they write. */
  notSafe: string;
}

/** Answer instead of a reading: to a sign of danger, to a threat, or to a language that we cannot read. */
export interface NoReading {
  kind: 'no-reading';
  text: string;
  /** Number to call, if the message tells of danger. */
  call?: string;
}

export type Rehearsal = Reading | NoReading;
