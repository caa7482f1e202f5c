import type { Vector } from '../classifier/features.js';

const DECAY = 2e-5;
const BIAS_RATE = 0.01;
const FIRST_SLOPE = 1e-4;
/** Error below which an example has been learned and changes nothing any more. */
const LEARNED = 0.03;
/**
 * Numbers in a row: the weight of each class and then the sum of its slopes. A row has a power of two, so
 * that it lies in one line of the processor's cache.
 */
const ROW = 16;
/** Most classes for whose weights and slopes a row has room. */
const MOST_CLASSES = ROW / 2;

/**
 * Taken once, because Jest looks up each global object in a slow way, and this is asked for millions of
 * times.
 */
const { sqrt } = Math;

/** An example as numbers. The buckets of its vector are rows here. */
interface Prepared {
  vector: Vector;
  label: number;
  weight: number;
}

/** Logistic regression over several classes that learns with AdaGrad. */
export class Regression {
  private readonly rows: Float32Array;
  readonly bias: Float64Array;
  private readonly errors: Float64Array;

  constructor(
    size: number,
    private readonly classes: number,
    /** Step of the first change of a weight. Later ones get smaller. */
    private readonly rate: number,
  ) {
    if (classes > MOST_CLASSES) throw new Error('A row has no room for so many classes');
    this.bias = new Float64Array(classes);
    this.errors = new Float64Array(classes);
    this.rows = new Float32Array(size * ROW);
    for (let row = 0; row < size; row += 1)
      this.rows.fill(FIRST_SLOPE, row * ROW + classes, row * ROW + 2 * classes);
  }

  weightOf(row: number, index: number): number {
    return this.rows[row * ROW + index] ?? 0;
  }

  step({ vector: { buckets, values }, label, weight }: Prepared): void {
    this.predict(buckets, values);
    let most = 0;
    for (let index = 0; index < this.classes; index += 1) {
      const error = weight * ((this.errors[index] ?? 0) - (index === label ? 1 : 0));
      this.errors[index] = error;
      this.bias[index] = (this.bias[index] ?? 0) - BIAS_RATE * error;
      most = Math.max(most, Math.abs(error));
    }
    if (most >= LEARNED) this.update(buckets, values);
  }

  private update(buckets: Int32Array, values: Float32Array): void {
    const { rows, errors, classes, rate } = this;
    for (let at = 0; at < buckets.length; at += 1) {
      const [value, first] = [values[at] ?? 0, (buckets[at] ?? 0) * ROW];
      for (let index = 0; index < classes; index += 1) {
        const weight = rows[first + index] ?? 0;
        const slope = (errors[index] ?? 0) * value + DECAY * weight;
        const sum = (rows[first + classes + index] ?? 0) + slope * slope;
        rows[first + classes + index] = sum;
        rows[first + index] = weight - (rate * slope) / sqrt(sum);
      }
    }
  }

  /** Writes the likelihoods of the classes to `errors`. */
  private predict(buckets: Int32Array, values: Float32Array): void {
    const { rows, errors, bias, classes } = this;
    // One class after another: its sum then stays in a register, which makes learning twice as fast.
    for (let index = 0; index < classes; index += 1) {
      let sum = bias[index] ?? 0;
      for (let at = 0; at < buckets.length; at += 1)
        sum += (values[at] ?? 0) * (rows[(buckets[at] ?? 0) * ROW + index] ?? 0);
      errors[index] = sum;
    }
    const most = Math.max(...errors);
    let sum = 0;
    for (let index = 0; index < classes; index += 1)
      sum += errors[index] = Math.exp((errors[index] ?? 0) - most);
    for (let index = 0; index < classes; index += 1) errors[index] = (errors[index] ?? 0) / sum;
  }
}
