/** Buckets of a text's features of one kind, with the number of times that each occurs. */
export interface Counts {
  buckets: Int32Array;
  counts: Int32Array;
}

const FIRST_ROOM = 1 << 10;

/** Counts how often each bucket occurs. */
export class Tally {
  private readonly counts: Uint16Array;
  /** The buckets that occur, in the order in which they were first added. */
  private found = new Int32Array(FIRST_ROOM);
  private size = 0;

  /** @param buckets number of buckets */
  constructor(buckets: number) {
    this.counts = new Uint16Array(buckets);
  }

  add(bucket: number): void {
    const count = this.counts[bucket] ?? 0;
    if (count === 0) this.note(bucket);
    this.counts[bucket] = count + 1;
  }

  /** Returns what was counted, and begins anew. */
  take(): Counts {
    const buckets = this.found.slice(0, this.size);
    const counts = new Int32Array(this.size);
    for (let at = 0; at < buckets.length; at += 1) {
      const bucket = buckets[at] ?? 0;
      counts[at] = this.counts[bucket] ?? 0;
      this.counts[bucket] = 0;
    }
    this.size = 0;
    return { buckets, counts };
  }

  private note(bucket: number): void {
    if (this.size === this.found.length) {
      const more = new Int32Array(2 * this.size);
      more.set(this.found);
      this.found = more;
    }
    this.found[this.size] = bucket;
    this.size += 1;
  }
}
