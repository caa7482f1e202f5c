import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports. */
const FORM = { issuer: 'Anew', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Number of steps by which a clock may be off. */
const WINDOW = 1;

/** Number of wrong codes without a delay. */
const FREE_FAILURES = 3;
/** Longest delay after a wrong code, in milliseconds. The owner is slowed down but never locked out. */
const LONGEST_WAIT_MS = 15 * 60_000;
/**
 * Milliseconds after which wrong codes no longer count. Who lets them pass on purpose must get no more tries than who waits
 * each time: it brings thirteen before the longest wait (three at once and ten after 1 to 512 seconds), and these four
 * hours are long enough for sixteen of the longest waits.
 */
const FORGOTTEN_AFTER_MS = 4 * 60 * 60_000;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Address that an app reads from the QR code. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({ ...FORM, label: email, secret }).toString();
}

/** Step of 30 seconds that a code belongs to, or null if it is wrong or not newer than the last one used. */
export function stepOfCode(secret: string, code: string, lastStep: number, now: Date): number | null {
  const totp = new TOTP({ ...FORM, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = totp.counter({ timestamp }) + delta;
  return step > lastStep ? step : null;
}

/** Milliseconds until another code is checked. The delay doubles with each wrong code. */
export function waitForNextCode(failures: number, failedAt: Date | null, now: Date): number {
  if (failedAt === null || failures < FREE_FAILURES) return 0;
  const wait = Math.min(1_000 * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT_MS);
  return Math.max(0, failedAt.getTime() + wait - now.getTime());
}

/** Number of wrong codes that count when another one is typed. */
export function failuresUntil(now: Date, failures: number, failedAt: Date | null): number {
  const isLongAgo = failedAt === null || now.getTime() - failedAt.getTime() >= FORGOTTEN_AFTER_MS;
  return isLongAgo ? 0 : failures;
}
