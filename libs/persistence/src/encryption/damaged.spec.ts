import { describe, expect, it } from '@jest/globals';
import { inBatches } from '../batches.js';
import { eachOrDamaged, isDamaged, orDamaged, orDamagedOnceRead } from './damaged.js';
import { Unreadable } from './vault.js';

const rows = () =>
  inBatches((last?: string) => Promise.resolve(last === undefined ? ['first', 'damaged', 'last'] : []));

const open = (row: string) => {
  if (row === 'damaged') throw new Unreadable('No key opens it');
  return { row };
};

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe('what no key opens', () => {
  it('says so in its place, and the rest goes on', async () => {
    const items = await all(eachOrDamaged(rows(), open));
    expect(items).toEqual([{ row: 'first' }, { unreadable: true }, { row: 'last' }]);
    expect(items.map(isDamaged)).toEqual([false, true, false]);
  });

  it('says so where it is read first', async () => {
    expect(await orDamagedOnceRead(Promise.resolve('text'))).toBe('text');
    expect(await orDamagedOnceRead(Promise.reject(new Unreadable('No key opens it')))).toEqual({
      unreadable: true,
    });
  });

  it('hides no other fault', async () => {
    const fail = () => {
      throw new TypeError('another fault');
    };
    expect(() => orDamaged(fail)).toThrow('another fault');
    await expect(orDamagedOnceRead(Promise.reject(new TypeError('another fault')))).rejects.toThrow(
      TypeError,
    );
    await expect(all(eachOrDamaged(rows(), fail))).rejects.toThrow(TypeError);
  });
});
