import { BUCKETS, type Counts, countsOf, type Vector, vectorOf } from '../classifier/features.js';
import {
  CLASS_COUNT,
  CLASSES,
  Classifier,
  RARITY_STEPS,
  rarityIn,
  type Weights,
} from '../classifier/model.js';
import { type Example, examplesOf } from './examples.js';
import { Random } from './random.js';
import type { Sentence } from './sentences.js';

const SEED = 20_261;
const PASSES = 6;
const FIRST_PASSES = 2;
const RATE = 0.05;
const DECAY = 2e-5;
const LARGEST = 127;

interface Prepared {
  vector: Vector;
  label: number;
  weight: number;
}

/**
 * Learns twice: a first, rough classifier shows which sentences of a longer message are dangerous, and the
 * second learns these.
 */
export function learnFrom(sentences: readonly Sentence[]): Weights {
  const rough = new Classifier(learn(examplesOf(sentences), FIRST_PASSES));
  return learn(examplesOf(sentences, (unit) => rough.score(unit).danger));
}

/**
 * Trains logistic regression over several classes with AdaGrad. The same examples always result in the same
 * bytes.
 */
export function learn(examples: readonly Example[], passes = PASSES): Weights {
  const counted = examples.map(({ words }) => countsOf(words));
  const rarity = rarityOf(counted);
  const look = rarityIn(rarity);
  const prepared = examples.map(({ concern, weight }, at) => ({
    vector: vectorOf(counted[at] ?? [], look),
    label: CLASSES.indexOf(concern),
    weight,
  }));
  const model = new Regression();
  const random = new Random(SEED);
  for (let pass = 0; pass < passes; pass += 1)
    for (const example of random.shuffled(prepared)) model.step(example);
  return { rarity, ...model.inBytes() };
}

/** Inverse document frequency of each bucket, in one byte. */
function rarityOf(counted: readonly (readonly Counts[])[]): Uint8Array {
  const documents = new Uint32Array(BUCKETS);
  for (const { places } of counted.flat())
    for (const place of places) documents[place] = (documents[place] ?? 0) + 1;
  return Uint8Array.from(documents, (count) =>
    count === 0 ? 0 : Math.min(255, Math.round(RARITY_STEPS * Math.log(1 + counted.length / count))),
  );
}

class Regression {
  private readonly weights = new Float32Array(BUCKETS * CLASS_COUNT);
  private readonly slopes = new Float32Array(BUCKETS * CLASS_COUNT).fill(1e-4);
  private readonly bias = new Float64Array(CLASS_COUNT);
  private readonly errors = new Float64Array(CLASS_COUNT);

  step({ vector: { places, values }, label, weight }: Prepared): void {
    this.predict(places, values);
    for (let index = 0; index < CLASS_COUNT; index += 1) {
      const error = weight * ((this.errors[index] ?? 0) - (index === label ? 1 : 0));
      this.errors[index] = error;
      this.bias[index] = (this.bias[index] ?? 0) - 0.01 * error;
    }
    for (let at = 0; at < places.length; at += 1)
      this.update((places[at] ?? 0) * CLASS_COUNT, values[at] ?? 0);
  }

  private update(first: number, value: number): void {
    const { weights, slopes, errors } = this;
    for (let index = 0; index < CLASS_COUNT; index += 1) {
      const at = first + index;
      const weight = weights[at] ?? 0;
      const slope = (errors[index] ?? 0) * value + DECAY * weight;
      const sum = (slopes[at] ?? 0) + slope * slope;
      slopes[at] = sum;
      weights[at] = weight - (RATE * slope) / Math.sqrt(sum);
    }
  }

  /** Writes the likelihoods of the classes to `errors`. */
  private predict(places: Int32Array, values: Float32Array): void {
    const { weights, errors, bias } = this;
    for (let index = 0; index < CLASS_COUNT; index += 1) errors[index] = bias[index] ?? 0;
    for (let at = 0; at < places.length; at += 1) {
      const [value, first] = [values[at] ?? 0, (places[at] ?? 0) * CLASS_COUNT];
      for (let index = 0; index < CLASS_COUNT; index += 1)
        errors[index] = (errors[index] ?? 0) + value * (weights[first + index] ?? 0);
    }
    const most = Math.max(...errors);
    let sum = 0;
    for (let index = 0; index < CLASS_COUNT; index += 1)
      sum += errors[index] = Math.exp((errors[index] ?? 0) - most);
    for (let index = 0; index < CLASS_COUNT; index += 1) errors[index] = (errors[index] ?? 0) / sum;
  }

  inBytes(): Omit<Weights, 'rarity'> {
    const largest = this.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    const scale = largest / LARGEST || 1;
    return {
      scale,
      weights: Int8Array.from(this.weights, (weight) => Math.round(weight / scale)),
      bias: [...this.bias],
    };
  }
}
