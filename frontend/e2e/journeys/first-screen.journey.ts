import { expect, type Page, test } from '@playwright/test';
import { pair } from '../support/visitor.js';

const HEADING = 'h1';
/** Milliseconds after which a screen has been painted; what comes later waits longer than that. */
const PAINTED_MS = 300;
const FILES = [
  'css',
  'woff2',
  'index',
  'react',
  'rolldown-runtime',
  'vendor',
  'dashboard-route',
  'news-notice',
  'queries',
  'ui',
];
const READS = [
  '/api/appreciation',
  '/api/appreciation/today',
  '/api/assessment/news',
  '/api/auth/user',
  '/api/connection-activities/today',
  '/api/couples/current',
  '/api/couples/news',
  '/api/journal',
  '/api/prompts/today',
  '/api/quotes/today',
  '/api/sharing/undecided',
];

interface Showing {
  shownAt: number;
}

/** From now on each page that is loaded notes when its screen was there. */
async function watchForHeading(page: Page): Promise<void> {
  await page.addInitScript((heading) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(heading)) return;
      (window as unknown as Showing).shownAt = performance.now();
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, HEADING);
}

const fetchedFirst = (page: Page) =>
  page.evaluate((paintedMs) => {
    const { shownAt } = window as unknown as Showing;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < shownAt + paintedMs)
      .map(({ name }) => new URL(name).pathname);
  }, PAINTED_MS);

/** Code by its name in the source, without its version; the style sheet and the font by their kind. */
const nameOf = (path: string) => path.replace(/^\/assets\/(?:([\w-]+)-[\w-]{6}\.js|.*\.(\w+))$/, '$1$2');

test('nothing is fetched before the first screen but what it shows', async ({ browser }) => {
  const [page] = await pair(browser);
  await watchForHeading(page);
  await page.goto('/');
  await expect(page.locator('link[rel=manifest]'), 'what comes later has come').toHaveCount(1);
  expect((await fetchedFirst(page)).map(nameOf).sort()).toEqual([...FILES, ...READS].sort());
});

test('the page itself names nothing that could come later', async ({ browser }) => {
  const [page] = await pair(browser);
  const html = await (await page.request.get('/')).text();
  expect(html).not.toContain('rel="manifest"');
  expect(html).toMatch(/<link rel="icon" href="data:image\/svg\+xml,/);
});
