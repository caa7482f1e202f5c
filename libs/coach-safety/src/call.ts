import { QUIET_LINES } from './replies/quiet-line.js';

/** Numbers that a person in danger can call, other than 911. */
const NUMBER = /(?<![\d$-])(?:988|1-800-799-7233|1-800-422-4453)(?![\d-])/;

/**
 * The number that somebody who gets this fixed reply should be able to call with one tap, or null. A doubt has its
 * numbers in a quiet line, and no loud button.
 */
export function callIn(reply: string): string | null {
  if (QUIET_LINES.some((line) => reply.includes(line))) return null;
  return NUMBER.exec(reply)?.[0] ?? null;
}
