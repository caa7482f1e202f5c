import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './accessible.js';
import { clippedText, enlargeText, longMovements, widthOf } from './look.js';

/** Motion is not wanted, and with text of twice the size, this window is as narrow as a phone. */
export const CALM = { reducedMotion: 'reduce', viewport: { width: 640, height: 900 } } as const;

/** The smallest phone, on which text of twice the size leaves no room for a long word. */
const SMALLEST = { width: 320, height: 640 };

/**
 * Opens a screen and waits until it has all it asks for. Playwright can miss the end of a request that began as the page
 * before was left. Such a page never counts as idle, and opening it once more forgets that request.
 */
export async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle', { timeout: 20_000 });
  }).toPass({ timeout: 120_000 });
}

/** Expects that the page holds still, and that text of twice its size fits. */
async function expectCalmAndWhole(page: Page, name: string): Promise<void> {
  await page.setViewportSize(CALM.viewport);
  expect.soft(await longMovements(page), name).toEqual([]);
  await enlargeText(page, '200%');
  expect.soft(await clippedText(page), name).toEqual([]);
  await page.setViewportSize(SMALLEST);
  expect
    .soft(await widthOf(page), `${name} scrolls in one direction only`)
    .toBeLessThanOrEqual(SMALLEST.width);
  await enlargeText(page, '');
}

/**
 * Expects that the page, of somebody with the options `CALM`, holds still, fits text of twice the size, and is
 * accessible in both themes, narrow and wide.
 */
export async function expectFitForAll(page: Page, name: string): Promise<void> {
  await expectCalmAndWhole(page, name);
  await expectAccessibleEverywhere(page);
}
