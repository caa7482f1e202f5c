import { setTimeout as delay } from 'node:timers/promises';

const SILENCE_MS = 1_500;

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const startedAt = performance.now();

/** @param {string} sentence */
export function say(sentence) {
  console.log(`[${seconds(performance.now() - startedAt).padStart(7)}] ${sentence}`);
}

/**
 * Prints one line when the work is done, and one before that if it takes long.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {(result: T) => string} [describe]
 * @returns {Promise<T>}
 */
export async function step(title, work, describe = () => 'done') {
  const begin = performance.now();
  const ended = new AbortController();
  delay(SILENCE_MS, undefined, { signal: ended.signal }).then(
    () => say(`${title} …`),
    () => {},
  );
  try {
    const result = await work();
    ended.abort();
    say(`${title}: ${describe(result)} (${seconds(performance.now() - begin)})`);
    return result;
  } finally {
    ended.abort();
  }
}
