import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { settled } from './look.js';

const { source } = axe;
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
} satisfies axe.RunOptions;

interface Fault {
  id: string;
  where: string[];
}

async function faultsOf(page: Page): Promise<Fault[]> {
  await settled(page);
  // The script is half a megabyte, and each document needs it only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    // What happens to lie below the bar of a phone can be scrolled from there; axe would see half a target.
    const bar = document.querySelector<HTMLElement>('nav[aria-label="Shortcuts"]');
    if (bar) bar.style.position = 'static';
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run(document, options);
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
  }, OPTIONS);
}

/** Expects that axe finds nothing wrong with the page (WCAG 2.2 AA), once fading elements are gone. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => faultsOf(page)).toEqual([]);
}

export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [360, 1280];

/** Checks the page in both themes, on a phone and on a desktop. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
  }
}
