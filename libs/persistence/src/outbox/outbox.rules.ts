/**
 * Number of refused attempts after which an event is left for a person to examine. Outages of NATS do not
 * count.
 */
export const MAX_ATTEMPTS = 50;

const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 60_000;

/** Milliseconds to wait after the `attempts`-th failed attempt. */
export function retryDelay(attempts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
}
