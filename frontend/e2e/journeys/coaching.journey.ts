import { FakeProvider } from '@anew/testkit/fake-provider';
import { System } from '@anew/testkit/system';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from '../support/accessible.js';
import { missStorageEvents, stored } from '../support/drafts.js';
import { tabTo } from '../support/keyboard.js';
import { test } from '../support/test.js';
import { pair, WITH_WORKER } from '../support/visitor.js';

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const NEUTRAL_SITE = 'https://www.weather.gov/';

const message = (page: Page) => page.getByLabel('Message to the coach');
const answers = (page: Page) => page.getByRole('log').getByRole('article').filter({ hasText: 'Coach' });
const list = (page: Page) => page.getByRole('complementary', { name: 'Conversations' });
const send = (page: Page) => page.getByRole('button', { name: 'Send' });

async function openCoach(page: Page, path = '/coaching'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'AI Coaching' })).toBeVisible();
}

/** Waits until the answer is complete and the next message may be sent. */
async function answered(page: Page, count: number): Promise<Locator> {
  await expect(answers(page)).toHaveCount(count);
  await expect(send(page)).toBeVisible();
  return answers(page).last();
}

test('a first conversation is streamed, goes on, is copied, found again and deleted', async ({ browser }) => {
  const [ada, ben] = await pair(browser, { ...CLIPBOARD, ...WITH_WORKER });
  await openCoach(ada);
  await expect(list(ada).getByText('No conversations yet')).toBeVisible();
  await expect(list(ada).getByText('Start your first conversation')).toBeVisible();

  const response = ada.waitForResponse('**/api/coaching/chat');
  await message(ada).fill('How do we talk about money across two households?');
  await message(ada).press('Enter');
  expect((await response).headers()['content-type']).toContain('text/event-stream');
  const first = await answered(ada, 1);
  await expect(first).toContainText('From the modules’ own content');
  await expect(ada).toHaveURL(/\/coaching\?c=/);
  await expect(message(ada)).toHaveValue('');
  await expect(message(ada)).toBeFocused();

  await message(ada).fill('And if we do not agree?');
  await send(ada).click();
  const second = await answered(ada, 2);
  await second.getByRole('button', { name: 'Copy' }).click();
  await expect(ada.getByText('Answer copied').first()).toBeVisible();
  expect(await ada.evaluate(() => navigator.clipboard.readText())).not.toBe('');

  await ada.reload();
  await expect(answers(ada)).toHaveCount(2);
  await openCoach(ben);
  await expect(list(ben).getByText('No conversations yet')).toBeVisible();

  await list(ada)
    .getByRole('button', { name: /^Delete conversation/ })
    .click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(ada.getByText('Conversation deleted successfully.').first()).toBeVisible();
  await expect(ada).toHaveURL('/coaching');
  await expect(ada.getByText('What would you like to think through?')).toBeVisible();
});

test('a conversation is named, hidden without a trace, found again and put back', async ({ browser }) => {
  const [page] = await pair(browser);
  await openCoach(page);
  await message(page).fill('How do we talk about money?');
  await message(page).press('Enter');
  await answered(page, 1);

  const dialog = page.getByRole('dialog', { name: 'Rename or hide' });
  await list(page)
    .getByRole('button', { name: /^Rename or hide/ })
    .click();
  await dialog.getByLabel('Name').fill('Our kitchen');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('link', { name: /Our kitchen/ })).toBeVisible();
  await list(page).getByRole('button', { name: 'Rename or hide: Our kitchen' }).click();
  await dialog.getByRole('button', { name: 'Hide from the list' }).click();
  await expect(page).toHaveURL('/coaching');
  await page.reload();
  await expect(list(page).getByText('No conversations yet')).toBeVisible();
  await expect(page.getByText('Our kitchen')).toHaveCount(0);

  await list(page).getByRole('button', { name: 'Show hidden' }).click();
  await list(page)
    .getByRole('link', { name: /Our kitchen/ })
    .click();
  await expect(answers(page)).toHaveCount(1);
  await expectAccessibleEverywhere(page);
  await list(page).getByRole('button', { name: 'Rename or hide: Our kitchen' }).click();
  await dialog.getByRole('button', { name: 'Put back in the list' }).click();
  await expect(list(page).getByText('Nothing is hidden.')).toBeVisible();
  await expect(list(page).getByRole('link', { name: /Our kitchen/ })).toBeVisible();
});

test('what is being written in one tab outlives what is sent in another', async ({ browser }) => {
  const [first] = await pair(browser);
  await missStorageEvents(first);
  const second = await first.context().newPage();
  await openCoach(first);
  await openCoach(second);
  await message(first).fill('How do we begin?');
  await expect(message(second)).toHaveValue('How do we begin?');
  await message(second).fill('Still to be thought through');
  await expect.poll(() => stored(first)).toContain('Still to be');
  await message(first).press('Enter');
  await answered(first, 1);
  await expect.poll(() => stored(first)).toContain('Still to be');
  await second.reload();
  await expect(message(second)).toHaveValue('Still to be thought through');
});

test('an example fills the input, on a phone too, and Back leads to where one was', async ({ browser }) => {
  const [page] = await pair(browser, { viewport: { width: 360, height: 740 } });
  await openCoach(page);
  await page.getByRole('button', { name: /Boundaries with an ex/ }).click();
  await expect(message(page)).toHaveValue(/partner’s ex/);
  await send(page).click();
  await answered(page, 1);

  await page.getByRole('button', { name: 'Conversations' }).click();
  const drawer = page.getByRole('dialog', { name: 'Conversations' });
  await drawer.getByRole('button', { name: 'New Conversation' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL('/coaching');
  await page.goBack();
  await expect(answers(page)).toHaveCount(1);
});

test('a message is rehearsed and goes nowhere, and danger in it comes with a number to call', async ({
  browser,
}) => {
  const [page] = await pair(browser, { viewport: { width: 360, height: 740 } });
  await openCoach(page);
  await page.getByRole('link', { name: /Rehearse a message/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rehearse a message' })).toBeFocused();
  await page
    .getByLabel('Your message')
    .fill('You always pick them up late. Can you be there at 5 on Friday?');
  await page.getByRole('button', { name: 'Look at it with me' }).click();
  await expect(page.getByRole('heading', { name: 'Always and never' })).toBeVisible();
  await expect(
    page.getByText('You pick them up late. Can you be there at 5 on Friday?', { exact: true }),
  ).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Talk about it with the coach' }).click();
  await expect(message(page)).toHaveValue(/You pick them up late/);
  await expect(list(page).getByText('No conversations yet')).toBeVisible();

  await page.goto('/coaching/rehearse');
  await page.getByLabel('Your message').fill('You choked me last night.');
  await page.getByRole('button', { name: 'Look at it with me' }).click();
  const call = page.getByRole('link', { name: 'Call 1-800-799-7233 (Domestic Violence Hotline)' });
  await expect(call).toHaveAttribute('href', 'tel:+18007997233');
  await expectAccessible(page);
});

test('with the keyboard of a phone open, most of the screen is talk', async ({ browser }) => {
  const [page] = await pair(browser, { viewport: { width: 360, height: 640 }, hasTouch: true });
  await openCoach(page);
  await message(page).fill('How do we talk about money?');
  await message(page).press('Enter');
  await answered(page, 1);
  await message(page).tap();
  await page.setViewportSize({ width: 360, height: 340 });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Quick exit' })).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('button', { name: 'Quick exit' }).boundingBox();
  const field = await message(page).boundingBox();
  expect(field!.y - (bar!.y + bar!.height)).toBeGreaterThan(200);
});

/** A computer with a window of 1,280 by 1,024 whose page is four times as large. */
const LARGE = { viewport: { width: 320, height: 256 } };

test('at a zoom of 400 %, an answer has room between the bar and the field', async ({ browser }) => {
  const [page] = await pair(browser, LARGE);
  await openCoach(page);
  await message(page).fill('How do we talk about money?');
  await message(page).press('Enter');
  const answer = await answered(page, 1);
  const exit = page.getByRole('button', { name: 'Quick exit' });

  async function expectRoom(): Promise<void> {
    await answer.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const bar = (await exit.boundingBox())!;
    const dock = (await page.locator('[data-dock]').boundingBox())!;
    expect(bar.y).toBeLessThanOrEqual(8);
    const room = Math.min(dock.y, LARGE.viewport.height) - bar.y - bar.height;
    expect(room).toBeGreaterThanOrEqual(100);
    const shown = (await answer.boundingBox())!;
    expect(shown.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(shown.y).toBeLessThan(100);
  }

  await expect(page.getByRole('banner')).toBeHidden();
  await expectRoom();
  await message(page).blur();
  await expect(page.locator(':root[data-typing]')).toHaveCount(0);
  await expectRoom();

  await page.goto('/journal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 300 }));
  expect((await exit.boundingBox())!.y).toBeLessThanOrEqual(8);
});

test('a module’s own questions are offered, and it is named', async ({ browser }) => {
  const [page] = await pair(browser);
  await openCoach(page, '/coaching?module=emotional-safety');
  await expect(page.getByText('From the module Emotional Safety')).toBeVisible();
  const request = page.waitForRequest('**/api/coaching/chat');
  await page.getByRole('main').getByRole('list').last().getByRole('button').first().click();
  await message(page).press('Enter');
  expect((await request).postDataJSON()).toMatchObject({ moduleSlug: 'emotional-safety' });
  await answered(page, 1);
});

test('quick exit leaves nothing behind, and Back does not lead to the conversation', async ({ browser }) => {
  const [page] = await pair(browser);
  await page
    .context()
    .route(`${NEUTRAL_SITE}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><h1>Sunny</h1>' }),
    );
  await page.goto('/');
  await openCoach(page);
  await message(page).fill('Something that nobody else should read.');
  await message(page).press('Enter');
  await answered(page, 1);

  await page.getByRole('button', { name: 'Quick exit' }).click();
  await expect(page).toHaveURL(NEUTRAL_SITE);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Something that nobody else should read.')).toHaveCount(0);

  await openCoach(page);
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
  await expect(page).toHaveURL(NEUTRAL_SITE);
});

test('the keyboard alone is enough', async ({ browser }) => {
  const [page] = await pair(browser);
  await openCoach(page);
  await tabTo(page, page.getByRole('button', { name: /Two ways of parenting/ }));
  await page.keyboard.press('Enter');
  await expect(message(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await answered(page, 1);
  await expect(message(page)).toBeFocused();

  const settings = page.getByRole('button', { name: 'Chat settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Chat settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();

  await list(page).getByRole('button', { name: 'New Conversation' }).focus();
  await tabTo(page, list(page).getByRole('listitem').getByRole('link'));
  await tabTo(page, list(page).getByRole('button', { name: /^Delete conversation/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Conversation deleted successfully.').first()).toBeVisible();
  await expect(list(page).getByRole('button', { name: 'New Conversation' })).toBeFocused();
});

test('a conversation is accessible in both themes, narrow and wide', async ({ browser }) => {
  const [page] = await pair(browser);
  await openCoach(page);
  await message(page).fill('How do we blend two ways of parenting?');
  await message(page).press('Enter');
  await answered(page, 1);
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Chat settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Chat settings' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('with a model', () => {
  let provider: FakeProvider;
  let system: System;

  test.beforeAll(async () => {
    provider = await FakeProvider.start();
    system = await System.start({ env: provider.env('anthropic') });
  });

  test.afterAll(async () => {
    await system.stop();
    await provider.stop();
  });

  test('an answer is read while it is being written', async ({ browser }) => {
    const [page] = await pair(browser, { baseURL: system.origin });
    await openCoach(page);
    const asked = provider.hold();
    await message(page).fill('How do we begin the week?');
    await message(page).press('Enter');
    const answer = await asked;

    const main = page.getByRole('main');
    for (const piece of ['Begin with Sunday evening. ', 'Ten minutes are enough.']) {
      answer.piece(piece);
      await expect(main.getByText(piece)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
      await expect(answers(page), 'whole answers').toHaveCount(0);
    }
    expect(provider.only.isOpen).toBe(true);

    answer.end();
    await expect(await answered(page, 1)).toContainText('Begin with Sunday evening. Ten minutes are enough.');
  });
});
