import { Vocabulary } from '../undisguise.js';
import type { Calibration } from './calibration.js';
import { DoubtReader } from './doubt.js';
import { BUCKETS } from './features.js';
import { CLASS_COUNT, Classifier, type Weights } from './model.js';

interface Header {
  scale: number;
  bias: readonly number[];
  vocabulary: readonly string[];
  calibration: Calibration;
}

const LENGTH_BYTES = 4;

/** Bytes of the model's file: the length of the header, the header as JSON, the rarities and the weights. */
export function toBytes(learned: Weights, vocabulary: readonly string[], calibration: Calibration): Buffer {
  const { scale, bias, rarity, weights } = learned;
  const header: Header = { scale, bias, vocabulary, calibration };
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(text.length);
  return Buffer.concat([
    length,
    text,
    rarity,
    Buffer.from(weights.buffer, weights.byteOffset, weights.length),
  ]);
}

export function fromBytes(bytes: Buffer): DoubtReader {
  const start = LENGTH_BYTES + bytes.readUInt32LE();
  const { scale, bias, vocabulary, calibration } = JSON.parse(
    bytes.toString('utf8', LENGTH_BYTES, start),
  ) as Header;
  const rarity = new Uint8Array(bytes.subarray(start, start + BUCKETS));
  // Bytes above 127 become negative numbers, as they were before they were written.
  const weights = new Int8Array(bytes.subarray(start + BUCKETS, start + BUCKETS * (1 + CLASS_COUNT)));
  return new DoubtReader(
    new Classifier({ scale, bias, rarity, weights }),
    calibration,
    new Vocabulary(vocabulary),
  );
}
