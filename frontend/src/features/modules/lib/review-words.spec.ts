import { expect, it } from '@jest/globals';
import { reviewWords } from './review-words';

it('names nobody as long as nobody has reviewed the words', () => {
  const words = reviewWords({ lastReviewed: '2026-11-22', reviewedBy: null });
  expect(words).toBe('Written from research, last reviewed November 22, 2026.');
});

it('names whoever has reviewed them', () => {
  const words = reviewWords({ lastReviewed: '2027-01-02', reviewedBy: 'Ana Ruiz, family therapist' });
  expect(words).toBe('Written from research, last reviewed January 2, 2027 by Ana Ruiz, family therapist.');
});
