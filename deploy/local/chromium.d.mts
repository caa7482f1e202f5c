/** `CHROMIUM_PATH`, the machine's, the distribution's package when root may install it, or Playwright's own. */
export function findChromium(onProgress?: (sentence: string) => void): Promise<string>;
