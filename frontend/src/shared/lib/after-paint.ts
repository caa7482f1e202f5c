/** Time in milliseconds during which the first screen has the network and the processor to itself. */
const HEAD_START_MS = 400;

/** Resolves a moment after everything rendered so far has been drawn. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, HEAD_START_MS));
  });
}
