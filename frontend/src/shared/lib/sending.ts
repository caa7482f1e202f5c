let sendings = 0;

/** Counts a request of this tab by which something is sent, until it has been answered. */
export async function whileSending(answer: Promise<unknown>): Promise<void> {
  sendings += 1;
  try {
    await answer;
  } catch {
    // Whoever sends it says that it has failed.
  } finally {
    sendings -= 1;
  }
}

/** Whether something that this tab sends has not been answered yet. */
export const isSending = (): boolean => sendings > 0;
