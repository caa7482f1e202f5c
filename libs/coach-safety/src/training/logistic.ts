const STEPS = 4_000;
const RATE = 0.1;
const DECAY = 1e-3;

/**
 * Fits weights, with the constant last, that separate positive from negative rows. Both sides have the same
 * total weight.
 */
export function fitLogistic(rows: readonly { known: readonly number[]; isPositive: boolean }[]): number[] {
  const width = rows[0]?.known.length ?? 0;
  const columns = Array.from({ length: width }, (_none, at) => rows.map(({ known }) => known[at] ?? 0));
  const means = columns.map(meanOf);
  const spreads = columns.map(
    (column, at) => Math.sqrt(meanOf(column.map((each) => (each - (means[at] ?? 0)) ** 2))) || 1,
  );
  const positives = rows.filter(({ isPositive }) => isPositive).length;
  const weights = new Array<number>(width + 1).fill(0);
  const scaled = rows.map(({ known, isPositive }) => ({
    values: [...known.map((each, at) => (each - (means[at] ?? 0)) / (spreads[at] ?? 1)), 1],
    target: isPositive ? 1 : 0,
    share: 0.5 / (isPositive ? positives : rows.length - positives),
  }));
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map((weight, at) => (at < width ? DECAY * weight : 0));
    for (const { values, target, share } of scaled) {
      const error = share * (1 / (1 + Math.exp(-dot(weights, values))) - target);
      values.forEach((value, at) => (slopes[at] = (slopes[at] ?? 0) + error * value));
    }
    slopes.forEach((slope, at) => (weights[at] = (weights[at] ?? 0) - RATE * slope * 10));
  }
  const plain = weights.slice(0, width).map((weight, at) => weight / (spreads[at] ?? 1));
  return [
    ...plain,
    (weights[width] ?? 0) - plain.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0),
  ];
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, each, at) => sum + each * (other[at] ?? 0), 0);
