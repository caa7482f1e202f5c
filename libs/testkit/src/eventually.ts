const PAUSE_MS = 25;

/**
 * Repeats `probe` until it returns something other than `undefined` or `null`, and returns that.
 * @throws Error naming `what` if this takes longer than `deadlineMs`; its cause is the last error of the
 * probe
 */
export async function eventually<T>(
  what: string,
  probe: () => Promise<T | null | undefined> | T | null | undefined,
  deadlineMs = 15_000,
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
