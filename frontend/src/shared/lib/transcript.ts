import type { SpeechResult } from './speech';

export interface Heard {
  /** Words that will not change anymore. */
  settled: string[];
  /** Words that may still change. */
  guess: string;
}

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const startsWith = (longer: string, shorter: string) =>
  `${longer} `.toLowerCase().startsWith(`${shorter} `.toLowerCase());

/** Android marks every guess as final, but with a confidence of 0. */
function isSettled(result: SpeechResult): boolean {
  return result.isFinal && result[0]?.confidence !== 0;
}

/** Adds a result. Android repeats an earlier result with a few more words; such a result replaces the earlier one. */
function withNext(segments: readonly string[], transcript: string): string[] {
  const next = transcript.trim();
  const last = segments.at(-1);
  if (next === '') return [...segments];
  const isNew = last === undefined || /^\s/.test(transcript);
  if (isNew) return [...segments, next];
  if (startsWith(next, last)) return [...segments.slice(0, -1), next];
  return startsWith(last, next) ? [...segments] : [...segments, next];
}

function join(results: readonly SpeechResult[]): string {
  return results
    .reduce<string[]>((segments, result) => withNext(segments, result[0]?.transcript ?? ''), [])
    .join(' ');
}

/**
 * Reads all results of a session each time: browsers repeat them, and not every browser marks the new ones correctly.
 */
export function readResults(list: ArrayLike<SpeechResult>): Heard {
  const results = Array.from(list);
  const settled = words(join(results.filter(isSettled)));
  return { settled, guess: words(join(results)).slice(settled.length).join(' ') };
}

/** Appends with a space, unless the text is empty or ends in white space. */
export function appendTranscript(text: string, said: string): string {
  return text === '' || /\s$/.test(text) ? text + said : `${text} ${said}`;
}
