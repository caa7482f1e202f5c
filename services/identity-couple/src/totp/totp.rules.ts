import { Secret, TOTP } from 'otpauth';

/** What every app understands. */
const FORM = { issuer: 'Anew', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps by which a clock may be off. */
const WINDOW = 1;

/** Wrong codes that cost nothing but the typing. */
const FREE_FAILURES = 3;
/** Milliseconds after the last wrong code, at the most: the owner is slowed, never locked out. */
const LONGEST_WAIT_MS = 15 * 60_000;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an app reads from the picture. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({ ...FORM, label: email, secret }).toString();
}

/** The 30 seconds that a code belongs to; null when it is wrong, or not newer than the last one that was used. */
export function stepOfCode(secret: string, code: string, lastStep: number, now: Date): number | null {
  const totp = new TOTP({ ...FORM, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = totp.counter({ timestamp }) + delta;
  return step > lastStep ? step : null;
}

/** Milliseconds to wait before another code is looked at: twice as long after each wrong one. */
export function waitForNextCode(failures: number, failedAt: Date | null, now: Date): number {
  if (failedAt === null || failures < FREE_FAILURES) return 0;
  const wait = Math.min(1_000 * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT_MS);
  return Math.max(0, failedAt.getTime() + wait - now.getTime());
}
