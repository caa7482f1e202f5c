/**
 * Yields the rows of a list that may be too long to be read at once.
 * @param read reads the rows that follow the given one, or the first rows; none at the end
 */
export async function* inBatches<Row>(
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let last: Row | undefined; ;) {
    const batch = await read(last);
    if (batch.length === 0) return;
    yield* batch;
    last = batch.at(-1);
  }
}
