import { expect, it } from '@jest/globals';
import { byMonth } from './by-month';

const at = (createdAt: string) => ({ createdAt });

it('groups by month and year, in the order in which the items come', () => {
  const newest = at('2026-11-20T12:00:00.000Z');
  const older = at('2026-11-02T12:00:00.000Z');
  const lastYear = at('2025-11-15T12:00:00.000Z');
  expect(byMonth([newest, older, lastYear])).toEqual([
    { name: 'November 2026', items: [newest, older] },
    { name: 'November 2025', items: [lastYear] },
  ]);
});

it('makes nothing of nothing', () => {
  expect(byMonth([])).toEqual([]);
});
