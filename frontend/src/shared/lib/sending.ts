let sendings = 0;

/**
 * Counts a request of this tab by which something is sent, until it has been answered. Whoever sends it says if it has
 * failed.
 */
export function whileSending(answer: Promise<unknown>): Promise<void> {
  const end = () => void (sendings -= 1);
  sendings += 1;
  return answer.then(end, end);
}

/** Whether something that this tab sends has not been answered yet. */
export const isSending = (): boolean => sendings > 0;
