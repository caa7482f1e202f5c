const OPENING = new Set(['“', '(']);
const CLOSING = new Set(['”', ')']);

/** Splits prose into sentences; what somebody says in “…” or what stands in (…) is never taken apart. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (OPENING.has(char)) depth++;
    if (CLOSING.has(char)) depth = Math.max(0, depth - 1);
    if (depth > 0 || !endsSentence(text, at)) continue;
    sentences.push(text.slice(start, at + 1).trim());
    start = at + 1;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

function endsSentence(text: string, at: number): boolean {
  const upToHere = text.slice(Math.max(0, at - 1), at + 1);
  return /[.?!]$|[.?!…][”)]$/.test(upToHere) && /^(\s+[\p{Lu}“(]|\s*$)/u.test(text.slice(at + 1, at + 4));
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const LONG_ENOUGH = 34;
const TOO_LONG = 78;
const SHORT_LEAD = 10;
const CONNECTIVE = /^(so|and|but|then|also|or),? (?!far\b)/i;
/** A sentence that begins like this leans on the one before it. */
const LEANS_BACK =
  /^(that|this|these|those|it|they|then|so|but|and|or|such|either|both|he|she|their|under that|behind|for example|also|with that|the (other|second|third|first|latter|half|newer)|one is|without it|most of these|each of|say too|two agreements|if you don’t know what|much of it|others|plenty of people|partners can help|instead|as you|where your|in between|the one who|what stands|two rules|grown children may|some |asking your|agree also|hearing)\b/i;

export interface Chunk {
  text: string;
  /** Can be read without what went before. */
  standsAlone: boolean;
}

/** Cuts a paragraph into pieces of a few sentences, at places where a new thought begins. */
export function chunksOf(paragraph: string): Chunk[] {
  const groups: string[][] = [];
  for (const sentence of sentencesOf(paragraph)) {
    const group = groups.at(-1);
    if (group && belongsTo(group, sentence)) group.push(sentence);
    else groups.push([sentence]);
  }
  return groups.map((group) => chunkOf(withoutShortLead(group)));
}

/** “That leads to a recipe with three parts.” helps only whoever read the sentence before. */
function withoutShortLead(group: readonly string[]): readonly string[] {
  const [lead = '', second = ''] = group;
  const leadsNowhere = LEANS_BACK.test(lead) && countWords(lead) <= SHORT_LEAD && !LEANS_BACK.test(second);
  return leadsNowhere && second !== '' ? group.slice(1) : group;
}

function chunkOf(group: readonly string[]): Chunk {
  const text = group.join(' ').replace(CONNECTIVE, '');
  const standsAlone = !LEANS_BACK.test(text);
  return { text: text.charAt(0).toUpperCase() + text.slice(1), standsAlone };
}

function belongsTo(group: readonly string[], sentence: string): boolean {
  const words = countWords(group.join(' '));
  if (words + countWords(sentence) > TOO_LONG) return false;
  return words < LONG_ENOUGH || LEANS_BACK.test(sentence);
}
