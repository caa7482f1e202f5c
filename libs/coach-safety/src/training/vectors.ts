import { type Counts, countsOf, type Rarity, type Vector, weigh } from '../classifier/features.js';

/** Where the numbers of a text lie. */
interface Place {
  first: number;
  end: number;
}

const FIRST_SIZE = 1 << 20;

/**
 * Vectors of many texts, one after another in two large arrays. With arrays of their own, which are millions, they
 * would keep the garbage collector busier than the learning keeps the processor.
 */
export class Vectors {
  private readonly places = new Map<string, Place>();
  /** Ends of the kinds of features, each of which is weighed by itself. */
  private readonly ends: number[] = [];
  private size = 0;
  private buckets = new Int32Array(FIRST_SIZE);
  /** The number of times that each feature occurs, and once they are weighed, its value. */
  private values = new Float32Array(FIRST_SIZE);

  /** Adds a text, unless it is there: many of the examples are the same but for their weight. */
  add(words: readonly string[]): Place {
    const text = words.join(' ');
    const known = this.places.get(text);
    if (known) return known;
    const first = this.size;
    for (const kind of countsOf(words)) this.append(kind);
    const place = { first, end: this.size };
    this.places.set(text, place);
    return place;
  }

  at({ first, end }: Place): Vector {
    return { buckets: this.buckets.subarray(first, end), values: this.values.subarray(first, end) };
  }

  /** Turns the numbers of times into values, and buckets into rows. Nothing can be added after that. */
  weigh(rarity: Rarity, rows: Uint32Array): void {
    const { buckets, values } = this.at({ first: 0, end: this.size });
    let first = 0;
    for (const end of this.ends) {
      const counts = values.subarray(first, end);
      weigh(counts, buckets.subarray(first, end), counts, rarity);
      first = end;
    }
    for (let at = 0; at < buckets.length; at += 1) buckets[at] = rows[buckets[at] ?? 0] ?? 0;
  }

  private append({ buckets, counts }: Counts): void {
    const end = this.size + buckets.length;
    while (end > this.buckets.length) this.grow();
    this.buckets.set(buckets, this.size);
    this.values.set(counts, this.size);
    this.ends.push(end);
    this.size = end;
  }

  private grow(): void {
    const [buckets, values] = [this.buckets, this.values];
    this.buckets = new Int32Array(2 * buckets.length);
    this.buckets.set(buckets);
    this.values = new Float32Array(2 * values.length);
    this.values.set(values);
  }
}
