import { countsOf, type Rarity, type Vector, weigh } from '../classifier/features.js';
import type { Counts } from '../classifier/tally.js';

/** Where the numbers of a text lie: between two places of a block. */
interface Place {
  block: Block;
  first: number;
  end: number;
}

/** Numbers of many texts, one after another. */
interface Block {
  buckets: Int32Array;
  /** The number of times that each feature occurs, and once they are weighed, its value. */
  values: Float32Array;
  /** Ends of the kinds of features, each of which is weighed by itself. */
  ends: number[];
  size: number;
}

/** Numbers in a block. */
const BLOCK_SIZE = 1 << 22;

/**
 * Vectors of many texts in a few large blocks. With arrays of their own, which are millions, they would keep
 * the garbage collector busier than the learning keeps the processor.
 */
export class Vectors {
  private readonly places = new Map<string, Place>();
  private readonly blocks: Block[] = [];

  /** Adds a text, unless it is there: many of the examples are the same but for their weight. */
  add(words: readonly string[]): Place {
    const text = words.join(' ');
    const known = this.places.get(text);
    if (known) return known;
    const kinds = countsOf(words);
    const block = this.blockFor(kinds.reduce((sum, { buckets }) => sum + buckets.length, 0));
    const first = block.size;
    for (const kind of kinds) append(block, kind);
    const place = { block, first, end: block.size };
    this.places.set(text, place);
    return place;
  }

  at({ block, first, end }: Place): Vector {
    return { buckets: block.buckets.subarray(first, end), values: block.values.subarray(first, end) };
  }

  /** Turns the numbers of times into values, and buckets into rows. Nothing can be added after that. */
  weigh(rarity: Rarity, rows: Uint32Array): void {
    for (const block of this.blocks) weighBlock(block, rarity, rows);
  }

  /** A block with room for so many numbers. */
  private blockFor(size: number): Block {
    const last = this.blocks.at(-1);
    if (last && last.size + size <= last.buckets.length) return last;
    const length = Math.max(BLOCK_SIZE, size);
    const block = { buckets: new Int32Array(length), values: new Float32Array(length), ends: [], size: 0 };
    this.blocks.push(block);
    return block;
  }
}

function append(block: Block, { buckets, counts }: Counts): void {
  block.buckets.set(buckets, block.size);
  block.values.set(counts, block.size);
  block.size += buckets.length;
  block.ends.push(block.size);
}

function weighBlock({ buckets, values, ends, size }: Block, rarity: Rarity, rows: Uint32Array): void {
  let first = 0;
  for (const end of ends) {
    const counts = values.subarray(first, end);
    weigh(counts, buckets.subarray(first, end), counts, rarity);
    first = end;
  }
  for (let at = 0; at < size; at += 1) buckets[at] = rows[buckets[at] ?? 0] ?? 0;
}
