import { describe, expect, it } from '@jest/globals';
import { inBatches } from './batches.js';

/** Reads the numbers 1 to `count`, at most three at a time. */
function numbers(count: number) {
  const after: (number | undefined)[] = [];
  const read = (last = 0): Promise<number[]> => {
    after.push(last);
    return Promise.resolve([last + 1, last + 2, last + 3].filter((number) => number <= count));
  };
  return { after, read };
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const item of items) read.push(item);
  return read;
}

describe('a list that is read in batches', () => {
  it.each([0, 1, 3, 7])('holds all of its %d rows in order', async (count) => {
    const { read } = numbers(count);
    expect(await all(inBatches(read))).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  });

  it('is read on only when the rows before were taken', async () => {
    const { after, read } = numbers(9);
    const rows = inBatches(read);
    for (let taken = 0; taken < 3; taken++) await rows.next();
    expect(after).toEqual([0]);
    await rows.next();
    expect(after).toEqual([0, 3]);
    await rows.return(undefined);
  });
});
