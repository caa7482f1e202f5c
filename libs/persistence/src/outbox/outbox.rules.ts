/**
 * Number of attempts after which an event that NATS refuses is left for a person to examine. An event is never given up
 * because NATS is away, slow or full.
 */
export const MAX_ATTEMPTS = 50;

const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 60_000;

/** Milliseconds to wait after the `attempts`-th failed attempt. */
export function retryDelay(attempts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
}
