/** Time in milliseconds during which the first screen has the network and the processor to itself. */
const HEAD_START_MS = 400;

/**
 * Resolves a moment after everything rendered so far has been drawn. A tab that was opened in the background draws nothing
 * until somebody looks at it; by then it must know whose it is.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(resolve, HEAD_START_MS);
    if (document.hidden) wait();
    else requestAnimationFrame(wait);
  });
}
