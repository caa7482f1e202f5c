import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from './common-passwords.js';

describe('common passwords', () => {
  it.each(['1234567890', 'qwertyuiop', 'Qwertyuiop', 'basketball'])('knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it('lets words of one’s own pass', () => {
    expect(isCommonPassword('a quiet harbour at dusk')).toBe(false);
  });
});
