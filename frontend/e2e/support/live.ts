import { expect, type Page } from '@playwright/test';

/** Opens a screen and waits until it hears of changes. */
export async function openLive(page: Page, path: string): Promise<void> {
  const listening = page.waitForResponse((response) => response.url().endsWith('/api/live'));
  await page.goto(path);
  expect((await listening).status()).toBe(200);
}
