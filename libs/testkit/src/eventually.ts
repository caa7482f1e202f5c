const PAUSE_MS = 25;

/**
 * Asks again until `probe` gives something other than `undefined` or `null`, and gives that.
 * @throws Error naming `what` when it has not come after `deadlineMs`; the probe's own last error is its cause
 */
export async function eventually<T>(
  what: string,
  probe: () => Promise<T | null | undefined> | T | null | undefined,
  deadlineMs = 15_000,
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
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`Waited ${deadlineMs} ms in vain for ${what}`, { cause: lastError });
}
