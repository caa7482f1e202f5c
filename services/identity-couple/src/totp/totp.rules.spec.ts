import { DAY_MS } from '@anew/contracts/local-date';
import { describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { failuresUntil, newTotpSecret, stepOfCode, totpUri, waitForNextCode } from './totp.rules.js';

const NOW = new Date('2026-11-20T12:00:10Z');
const STEP = Math.floor(NOW.getTime() / 30_000);
const secret = newTotpSecret();

/** Code that an app shows this many steps from now. */
const codeIn = (steps: number) =>
  new TOTP({ secret }).generate({ timestamp: NOW.getTime() + steps * 30_000 });

describe('a code', () => {
  it('is good in its 30 seconds and the ones beside them', () => {
    for (const steps of [-1, 0, 1]) expect(stepOfCode(secret, codeIn(steps), 0, NOW)).toBe(STEP + steps);
    for (const steps of [-3, -2, 2, 3]) expect(stepOfCode(secret, codeIn(steps), 0, NOW)).toBeNull();
  });

  it('is good once, and none before it is good anymore', () => {
    expect(stepOfCode(secret, codeIn(0), STEP, NOW)).toBeNull();
    expect(stepOfCode(secret, codeIn(-1), STEP, NOW)).toBeNull();
    expect(stepOfCode(secret, codeIn(1), STEP, NOW)).toBe(STEP + 1);
  });

  it.each(['', '12345', '1234567', 'abcdef'])('is not %j', (code) => {
    expect(stepOfCode(secret, code, 0, NOW)).toBeNull();
  });

  it('comes from a secret of 160 bits, in the form that every app takes', () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(totpUri(secret, 'ana@example.org'));
    expect(uri.protocol + uri.host + uri.pathname).toBe('otpauth:totp/Anew:ana%40example.org');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Anew',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe('after wrong codes', () => {
  const wait = (failures: number, agoMs = 0) =>
    waitForNextCode(failures, new Date(NOW.getTime() - agoMs), NOW) / 1_000;

  it('one waits twice as long each time, from the third on, and a quarter of an hour at the most', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 12, 13, 1_000].map((failures) => wait(failures))).toEqual([
      0, 0, 0, 1, 2, 4, 8, 512, 900, 900,
    ]);
  });

  it('the time since then counts', () => {
    expect(wait(6, 5_000)).toBe(3);
    expect(wait(6, 9_000)).toBe(0);
    expect(waitForNextCode(6, null, NOW)).toBe(0);
  });

  it('they are forgotten after four hours, and in no other way', () => {
    const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
    expect(failuresUntil(NOW, 6, hoursAgo(3.99))).toBe(6);
    expect(failuresUntil(NOW, 6, hoursAgo(4))).toBe(0);
    expect(failuresUntil(NOW, 0, null)).toBe(0);
  });

  it('nobody gets more than four tries an hour by letting them be forgotten', () => {
    const triesADay = (burst: number) => {
      let [tries, failures, failedAt, now] = [0, 0, null as Date | null, NOW.getTime()];
      const end = now + 30 * DAY_MS;
      for (;;) {
        if (failures === burst && failedAt) now = failedAt.getTime() + 4 * 3_600_000;
        failures = failuresUntil(new Date(now), failures, failedAt);
        now += waitForNextCode(failures, failedAt, new Date(now));
        if (now > end) return tries / 30;
        [tries, failures, failedAt] = [tries + 1, failures + 1, new Date(now)];
      }
    };
    const most = Math.max(...[1, 3, 6, 9, 12, 13, 16, 100].map(triesADay));
    expect(most).toBeLessThan(triesADay(Infinity) + 1);
    expect(triesADay(Infinity)).toBeLessThan(97);
  });
});
