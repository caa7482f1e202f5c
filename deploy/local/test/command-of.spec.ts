import { commandOf } from '@anew/local-servers/child';
import { describe, expect, it } from '@jest/globals';

/** Larger than the largest process id of Linux and of macOS. */
const NOBODY = 2 ** 22 + 1;

describe.each([
  ['as the kernel of Linux shows it', '/proc'],
  ['as it is asked for where the kernel shows none', '/nowhere'],
])('the command of a process, %s,', (_, folder) => {
  it('is that by which it was started', () => {
    expect(commandOf(process.pid, folder)).toContain('jest');
  });

  it('is nothing without such a process', () => {
    expect(commandOf(NOBODY, folder)).toBe('');
  });
});
