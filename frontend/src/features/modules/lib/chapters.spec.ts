import { describe, expect, it } from '@jest/globals';
import { safety } from '../testing/fixtures';
import { chapterNamed, effortOf, readingMinutes } from './chapters';

const words = (count: number) => 'word '.repeat(count);

describe('a chapter', () => {
  it.each([
    ['talk', 'talk'],
    ['Talk', null],
    ['rest', null],
    [null, null],
  ])('named %p is %p', (name, expected) => {
    expect(chapterNamed(name)).toBe(expected);
  });

  it('of reading takes as long as its texts', () => {
    expect(readingMinutes({ ...safety, lesson: words(2_300) })).toBe(10);
    expect(readingMinutes(safety)).toBe(1);
  });

  it('says what it asks for', () => {
    expect(effortOf(safety)).toEqual({ read: '1 min', talk: 'together', do: '2 small steps' });
  });
});
