import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessible.js';
import { layoutShifts, slowDownTimers, watchShifts } from '../support/look.js';
import { test } from '../support/test.js';
import { newcomer, pair, post, single, startTogether } from '../support/visitor.js';

const PHONE = { viewport: { width: 360, height: 740 } };
/** The smallest side of what a finger has to hit, in pixels. */
const TARGET_PX = 44;

/** Makes each answer of the network come later, so that what is asked for late shows late. */
async function delayAnswers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...unlimited, latency: 500 });
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
const top = async (page: Page, name: string) =>
  (await page.getByRole('heading', { name }).boundingBox())?.y ?? Infinity;

test('the partner’s new words are the first thing on the screen, and new only once', async ({ browser }) => {
  const [ada, ben] = await pair(browser, PHONE);
  // On the dashboard, the words would appear by the live stream and be seen at once.
  await ada.goto('/help');
  await post(ben, '/api/appreciation', { appreciation: 'You waited up for me.', quality: 'Patience' });
  await post(ben, '/api/journal', { content: 'A good evening for us.', visibility: 'shared' });

  await watchShifts(ada);
  await slowDownTimers(ada);
  await ada.goto('/modules');
  await expect(bar(ada).getByRole('link', { name: /^Appreciations \(new\)/ })).toBeVisible();
  await ada.goto('/');
  const words = ada.getByRole('heading', { level: 2 }).first();
  await expect(words).toHaveText('Ben wrote you something new');
  expect(await layoutShifts(ada)).toEqual([]);
  expect(await top(ada, 'Today’s question')).toBeLessThan(1.5 * PHONE.viewport.height);
  await ada.getByRole('button', { name: /^Thank you/ }).click();
  await expect(ada.getByRole('button', { name: /^Thank you/ })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleEverywhere(ada);

  await ada.setViewportSize(PHONE.viewport);
  await expect(bar(ada).getByRole('link', { name: 'Appreciations', exact: true })).toBeVisible();
  await expect(bar(ada).getByRole('link', { name: /^Journal \(new\)/ })).toBeVisible();
  await ada.reload();
  await expect(ada.getByRole('heading', { name: 'Today in three steps' })).toBeVisible();
  await expect(words).not.toContainText('wrote you something');
});

test('today’s question is near on a phone, for two and for one', async ({ browser }) => {
  const [[ada], { page: cleo }] = await Promise.all([pair(browser, PHONE), single(browser, PHONE)]);
  for (const page of [ada, cleo]) {
    await watchShifts(page);
    await slowDownTimers(page);
    await page.goto('/');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Today’s question' }) });
    // The question is drawn anew for each couple and has one line or several, so what counts is where it begins.
    const question = card.locator('p').first();
    await expect(question).toHaveText(/[.?!]”?$/);
    // Words in another font may need another line.
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const box = await question.boundingBox();
    expect(box?.y).toBeLessThan(1.4 * PHONE.viewport.height);
    expect(await layoutShifts(page)).toEqual([]);
  }
});

test('the card about sharing comes together with the rest of the screen', async ({ browser }) => {
  const [{ page, inviteCode }, ben] = await Promise.all([
    single(browser, PHONE),
    newcomer(browser, 'Ben', PHONE),
  ]);
  await post(page, '/api/journal', { content: 'The first line.', visibility: 'shared' });
  await post(ben, '/api/couples/join-invite', { inviteCode });
  await page.goto('/');
  await startTogether(page);
  await watchShifts(page);
  await slowDownTimers(page);
  await delayAnswers(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'What you wrote before is still yours' })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});

test('the bar of a phone is in reach and in nobody’s way', async ({ browser }) => {
  const [page] = await pair(browser, PHONE);
  await page.goto('/');
  await expect(bar(page).getByRole('link')).toHaveCount(5);
  for (const link of await bar(page).getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(TARGET_PX);
    expect(box?.height).toBeGreaterThanOrEqual(TARGET_PX);
  }
  const barTop = async () => (await bar(page).boundingBox())!.y;
  expect((await barTop()) + (await bar(page).boundingBox())!.height).toBe(PHONE.viewport.height);

  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('list');
  await expect(toast.getByText('Activity completed!')).toBeVisible();
  const toastBox = (await toast.boundingBox())!;
  expect(toastBox.y + toastBox.height).toBeLessThanOrEqual(await barTop());

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByText('© 2024 Anew. All rights reserved.');
  await expect
    .poll(async () => (await last.boundingBox())!.y + (await last.boundingBox())!.height)
    .toBeLessThan(await barTop());

  await bar(page).getByRole('link', { name: 'Coach' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Coaching' })).toBeFocused();
  await expect(bar(page).getByRole('link', { name: 'Coach' })).toHaveAttribute('aria-current', 'page');
  await page.getByLabel('Message to the coach').focus();
  const send = page.getByRole('button', { name: 'Send' });
  await send.scrollIntoViewIfNeeded();
  const sendBox = (await send.boundingBox())!;
  expect(sendBox.y + sendBox.height).toBeLessThanOrEqual(await barTop());

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar(page)).toBeHidden();
});
