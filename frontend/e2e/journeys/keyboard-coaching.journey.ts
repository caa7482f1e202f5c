import { expect, type Page } from '@playwright/test';
import { expectFocusComesAndGoes, press, skipToContent, tabTo } from '../support/keyboard.js';
import { test } from '../support/test.js';
import { pair } from '../support/visitor.js';

const message = (page: Page) => page.getByLabel('Message to the coach');
const said = (page: Page) => page.getByRole('log').getByRole('article');

test('a question is stopped, sent again and put away for a new one, by keyboard alone', async ({
  browser,
}) => {
  const [page] = await pair(browser);
  await page.goto('/coaching');
  await skipToContent(page);
  await press(page, page.getByRole('button', { name: 'Got it' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // The message never reaches the server, which leaves time to stop it.
  let hold = (): void => undefined;
  const held = new Promise<void>((resolve) => (hold = resolve));
  await page.route('**/api/coaching/chat', () => hold(), { times: 1 });
  await tabTo(page, message(page));
  await page.keyboard.type('How do we begin?');
  await page.keyboard.press('Enter');
  // Stopped any earlier, the first request would leave the one that is held to the second.
  await held;
  await press(page, page.getByRole('button', { name: 'Stop' }));
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toHaveValue('How do we begin?');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveCount(2);
  await expect(message(page)).toBeFocused();

  const list = page.getByRole('complementary', { name: 'Conversations' });
  const startNew = list.getByRole('button', { name: 'New Conversation' });
  await press(page, startNew);
  await expect(page).toHaveURL('/coaching');
  await expect(message(page)).toBeFocused();
  await tabTo(page, list.getByRole('listitem').getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveCount(2);
  await expect(page.getByRole('log')).toBeFocused();

  const deletion = list.getByRole('button', { name: /^Delete conversation/ });
  await expectFocusComesAndGoes(
    page,
    deletion,
    page.getByRole('dialog', { name: 'Delete this conversation?' }),
  );
});

test('conversations and settings of a phone are reached by keyboard alone', async ({ browser }) => {
  const [page] = await pair(browser, { viewport: { width: 360, height: 740 } });
  await page.goto('/coaching?module=emotional-safety');
  await skipToContent(page);
  await press(page, page.getByRole('button', { name: 'Talk without the module Emotional Safety' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const opener = page.getByRole('button', { name: 'Conversations' });
  const drawer = page.getByRole('dialog', { name: 'Conversations' });
  await expectFocusComesAndGoes(page, opener, drawer);
  await page.keyboard.press('Enter');
  await press(page, drawer.getByRole('button', { name: 'New Conversation' }));
  await expect(drawer).toHaveCount(0);
  await expect(message(page)).toBeFocused();

  const settings = page.getByRole('dialog', { name: 'Chat settings' });
  await press(page, page.getByRole('button', { name: 'Chat settings' }));
  await tabTo(page, settings.getByRole('radio', { checked: true }));
  const length = settings.getByLabel('How long have you been together?');
  await tabTo(page, length);
  await page.keyboard.press('ArrowDown');
  await expect(length).not.toHaveValue('');
});
