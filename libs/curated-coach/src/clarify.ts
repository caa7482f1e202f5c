import * as phrases from './phrases/clarifying.js';
import type { Scope } from './retrieval.js';
import type { UsedTexts } from './used-texts.js';

const OFFERED = 3;
const LOW =
  /\b(sucks?|everything|awful|terrible|lost|tired|overwhelmed|sad|alone|hopeless|cry(ing)?|miserable)\b/i;

/** Reply when nothing fits: it asks back and offers a few directions. */
export function clarify(message: string, used: UsedTexts, scope: Scope): string {
  const open = LOW.test(message) ? used.anyUnused(phrases.CLARIFY_LOW) : undefined;
  return [
    open ?? used.preferUnused(phrases.CLARIFY_OPEN),
    directions(used, scope),
    used.preferUnused(phrases.CLARIFY_ASK),
    `*${used.preferUnused(phrases.CLARIFY_NOTE)}*`,
  ].join('\n\n');
}

/** Descriptions of a few modules in plain words, other than those offered before. */
export function directions(used: UsedTexts, { withChildren }: Scope): string {
  const suitable = used
    .shuffled(phrases.DIRECTIONS)
    .filter(({ aboutChildren }) => withChildren || !aboutChildren);
  const unsaid = suitable.filter(({ text }) => !used.has(text));
  const chosen = (unsaid.length >= OFFERED ? unsaid : suitable).slice(0, OFFERED);
  return [used.preferUnused(phrases.CLARIFY_LEAD), '', ...chosen.map(({ text }) => `- ${text}`)].join('\n');
}
