import { describe, expect, it } from '@jest/globals';
import { hashPassword, passwordMatches } from './password-hash.js';

const PASSWORD = 'a quiet harbor at dusk';

/** Microseconds of processor time, which other load on the machine hardly changes. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

describe('a password’s hash', () => {
  it('is Argon2id with the parameters that OWASP asks for, and never the same twice', async () => {
    const hashes = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('matches its password and no other', async () => {
    const stored = await hashPassword(PASSWORD);
    expect(await passwordMatches(stored, PASSWORD)).toBe(true);
    expect(await passwordMatches(stored, `${PASSWORD} `)).toBe(false);
    expect(await passwordMatches(stored, '')).toBe(false);
  });

  it('matches nothing where there is none, not even the password nobody has', async () => {
    for (const stored of [null, undefined]) {
      expect(await passwordMatches(stored, PASSWORD)).toBe(false);
      expect(await passwordMatches(stored, 'nobody signs in with this')).toBe(false);
    }
  });

  it('takes as long to check where there is none', async () => {
    const stored = await hashPassword(PASSWORD);
    const costs = { known: Infinity, unknown: Infinity };
    // The two are measured alternately, so that other load on the machine affects both.
    for (let round = 0; round < 10; round++) {
      const known = await costOf(() => passwordMatches(stored, 'another password'));
      const unknown = await costOf(() => passwordMatches(undefined, 'another password'));
      costs.known = Math.min(costs.known, known);
      costs.unknown = Math.min(costs.unknown, unknown);
    }
    const { known, unknown } = costs;
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });
});
