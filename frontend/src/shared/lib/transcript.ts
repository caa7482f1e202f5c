import type { SpeechResult } from './speech';

export interface Heard {
  /** Words that will not change any more. */
  settled: string[];
  /** What is still being made out. */
  guess: string;
}

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const startsWith = (longer: string, shorter: string) =>
  `${longer} `.toLowerCase().startsWith(`${shorter} `.toLowerCase());

/** Android calls every guess final, but is sure of none of them. */
function isSettled(result: SpeechResult): boolean {
  return result.isFinal && result[0]?.confidence !== 0;
}

/** One more result: a new one, or an earlier one again, grown by a few words (Android). */
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

/** Reads all results of a session anew: browsers repeat them, and not each says truly which one is new. */
export function readResults(list: ArrayLike<SpeechResult>): Heard {
  const results = Array.from(list);
  const settled = words(join(results.filter(isSettled)));
  return { settled, guess: words(join(results)).slice(settled.length).join(' ') };
}

/** Appends with a space, unless there is one already or nothing stands before it. */
export function appendTranscript(text: string, said: string): string {
  return text === '' || /\s$/.test(text) ? text + said : `${text} ${said}`;
}
