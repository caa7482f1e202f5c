import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.js';
import { pair, WITH_WORKER } from '../support/visitor.js';

const HEADING = 'h1';
/** Milliseconds after which a screen has been drawn. Anything that is meant to come later waits longer. */
const PAINTED_MS = 300;
/** The call that asks for all reads of a screen at once. */
const TOGETHER = '/api/reads';
/** Each script costs a round trip on a slow network. */
const MOST_SCRIPTS = 15;
/** Dialogs, toasts and background work are loaded after the first screen. */
const LATER = /dialog-window|toaster|background|mobile-menu/;
const READS = [
  '/api/agreements',
  '/api/appreciation/today',
  '/api/appreciation?limit=3',
  '/api/assessment/my-responses',
  '/api/assessment/news',
  '/api/auth/user',
  '/api/connection-activities/today',
  '/api/couples/current',
  '/api/couples/members',
  '/api/couples/news',
  '/api/journal?limit=3',
  '/api/news',
  '/api/profile/story',
  '/api/prompts/today',
  '/api/quotes/today',
  '/api/sharing/undecided',
];

interface Showing {
  shownAt: number;
}

/** Makes every page loaded from now on note when its screen appeared. */
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
      .map(({ name }) => new URL(name))
      .map(({ pathname, search }) => pathname + search);
  }, PAINTED_MS);

/** Reads that one request asks for: those that it names, or the one that it is. */
function readsIn(address: string): string[] {
  const { pathname, searchParams } = new URL(address, 'http://anew');
  return pathname === TOGETHER ? searchParams.getAll('path') : [address];
}

test('nothing is fetched before the first screen but its code and what it shows', async ({ browser }) => {
  const [page] = await pair(browser, WITH_WORKER);
  await watchForHeading(page);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const paths = await fetchedFirst(page);
  const calls = paths.filter((path) => path.startsWith('/api/'));
  expect(calls).toHaveLength(1);
  expect(calls.flatMap(readsIn).sort()).toEqual(READS);
  const code = paths.filter((path) => path.endsWith('.js'));
  expect(code.length).toBeLessThanOrEqual(MOST_SCRIPTS);
  expect(code.filter((path) => LATER.test(path))).toEqual([]);
});
