/** Milliseconds in which the first screen has the network and the processor to itself. */
const HEAD_START_MS = 400;

/** Once what has been rendered by now is on the screen. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, HEAD_START_MS));
  });
}
