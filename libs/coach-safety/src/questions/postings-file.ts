import { BUCKETS } from '../classifier/features.js';
import type { Postings } from './question-index.js';

const NUMBER_BYTES = 4;

/**
 * Bytes of the postings: their number of questions, where each bucket's entries begin, the questions, the
 * weights.
 */
export const postingsToBytes = ({ size, starts, questions, weights }: Postings): Buffer =>
  Buffer.concat([bytesOf(Uint32Array.of(size)), bytesOf(starts), bytesOf(questions), bytesOf(weights)]);

const bytesOf = (numbers: Uint32Array | Uint16Array | Uint8Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/** The postings are views of the file's bytes, which are not copied, because they are tens of megabytes. */
export function postingsFromBytes({ buffer, byteOffset }: Buffer): Postings {
  const [size = 0] = new Uint32Array(buffer, byteOffset, 1);
  const starts = new Uint32Array(buffer, byteOffset + NUMBER_BYTES, BUCKETS + 1);
  const entries = starts[BUCKETS] ?? 0;
  const questions = new Uint16Array(buffer, starts.byteOffset + starts.byteLength, entries);
  return {
    size,
    starts,
    questions,
    weights: new Uint8Array(buffer, questions.byteOffset + 2 * entries, entries),
  };
}
