import { describe, expect, it } from '@jest/globals';
import type { Combined } from './calibration.js';
import { doubtOf } from './doubt.js';

const CALIBRATION = { combination: [], soft: 1, gate: -2, storyGate: -1 };
const BY_CONCERN = { 'child-in-danger': 0, suicide: 1, violence: 2, 'harming-others': -1 };
const levelOf = (combined: Omit<Combined, 'byConcern'>) =>
  doubtOf({ ...combined, byConcern: BY_CONCERN }, CALIBRATION).level;

describe('a message', () => {
  it.each([
    [false, 1, 'unsure'],
    [false, 0.9, 'gate'],
    [false, -2, 'gate'],
    [false, -2.1, 'clear'],
    [true, 1, 'unsure'],
    [true, -1, 'gate'],
    [true, -1.1, 'clear'],
  ])('(a story: %s) with a score of %d is %s', (isStory, score, level) => {
    expect(levelOf({ score, highest: -5, isStory })).toBe(level);
  });

  it.each([
    [false, 1, 'gate'],
    [false, 0.9, 'clear'],
    [true, 1.9, 'clear'],
    [true, 2, 'gate'],
  ])('(a story: %s) with a sentence that scores %d alone is %s', (isStory, highest, level) => {
    expect(levelOf({ score: -5, highest, isStory })).toBe(level);
  });
});
