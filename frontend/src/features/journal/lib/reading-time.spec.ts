import { describe, expect, it } from '@jest/globals';
import { minutesToRead } from './reading-time';

describe('the minutes to read', () => {
  it.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [1_001, 6],
  ])('%p words take %p [9.41]', (words, minutes) => {
    expect(minutesToRead('word '.repeat(words))).toBe(minutes);
  });

  it('are counted by words, whatever stands between them', () => {
    expect(minutesToRead('one\n\ntwo\t three '.repeat(67))).toBe(2);
  });
});
