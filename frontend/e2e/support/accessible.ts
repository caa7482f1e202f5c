import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { settled } from './look.js';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** All rules of WCAG 2.2 AA. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Those rules whose result depends on colors. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

interface Fault {
  id: string;
  where: string[];
}

async function faultsOf(page: Page, rules: string[]): Promise<Fault[]> {
  await settled(page);
  const options: axe.RunOptions = { runOnly: rules, resultTypes: ['violations'] };
  // The script has 650 kB, and each document needs it only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (given) => {
    // What happens to lie under a bar that sticks can be scrolled from there; axe would see half a target.
    const stuck = [...document.querySelectorAll<HTMLElement>('*')]
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .map(({ style }) => ({ style, own: style.cssText }));
    for (const { style } of stuck) Object.assign(style, { position: 'relative', inset: 'auto' });
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run(document, given);
    for (const { style, own } of stuck) style.cssText = own;
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
  }, options);
}

/** Expects that axe finds nothing wrong with the page (WCAG 2.2 AA), once fading elements are gone. */
export async function expectAccessible(page: Page, rules = ALL): Promise<void> {
  await expect.poll(() => faultsOf(page, rules)).toEqual([]);
}

export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [360, 1280];

/**
 * Checks the page in both themes, on a phone and on a desktop. The dark theme differs from the light one in nothing but
 * colors, so that only the rules of colors are checked again.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, colorScheme === 'light' ? ALL : OF_COLORS);
    }
  }
}
