import * as phrases from './phrases/clarifying.js';
import type { Scope } from './retrieval.js';
import type { Said } from './said.js';

const OFFERED = 3;
const LOW =
  /\b(sucks?|everything|awful|terrible|lost|tired|overwhelmed|sad|alone|hopeless|cry(ing)?|miserable)\b/i;

/** Nothing fits: asks, and offers a few places to begin. */
export function clarify(message: string, said: Said, scope: Scope): string {
  const open = LOW.test(message) ? said.any(phrases.CLARIFY_LOW) : undefined;
  return [
    open ?? said.some(phrases.CLARIFY_OPEN),
    directions(said, scope),
    said.some(phrases.CLARIFY_ASK),
    `*${said.some(phrases.CLARIFY_NOTE)}*`,
  ].join('\n\n');
}

/** A few modules' concerns in plain words, others than those offered before. */
export function directions(said: Said, { withChildren }: Scope): string {
  const suitable = said
    .shuffled(phrases.DIRECTIONS)
    .filter(({ aboutChildren }) => withChildren || !aboutChildren);
  const unsaid = suitable.filter(({ text }) => !said.has(text));
  const chosen = (unsaid.length >= OFFERED ? unsaid : suitable).slice(0, OFFERED);
  return [said.some(phrases.CLARIFY_LEAD), '', ...chosen.map(({ text }) => `- ${text}`)].join('\n');
}
