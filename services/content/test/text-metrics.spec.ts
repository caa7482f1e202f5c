import { describe, expect, it } from '@jest/globals';
import {
  gradeLevel,
  NEAR_DUPLICATE,
  nearDuplicates,
  sentences,
  similarity,
  syllables,
} from './text-metrics.js';

describe('the text metrics', () => {
  it('knows equal, different and nearly equal texts apart', () => {
    expect(similarity('Say it while the plates are warm.', 'say it, while the plates are WARM')).toBe(1);
    expect(similarity('Pick up', 'long journey')).toBe(0);
    expect(
      similarity('What made you laugh at work today?', 'What made you laugh at work this week?'),
    ).toBeGreaterThan(NEAR_DUPLICATE);
    expect(nearDuplicates(['Warm the car.', 'Warm the cars.', 'Find a scarf.'], NEAR_DUPLICATE)).toHaveLength(
      1,
    );
  });

  it.each([
    ['cup', 1],
    ['table', 2],
    ['walked', 1],
    ['wanted', 2],
    ['kitchen', 2],
    ['family', 3],
    ['grandmother', 3],
    ['conversation', 4],
  ])('hears the syllables of “%s”: %i', (word, count) => {
    expect(syllables(word)).toBe(count);
  });

  it('counts sentences and grades plain prose below dense prose', () => {
    expect(sentences('You left. “Why?” Nobody asked: it was late.')).toBe(3);
    expect(gradeLevel('Warm the car. Find the scarf. Go slow.')).toBeLessThan(3);
    expect(
      gradeLevel('Institutional considerations necessitate comprehensive organizational reconfiguration.'),
    ).toBeGreaterThan(15);
  });
});
