import type { Appreciation } from '@anew/contracts/journal/views';
import { describe, expect, it } from '@jest/globals';
import { entry } from '../testing/entries';
import { bookOf, firstTimeAt, timesAt } from './book';

const thanks = (id: string, createdAt: string, partnerCanRead = true): Appreciation => ({
  id,
  userId: 'me',
  appreciation: 'You waited up.',
  quality: 'patience',
  createdAt,
  partnerCanRead,
});

describe('the book', () => {
  it('has entries and appreciations by month, in the order in which they were written', () => {
    const book = bookOf(
      [
        entry('march', { createdAt: '2026-03-02T10:00:00.000Z' }),
        entry('late', { createdAt: '2026-01-20T10:00:00.000Z' }),
      ],
      [thanks('between', '2026-02-01T10:00:00.000Z'), thanks('early', '2026-01-05T10:00:00.000Z')],
    );
    expect(book.map(({ title, leaves }) => [title, leaves.map(({ id }) => id)])).toEqual([
      ['January 2026', ['early', 'late']],
      ['February 2026', ['between']],
      ['March 2026', ['march']],
    ]);
  });

  it('keeps the same month of two years apart', () => {
    const both = ['2026-01-20T10:00:00.000Z', '2025-01-20T10:00:00.000Z'].map((createdAt) =>
      entry(createdAt, { createdAt }),
    );
    expect(bookOf(both, []).map(({ title }) => title)).toEqual(['January 2025', 'January 2026']);
  });

  it('has nothing that only its author can read, whatever it was sent', () => {
    const own = entry('own', { partnerCanRead: false });
    expect(bookOf([own], [thanks('early', '2026-01-05T10:00:00.000Z', false)])).toEqual([]);
  });
});

it('is of this year, of the last one, or of all time', () => {
  expect(timesAt('2026-01-01')).toEqual([
    { label: '2026', from: '2026-01-01', to: '2026-12-31' },
    { label: '2025', from: '2025-01-01', to: '2025-12-31' },
    { label: 'Everything' },
  ]);
});

it.each([
  ['2026-01-01', '2025'],
  ['2026-01-31', '2025'],
  ['2026-02-01', '2026'],
])('a keepsake that is opened on %s begins with %s', (today, label) => {
  expect(timesAt(today)[firstTimeAt(today)]?.label).toBe(label);
});
