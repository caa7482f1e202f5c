import { describe, expect, it } from '@jest/globals';
import { cursorOf, pageOf, positionIn } from './cursor.js';

const AT = '2026-11-20T23:14:49.120Z';
const idOf = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const position = (number: number) => ({ at: AT, id: idOf(number) });
const encoded = (text: string) => Buffer.from(text).toString('base64url');

describe('a cursor', () => {
  it('names the item that it was made of', () => {
    expect(positionIn(cursorOf(position(1)))).toEqual(position(1));
  });

  it('is absent at the beginning', () => {
    expect(positionIn(undefined)).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['something else', 'yesterday'],
    ['a moment alone', encoded(AT)],
    ['no id', encoded(`${AT} me`)],
    ['a day that is none', encoded(`2026-02-30T00:00:00.000Z ${idOf(1)}`)],
    ['a year that no database knows', encoded(`0000-01-01T00:00:00.000Z ${idOf(1)}`)],
    ['another spelling', `${cursorOf(position(1))}=`],
    ['more than there should be', encoded(`${AT} ${idOf(1)} OR true`)],
  ])('is refused when it is %s', (_, cursor) => {
    expect(() => positionIn(cursor)).toThrow('This is no cursor of a page.');
  });
});

describe('a page', () => {
  const page = (lengths: number[], limit: number) =>
    pageOf(
      lengths.map((length, number) => ({ number, length })),
      { limit, positionOf: ({ number }) => position(number), lengthOf: ({ length }) => length },
    );
  const numbersOn = ({ items }: { items: { number: number }[] }) => items.map(({ number }) => number);

  it('says where the next one begins when one more was found', () => {
    const { next, ...first } = page([1, 1, 1], 2);
    expect(numbersOn(first)).toEqual([0, 1]);
    expect(positionIn(next!)).toEqual(position(1));
  });

  it.each([[[1, 1]], [[1]], [[]]])('of %j is the last one', (lengths) => {
    expect(page(lengths, 2)).toMatchObject({ items: lengths.map(() => ({ length: 1 })), next: null });
  });

  it('ends before its texts no longer fit into a message', () => {
    const { next, ...first } = page([50_000, 50_000, 1, 1], 4);
    expect(numbersOn(first)).toEqual([0, 1]);
    expect(positionIn(next!)).toEqual(position(1));
  });

  it('has one item at least', () => {
    expect(numbersOn(page([500_000, 1], 2))).toEqual([0]);
  });
});
