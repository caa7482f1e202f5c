import { describe, expect, it } from '@jest/globals';
import { DomainError, ERROR_CODES, ERROR_KINDS } from './errors.js';

describe('the lists of kinds and codes', () => {
  it.each([
    ['kinds', ERROR_KINDS],
    ['codes', ERROR_CODES],
  ])('%s: each stands there once, in lower case with underscores', (_, list: readonly string[]) => {
    expect(list.filter((name, index) => list.indexOf(name) !== index)).toEqual([]);
    expect(list.filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual([]);
  });
});

describe('a DomainError', () => {
  it('is an Error with kind, code, sentence, and details where there are some', () => {
    const plain = new DomainError('conflict', 'couple_full', 'Both places are taken.');
    expect(plain).toBeInstanceOf(Error);
    expect(plain).toMatchObject({ name: 'DomainError', kind: 'conflict', code: 'couple_full', details: {} });
    expect(String(plain)).toBe('DomainError: Both places are taken.');
    const details = { retryAfter: 3 };
    expect(new DomainError('too_many', 'too_many_requests', 'Later.', details).details).toEqual(details);
  });
});
