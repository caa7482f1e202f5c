import { BUCKETS } from '@anew/coach-safety/classifier/features';
import type { Weights } from '@anew/coach-safety/classifier/linear';

interface Header {
  scale: number;
  bias: readonly number[];
  /** Number of buckets that the model knows. */
  known: number;
}

const NUMBER_BYTES = 4;

/**
 * Bytes of the model's file: the length of the header, the header as JSON, and of each bucket that was learned
 * its distance to the one before, its rarity and its weights. Most buckets were never seen.
 */
export function toBytes({ rarity, weights, scale, bias }: Weights): Buffer {
  const known = [...rarity.keys()].filter((bucket) => rarity[bucket] !== 0);
  const text = Buffer.from(JSON.stringify({ scale, bias, known: known.length } satisfies Header));
  const length = Buffer.alloc(NUMBER_BYTES);
  length.writeUInt32LE(text.length);
  const distances = Buffer.alloc(2 * known.length);
  known.forEach((bucket, at) => distances.writeUInt16LE(bucket - (known[at - 1] ?? 0), 2 * at));
  const rarities = Uint8Array.from(known, (bucket) => rarity[bucket] ?? 0);
  const rows = known.map((bucket) => weights.subarray(bucket * bias.length, (bucket + 1) * bias.length));
  return Buffer.concat([length, text, distances, rarities, ...rows.map((row) => Uint8Array.from(row))]);
}

export function fromBytes(bytes: Buffer): Weights {
  const start = NUMBER_BYTES + bytes.readUInt32LE();
  const { scale, bias, known } = JSON.parse(bytes.toString('utf8', NUMBER_BYTES, start)) as Header;
  const [classes, rarities] = [bias.length, start + 2 * known];
  const rarity = new Uint8Array(BUCKETS);
  const weights = new Int8Array(BUCKETS * classes);
  for (let at = 0, bucket = 0; at < known; at += 1) {
    bucket += bytes.readUInt16LE(start + 2 * at);
    rarity[bucket] = bytes[rarities + at] ?? 0;
    const row = rarities + known + at * classes;
    for (let index = 0; index < classes; index += 1)
      weights[bucket * classes + index] = bytes[row + index] ?? 0;
  }
  return { scale, bias, rarity, weights };
}
