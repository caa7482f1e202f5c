import type { Page } from '@playwright/test';

/** From its next load on, a page hears nothing of what other tabs store, like a tab that the browser has frozen. */
export async function missStorageEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation());
  });
}

/** Everything that the browser keeps for the origin, as a page of it sees it. */
export const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(localStorage));
