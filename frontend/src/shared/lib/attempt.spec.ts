import { describe, expect, it } from '@jest/globals';
import { attemptAt, Attempts } from './attempt';

describe('an attempt', () => {
  const first = attemptAt({ text: 'Thank you' }, undefined);

  it('is the same as the last one while the same is asked for', () => {
    expect(attemptAt({ text: 'Thank you' }, first)).toBe(first);
  });

  it('is a new one, with another key, when something else is asked for', () => {
    expect(attemptAt({ text: 'Thank you again' }, first).key).not.toBe(first.key);
    expect(attemptAt({ text: 'Thank you' }, undefined).key).not.toBe(first.key);
  });
});

describe('attempts at several things', () => {
  it('keep the key of each until it has been answered', () => {
    const attempts = new Attempts();
    const key = attempts.keyFor(1, { done: true });
    expect(attempts.keyFor(2, { done: true })).not.toBe(key);
    expect(attempts.keyFor(1, { done: true })).toBe(key);
    attempts.forget(1);
    expect(attempts.keyFor(1, { done: true })).not.toBe(key);
  });

  it('take a new key when something else is asked for, and again when that is taken back', () => {
    const attempts = new Attempts();
    const keys = [true, false, true].map((done) => attempts.keyFor(1, { done }));
    expect(new Set(keys).size).toBe(3);
  });
});
