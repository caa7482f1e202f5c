import type { Page } from '@playwright/test';

/** Keeps the page's requests for these addresses waiting. @returns what lets them go */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return () => release?.();
}
