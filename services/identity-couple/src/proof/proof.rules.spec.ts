import { describe, expect, it } from '@jest/globals';
import { isProved } from './proof.rules.js';

describe('a session’s proof', () => {
  const provedAt = new Date('2026-05-04T10:00:00.000Z');

  it('stands for five minutes', () => {
    expect(isProved(provedAt, provedAt)).toBe(true);
    expect(isProved(provedAt, new Date('2026-05-04T10:04:59.999Z'))).toBe(true);
    expect(isProved(provedAt, new Date('2026-05-04T10:05:00.000Z'))).toBe(false);
  });

  it('is not there before it was given', () => {
    expect(isProved(null, provedAt)).toBe(false);
  });
});
