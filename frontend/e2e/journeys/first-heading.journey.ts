import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../support/test.js';
import { newcomer, pair } from '../support/visitor.js';

/** The quickest of several tries counts: other work on the machine only makes a try slower. */
const TRIES = 5;
/** Where the machine is so busy that these do not suffice, more follow. A screen that waits does so in all of them. */
const MOST_TRIES = 20;
/**
 * Milliseconds that a screen may be late: a tenth of a second, and room for a busy machine. A retry would take 1,000.
 */
const WITHIN_MS = 600;
/** A service worker would answer requests that these tests disturb. */
const ALONE = { serviceWorkers: 'block' } as const;

interface Showing {
  headingAt: number;
}

interface Visit {
  page: Page;
  path: string;
}

/** Makes every page loaded from now on note when its first heading appeared. */
async function watchForHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')) return;
      (window as unknown as Showing).headingAt = performance.now();
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Milliseconds from the navigation to the first heading. */
async function headingOf({ page, path }: Visit): Promise<number> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(() => (window as unknown as Showing).headingAt);
}

/**
 * Milliseconds by which the disturbed page has its heading later, comparing the quickest try of each. The tries take
 * turns, so that a slow machine slows both.
 */
async function delayOf(disturbed: Visit, undisturbed: Visit): Promise<number> {
  await watchForHeading(disturbed.page);
  await watchForHeading(undisturbed.page);
  let [before, after] = [Infinity, Infinity];
  for (let tries = 0; tries < TRIES || (tries < MOST_TRIES && after - before >= WITHIN_MS); tries += 1) {
    before = Math.min(before, await headingOf(undisturbed));
    after = Math.min(after, await headingOf(disturbed));
  }
  test.info().annotations.push({ type: 'first heading', description: `${before} ms, disturbed ${after} ms` });
  console.log(`${test.info().title}: ${Math.round(before)} ms, disturbed ${Math.round(after)} ms`);
  return after - before;
}

const answers: [string, (route: Route) => Promise<void>][] = [
  ['fails', (route) => route.fulfill({ status: 500, body: '{}' })],
  ['hangs', () => new Promise(() => undefined)],
];

for (const [what, answer] of answers)
  test(`a card whose read ${what} does not hold the screen up`, async ({ browser }) => {
    const [page, undisturbed] = await pair(browser, ALONE);
    await page.route('**/api/quotes/today', answer);
    expect(await delayOf({ page, path: '/' }, { page: undisturbed, path: '/' })).toBeLessThan(WITHIN_MS);
  });

test('someone new does not wait for what is refused to them', async ({ browser }) => {
  const [[undisturbed], page] = await Promise.all([pair(browser, ALONE), newcomer(browser, 'Cleo', ALONE)]);
  expect(await delayOf({ page, path: '/' }, { page: undisturbed, path: '/' })).toBeLessThan(WITHIN_MS);
});

test('a module that does not exist is not looked for again', async ({ browser }) => {
  const [page, undisturbed] = await pair(browser, ALONE);
  const there = { page: undisturbed, path: '/modules/our-vision' };
  expect(await delayOf({ page, path: '/modules/no-such-module' }, there)).toBeLessThan(WITHIN_MS);
});
