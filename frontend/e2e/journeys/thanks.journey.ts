import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessible.js';
import { openLive } from '../support/live.js';
import { test } from '../support/test.js';
import { pair, post } from '../support/visitor.js';

const cardWith = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

/** Thanks for a text, and writes a line back, in place. */
async function giveBack(page: Page, words: string, line: string): Promise<void> {
  const card = cardWith(page, words);
  await card.getByRole('button', { name: /^Thank you/ }).click();
  await expect(card.getByRole('status')).toHaveText('Ada can see it.');
  await card.getByRole('button', { name: /^Write a line back/ }).click();
  await card.getByLabel('Your line back to Ada').fill(line);
  await card.getByRole('button', { name: 'Send my line' }).click();
  await expect(card.getByText(line)).toBeVisible();
}

test('thanks and a line back reach the other’s open screen, and what is new is new once', async ({
  browser,
}) => {
  const [ada, ben] = await pair(browser);
  const appreciation = { appreciation: 'You sang with the children.', quality: 'Warmth' };
  await post(ada, '/api/appreciation', appreciation);
  await openLive(ada, '/appreciations');
  await expect(cardWith(ada, appreciation.appreciation)).toBeVisible();
  await ben.goto('/appreciations');
  await expect(cardWith(ben, appreciation.appreciation).getByText('New', { exact: true })).toBeVisible();
  await giveBack(ben, appreciation.appreciation, 'هم غنّوا معي 💛');
  await expectAccessibleEverywhere(ben);

  const received = cardWith(ada, appreciation.appreciation);
  await expect(received).toContainText('Ben says thank you');
  await expect(received).toContainText('هم غنّوا معي 💛');
  await expect(received.getByRole('button')).toHaveCount(0);
  await expectAccessibleEverywhere(ada);

  await ben.reload();
  await expect(cardWith(ben, appreciation.appreciation)).toBeVisible();
  await expect(ben.getByRole('article').getByText('New', { exact: true })).toHaveCount(0);
  await cardWith(ben, appreciation.appreciation)
    .getByRole('button', { name: /^Thank you/ })
    .click();
  await expect(received).toContainText('Ben wrote back');
  await expect(received).not.toContainText('says thank you');
});

test('a shared entry arrives marked as new, and what is given back for it arrives as well', async ({
  browser,
}) => {
  const [ada, ben] = await pair(browser);
  await Promise.all([openLive(ada, '/journal'), openLive(ben, '/journal')]);
  const seen = ben.waitForResponse((response) => response.url().endsWith('/api/news/seen'));
  await post(ada, '/api/journal', { content: 'A good evening for us.', visibility: 'shared' });
  await expect(cardWith(ben, 'A good evening')).toContainText('New');
  expect((await seen).status()).toBe(204);
  await giveBack(ben, 'A good evening', 'For me, too.');
  await expect(cardWith(ben, 'A good evening')).toContainText('New');
  await expect(cardWith(ada, 'A good evening')).toContainText('Ben says thank you');
  await expect(cardWith(ada, 'A good evening')).toContainText('For me, too.');
});
