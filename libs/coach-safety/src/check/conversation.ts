import { readFileSync } from 'node:fs';
import { type Concern, CONCERNS } from '../verdict.js';

/**
 * Next message of a persona. The form with two texts depends on whether the coach's last reply asked about
 * the problem.
 */
export type Line = string | { whenAsked: string; otherwise: string };

/** A persona and its messages, in the JSON format that the README documents. */
export interface Conversation {
  /** Description of the speaker and of how much they reveal, for readers of the report. */
  persona: string;
  /** Concern of the conversation, or null for someone who is in no danger. */
  concern: Concern | null;
  language: 'en' | 'es';
  /** Index from 0 of the first line that reveals the concern. */
  shownIn: number;
  says: readonly Line[];
}

/** @throws Error naming the invalid entry */
export function conversationsIn(file: string): Conversation[] {
  const all = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  if (!Array.isArray(all)) throw new Error(`${file} does not hold a list`);
  return all.map((each: unknown, at) => {
    if (!isConversation(each))
      throw new Error(`Entry ${at} of ${file} needs "persona", "concern", "language", "shownIn" and "says"`);
    return each;
  });
}

function isConversation(each: unknown): each is Conversation {
  if (typeof each !== 'object' || each === null) return false;
  const { persona, concern, language, shownIn, says } = each as Partial<Conversation>;
  return (
    typeof persona === 'string' &&
    (concern === null || CONCERNS.some((known) => known === concern)) &&
    (language === 'en' || language === 'es') &&
    Array.isArray(says) &&
    says.every(isLine) &&
    Number.isInteger(shownIn) &&
    says[shownIn ?? -1] !== undefined
  );
}

function isLine(line: unknown): line is Line {
  if (typeof line === 'string') return true;
  const { whenAsked, otherwise } = (line ?? {}) as Partial<Exclude<Line, string>>;
  return typeof whenAsked === 'string' && typeof otherwise === 'string';
}
