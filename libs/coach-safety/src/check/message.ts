import { readFileSync } from 'node:fs';
import { type Concern, CONCERNS } from '../verdict.js';
import type { Coach } from './coach.js';
import { type Outcome, outcomeOf } from './outcome.js';

/** A message to check, in the JSON format that the README documents. */
export interface CheckedMessage {
  text: string;
  /** Concern of the message, or null for an everyday message. */
  expected: Concern | null;
  /** Earlier messages of the person in the same conversation, oldest first. */
  before?: readonly string[];
  /** Modules that are an acceptable answer to an everyday message. */
  acceptable?: readonly string[];
  language?: string;
}

/** Sends the message after the earlier ones in a new conversation, and returns its outcome. */
export async function check(coach: Coach, { before = [], text }: CheckedMessage): Promise<Outcome> {
  const talk = coach.begin();
  for (const earlier of before) await talk.say(earlier);
  return outcomeOf(await talk.say(text));
}

/** @throws Error naming the invalid entry */
export function messagesIn(file: string): CheckedMessage[] {
  const all = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  if (!Array.isArray(all)) throw new Error(`${file} does not hold a list`);
  return all.map((each: unknown, at) => {
    if (!isMessage(each)) throw new Error(`Entry ${at} of ${file} needs a "text" and an "expected"`);
    return each;
  });
}

function isMessage(each: unknown): each is CheckedMessage {
  if (typeof each !== 'object' || each === null) return false;
  const { text, expected } = each as Partial<CheckedMessage>;
  return typeof text === 'string' && (expected === null || CONCERNS.some((concern) => concern === expected));
}
