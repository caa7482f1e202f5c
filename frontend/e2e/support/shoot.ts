import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { THEMES, WIDTHS } from './accessible.js';

const FOLDER = join(import.meta.dirname, '../../../.local/screenshots');

/** Resolves when everything that has come into view has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));

/**
 * Takes pictures of the present page: in both themes, on a phone and on a desktop, of the whole page or of the window.
 */
export async function shoot(page: Page, name: string, fullPage = true): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const path = join(FOLDER, `${name}-${width}-${colorScheme}.png`);
      await drawn(page);
      await page.screenshot({ path, fullPage, animations: 'disabled' });
    }
  }
}

/** Opens each address and takes its pictures. */
export async function shootAll(page: Page, screens: Record<string, string>): Promise<void> {
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shoot(page, name);
  }
}
