const PAUSE_MS = 25;

/**
 * What a probe may wait for. Neither `false` is among it nor a promise of it: with a probe that answers yes or no, the
 * first look would end the wait whatever it saw, and the test could not fail. Such a probe says `undefined` for a no.
 */
type Answer = string | number | bigint | symbol | true | (object & { then?: never });

/**
 * Repeats `probe` until it returns something other than `undefined` or `null`, and returns that.
 * @throws Error naming `what` if this takes longer than `deadlineMs`; its cause is the last error of the
 * probe
 */
export async function eventually<T extends Answer>(
  what: string,
  probe: () => Promise<T | null | undefined> | T | null | undefined,
  deadlineMs = 30_000,
  pauseMs = PAUSE_MS,
): Promise<T> {
  const giveUpAt = Date.now() + deadlineMs;
  let lastError: unknown;
  while (Date.now() < giveUpAt) {
    try {
      const value = await probe();
      if (value !== null && value !== undefined) return value;
      lastError = undefined;
    } catch (error) {
      lastError = error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`Waited ${deadlineMs} ms in vain for ${what}`, { cause: lastError });
}

/** Looks that a machine takes in a second when each answer comes quickly. */
const LOOKS = 20;

/**
 * Like `eventually`, for what is promised within some milliseconds. Where a look takes long because the machine is busy,
 * the promise counts in looks: what it is about takes as much longer as a look does.
 */
export async function soon<T extends Answer>(
  what: string,
  probe: () => Promise<T | null | undefined>,
  withinMs: number,
): Promise<T> {
  const begunAt = Date.now();
  for (let looks = 0; looks < LOOKS || Date.now() < begunAt + withinMs; looks += 1) {
    const value = await probe();
    if (value !== null && value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`Waited ${Date.now() - begunAt} ms in vain for ${what}`);
}
