import { describe, expect, it } from '@jest/globals';
import { BoundedMap } from './bounded-map.js';

describe('a bounded map', () => {
  const filled = (...keys: string[]) => {
    const map = new BoundedMap<string, string>(3);
    for (const key of keys) map.set(key, `value of ${key}`);
    return map;
  };
  const kept = (map: BoundedMap<string, string>) => ['a', 'b', 'c', 'd', 'e'].filter((key) => map.get(key));

  it('keeps what it is given, up to its capacity', () => {
    expect(kept(filled('a', 'b', 'c'))).toEqual(['a', 'b', 'c']);
    expect(filled('a').get('a')).toBe('value of a');
    expect(filled('a').get('b')).toBeUndefined();
  });

  it('forgets the oldest first when it is full', () => {
    expect(kept(filled('a', 'b', 'c', 'd'))).toEqual(['b', 'c', 'd']);
    expect(kept(filled('a', 'b', 'c', 'd', 'e'))).toEqual(['c', 'd', 'e']);
  });

  it('takes what is set again for new, and loses nothing to it', () => {
    expect(kept(filled('a', 'b', 'c', 'a'))).toEqual(['a', 'b', 'c']);
    expect(kept(filled('a', 'b', 'c', 'a', 'd'))).toEqual(['a', 'c', 'd']);
  });

  it('has room again for each that is deleted', () => {
    const map = filled('a', 'b', 'c');
    map.delete('b');
    map.set('d', 'value of d');
    expect(kept(map)).toEqual(['a', 'c', 'd']);
  });

  it('forgets everything when it is cleared', () => {
    const map = filled('a', 'b', 'c');
    map.clear();
    expect(kept(map)).toEqual([]);
    map.set('e', 'value of e');
    expect(kept(map)).toEqual(['e']);
  });

  it('may hold an undefined key', () => {
    const map = new BoundedMap<string | undefined, number>(1);
    map.set(undefined, 1);
    map.set('a', 2);
    expect([map.get(undefined), map.get('a')]).toEqual([undefined, 2]);
  });
});
