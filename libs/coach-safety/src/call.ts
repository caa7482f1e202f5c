import { QUIET_LINES } from './replies/quiet-line.js';

/** Beginning of a reply to an emergency, also below a line that says that an AI wrote it. */
const CALLS_911 = /^\*\*(?:Call 911 now|Llama al 911 ahora)\b/m;
/** Numbers that a person in danger can call, other than 911. */
const NUMBER = /(?<![\d$-])(?:988|1-800-799-7233|1-800-422-4453)(?![\d-])/;

/**
 * The number that somebody who gets this fixed reply should be able to call with one tap, or null. A doubt
 * has its numbers in a quiet line, and no loud button, but in an emergency 911 comes before everything.
 */
export function callIn(reply: string): string | null {
  if (CALLS_911.test(reply)) return '911';
  if (QUIET_LINES.some((line) => reply.includes(line))) return null;
  return NUMBER.exec(reply)?.[0] ?? null;
}
