import { expect, type Page } from '@playwright/test';
import { hold } from '../support/hold.js';
import { test } from '../support/test.js';
import { pair, visitor, WITH_WORKER } from '../support/visitor.js';

const HEADING = 'h1';
/** Milliseconds after which a screen has been drawn. Anything that is meant to come later waits longer. */
const PAINTED_MS = 300;
/** The call that asks for all reads of a screen at once. */
const TOGETHER = '/api/reads';
/** Each script costs a round trip on a slow network. */
const MOST_SCRIPTS = 15;
/** Dialogs, toasts and background work are loaded after the first screen. */
const LATER = /dialog-window|over-screens|background|mobile-menu/;
const READS = [
  '/api/agreements',
  '/api/appreciation/today',
  '/api/appreciation?limit=3',
  '/api/assessment/my-responses',
  '/api/assessment/news',
  '/api/assessment/results',
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

/** Tells whether the words of an element are drawn in a font that the page has brought. */
async function isInOwnFont(page: Page, selector: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

test('the first screen has the font that came after the spinner, and before it', async ({ browser }) => {
  for (const isInTime of [true, false]) {
    const page = await visitor(browser);
    const sendFont = await hold(page, /\.woff2$/);
    const sendScripts = await hold(page, /\.js$/);
    const font = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
    await page.goto('/help', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    if (!isInTime) {
      sendScripts();
      await expect(page.locator(HEADING)).toBeVisible();
    }
    sendFont();
    await font;
    await page.evaluate(() => document.fonts.ready);
    sendScripts();
    await expect(page.locator(HEADING)).toBeVisible();
    expect(await isInOwnFont(page, HEADING)).toBe(isInTime);
    await page.context().close();
  }
});
