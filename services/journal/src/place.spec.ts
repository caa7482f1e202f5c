import { describe, expect, it } from '@jest/globals';
import { placeAfter, placeIn } from './place.js';

describe('a place in a list', () => {
  it('leads back to the row that it is behind', () => {
    const row = { createdAt: '2026-03-02T08:00:00.000Z', id: '01920000-0000-7000-8000-00000000000e' };
    expect(placeIn(placeAfter(row))).toEqual([row.createdAt, row.id]);
  });

  it('is the beginning when there is none', () => {
    expect(placeIn(undefined)).toEqual([null, null]);
  });
});
