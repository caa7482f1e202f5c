import type { Texts } from './replies/tone.js';
import type { Turn } from './turn.js';

/**
 * First text that the conversation does not contain yet, or else the one used longest ago. If the text has a
 * hole, its longest part identifies it.
 */
export function freshest(texts: Texts, turns: readonly Turn[], hole?: string): string {
  const known = (text: string): string =>
    hole === undefined ? text : (longestPart(text.split(hole)) ?? text);
  const lastUse = (text: string): number =>
    turns.findLastIndex(({ role, content }) => role === 'assistant' && content.includes(known(text)));
  const uses = texts.map((text) => ({ text, at: lastUse(text) }));
  return uses.reduce((best, each) => (each.at < best.at ? each : best)).text;
}

const longestPart = (parts: readonly string[]): string | undefined =>
  [...parts].sort((one, other) => other.length - one.length)[0];

/** The freshest of texts that have a hole for the person's own words, with these words in it. */
export const quoting = (texts: Texts, quote: string, turns: readonly Turn[]): string =>
  freshest(texts, turns, '{said}').replace('{said}', () => quote);
