import { expect, type Locator } from '@playwright/test';
import { hold } from '../support/hold.js';
import { enlargeText, layoutShifts, watchShifts } from '../support/look.js';
import { readOneByOne } from '../support/reads.js';
import { open } from '../support/screens.js';
import { test } from '../support/test.js';
import { pair, visitor } from '../support/visitor.js';

test('a toast is 420 px wide at the most [9.18]', async ({ browser }) => {
  const page = await visitor(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto('/invite');
  const viewport = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list');
  await expect(viewport.getByText('Invalid Invite', { exact: true })).toBeVisible();
  // Toasts stay as long as the focus is among them.
  await page.keyboard.press('F8');
  expect((await viewport.boundingBox())?.width).toBe(420);
  await page.setViewportSize({ width: 360, height: 800 });
  expect((await viewport.boundingBox())?.width).toBe(360);
});

test('every screen has its title, and its heading takes the focus on navigation', async ({ browser }) => {
  const [page] = await pair(browser, { viewport: { width: 1280, height: 800 } });
  const links: [string, string][] = [
    ['Appreciations', 'Appreciations'],
    ['Modules', 'Modules'],
    ['AI Coaching', 'AI Coaching'],
    ['Journal', 'Journal'],
    ['Profile', 'Profile'],
    ['Settings', 'Settings'],
    ['Dashboard', 'Dashboard'],
    ['Help', 'Help'],
    ['Privacy', 'Privacy Policy'],
  ];
  await open(page, '/assessment');
  for (const [link, title] of links) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page).toHaveTitle(`${title} · Anew`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await open(page, '/modules');
  await page
    .getByRole('link', { name: /Emotional Safety/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emotional Safety' })).toBeFocused();
});

/** The element's place, and that of its words alone, which may need less room. */
const placeOf = (part: Locator) =>
  part.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const { top, bottom, right } = words.getBoundingClientRect();
    return { top, bottom, right, left: element.getBoundingClientRect().left };
  });

test('on a phone, the way out stands beside the title', async ({ browser }) => {
  const [page] = await pair(browser, { viewport: { width: 360, height: 740 } });
  for (const [path, name] of [
    ['/journal', 'Quick exit'],
    ['/help', 'Quick exit'],
    ['/coaching/rehearse', 'Quick exit'],
    ['/welcome', 'Not now'],
  ] as const) {
    await open(page, path);
    const title = await placeOf(page.getByRole('heading', { level: 1 }));
    const exit = await placeOf(page.getByRole('button', { name }));
    expect(exit.left, path).toBeGreaterThan(title.right);
    expect(exit.top, path).toBeLessThan(title.bottom);
  }
});

test('on a wide screen, the way out stays without words that would cover the page', async ({ browser }) => {
  const [page] = await pair(browser, { viewport: { width: 1280, height: 500 } });
  await open(page, '/help');
  const exit = page.getByRole('button', { name: 'Quick exit' });
  const words = page.getByText('Opens a weather page at once.');
  expect((await placeOf(words)).right).toBeLessThan((await placeOf(exit)).left);
  expect((await placeOf(words)).bottom).toBeGreaterThan((await placeOf(exit)).top);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(exit).toBeInViewport({ ratio: 1 });
  await expect(words).not.toBeInViewport();
});

test('the form of an entry comes to a phone in one piece, even if its code is late', async ({ browser }) => {
  const [page] = await pair(browser, { viewport: { width: 360, height: 740 } });
  await watchShifts(page);
  const sendForm = await hold(page, /\/writing-[^/]*\.js$/);
  await page.goto('/journal?write=true', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  sendForm();
  await expect(page.getByLabel('What is on your mind?')).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);
});

test('on a phone, the ways to end an entry stay in view, unless large print leaves no room for the text', async ({
  browser,
}) => {
  const [page] = await pair(browser, { viewport: { width: 360, height: 740 } });
  await open(page, '/journal?write=true');
  const field = page.getByLabel('What is on your mind?');
  const publish = page.getByRole('button', { name: 'Publish Entry' });
  await expect(publish).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport({ ratio: 0.9 });
  await enlargeText(page, '200%');
  await field.scrollIntoViewIfNeeded();
  await expect(field).toBeInViewport();
  await expect(publish).not.toBeInViewport();
  await publish.scrollIntoViewIfNeeded();
  await expect(publish).toBeInViewport({ ratio: 1 });
});

test('on a phone, who can read an entry is asked above the bar', async ({ browser }) => {
  const [page] = await pair(browser, { viewport: { width: 360, height: 740 } });
  await readOneByOne(page);
  const text = 'What would you like to be complete beginners at together, in the year that is coming?';
  await page.route('**/api/prompts/today', async (route) => {
    const response = await route.fetch();
    const question = (await response.json()) as object;
    await route.fulfill({ response, json: { ...question, text } });
  });
  await open(page, '/journal?write=true');
  await expect(page.getByText(text)).toBeVisible();
  const readers = await placeOf(page.getByText('You and Ben', { exact: true }));
  expect(readers.bottom).toBeLessThan((await placeOf(page.getByText(/will be able to read/))).top);
});

test('on a phone, the coach’s field is in view below the note about the coach', async ({ browser }) => {
  const [page] = await pair(browser, { viewport: { width: 360, height: 740 } });
  await open(page, '/coaching');
  await expect(page.getByRole('button', { name: 'Got it' })).toBeVisible();
  const field = await page.getByLabel('Message to the coach').boundingBox();
  const today = await page.getByRole('link', { name: 'Today' }).boundingBox();
  expect(field!.y + field!.height).toBeLessThan(today!.y);
});
