import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.js';
import { newcomer, pair, single } from '../support/visitor.js';

/** The quickest of several tries counts: other work on the machine only makes a try slower. */
const TRIES = 3;
/** Where the machine is so busy that these do not suffice, more follow. A screen that waits does so in all of them. */
const MOST_TRIES = 20;
/**
 * Milliseconds that a screen may be late: a tenth of a second, and room for a busy machine. A retry would take 1,000.
 */
const WITHIN_MS = 600;

interface Showing {
  headingAt: number;
}

const QUOTE = '/api/quotes/today';
/** What becomes of the answer to the read of the quote. */
type Fate = 'arrives' | 'fails' | 'hangs';

/**
 * Changes what becomes of one read among those that the first screen asks for at once. Interception itself costs time,
 * so an undisturbed page has it as well.
 */
async function disturb(page: Page, fate: Fate): Promise<void> {
  await page.route(`**${QUOTE}`, (route) => {
    if (fate === 'arrives') return route.continue();
    return fate === 'fails' ? route.fulfill({ status: 500, body: '{}' }) : new Promise(() => undefined);
  });
  const settings = { quote: QUOTE, how: fate };
  await page.addInitScript(({ quote, how }) => {
    const original = window.fetch;
    /** Passes all events on but the quote's, and ends with its failure or not at all. */
    const disturbed = (text: string) => {
      const others = text.split('\n\n').filter((event) => how === 'arrives' || !event.includes(`"${quote}"`));
      const failed = { path: quote, status: 500, link: null, body: '{}' };
      if (how === 'fails') others.unshift(`event: read\ndata: ${JSON.stringify(failed)}`);
      return new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(`${others.filter(Boolean).join('\n\n')}\n\n`));
          if (how !== 'hangs') controller.close();
        },
      });
    };
    window.fetch = async (...asked) => {
      const response = await original(...asked);
      if (!response.url.includes('/api/reads')) return response;
      return new Response(disturbed(await response.text()), { headers: response.headers });
    };
  }, settings);
}

interface Visit {
  what: string;
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
 * Expects that each disturbed page has its heading as early as the undisturbed one, comparing the quickest try of each.
 * The tries take turns, so that a slow machine slows all of them.
 */
async function expectNoDelay(undisturbed: Visit, disturbed: Visit[]): Promise<void> {
  const all = [undisturbed, ...disturbed];
  for (const page of new Set(all.map((visit) => visit.page))) await watchForHeading(page);
  const quickest = new Map(all.map(({ what }) => [what, Infinity]));
  const late = () =>
    disturbed.filter(({ what }) => quickest.get(what)! - quickest.get(undisturbed.what)! >= WITHIN_MS);
  for (let tries = 0; tries < TRIES || (tries < MOST_TRIES && late().length > 0); tries += 1)
    for (const visit of all)
      quickest.set(visit.what, Math.min(quickest.get(visit.what)!, await headingOf(visit)));
  console.log([...quickest].map(([what, ms]) => `${what}: ${Math.round(ms)} ms`).join(', '));
  expect(late().map(({ what }) => what)).toEqual([]);
}

test('a card whose read fails or hangs does not hold the screen up, nor does what is refused to someone new', async ({
  browser,
}) => {
  const [[failing, hanging], { page: undisturbed }, fresh] = await Promise.all([
    pair(browser),
    single(browser),
    newcomer(browser, 'Cleo'),
  ]);
  await Promise.all([disturb(undisturbed, 'arrives'), disturb(failing, 'fails'), disturb(hanging, 'hangs')]);
  await expectNoDelay({ what: 'undisturbed', page: undisturbed, path: '/' }, [
    { what: 'a read fails', page: failing, path: '/' },
    { what: 'a read hangs', page: hanging, path: '/' },
    { what: 'someone new', page: fresh, path: '/' },
  ]);
});

test('a module that does not exist is not looked for again', async ({ browser }) => {
  const { page } = await single(browser);
  await expectNoDelay({ what: 'a module', page, path: '/modules/our-vision' }, [
    { what: 'no module', page, path: '/modules/no-such-module' },
  ]);
});
