import { answers } from '@anew/testkit/life';
import { expect, type Page } from '@playwright/test';
import { liveAWhile } from '../support/couple-life.js';
import { clippedText, enlargeText, longMovements } from '../support/look.js';
import { openOver, OVER_SCREENS } from '../support/over-screens.js';
import { test } from '../support/test.js';
import { newcomer, pair, post, single, visitor } from '../support/visitor.js';

/** With text of twice the size, this window is as narrow as a phone. */
const OPTIONS = { reducedMotion: 'reduce', viewport: { width: 640, height: 900 } } as const;

async function expectCalmAndWhole(page: Page, name: string): Promise<void> {
  expect.soft(await longMovements(page), name).toEqual([]);
  await enlargeText(page);
  expect.soft(await clippedText(page), name).toEqual([]);
}

test('what opens over a screen holds still where motion is not wanted, and fits text twice as large', async ({
  browser,
}) => {
  const couple = await pair(browser, OPTIONS);
  await liveAWhile(couple);
  const [page] = couple;
  for (const over of OVER_SCREENS) {
    await openOver(page, over);
    await expectCalmAndWhole(page, over.name);
  }
});

test('setting up and the questions hold still where motion is not wanted, and fit text twice as large', async ({
  browser,
}) => {
  const page = await newcomer(browser, 'Ada', OPTIONS);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Good to have you here, Ada.' })).toBeVisible();
  await expectCalmAndWhole(page, 'setup');
  await post(page, '/api/couples/setup-individual');

  await page.goto('/assessment');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('Question 1 of 22').first()).toBeVisible();
  await expectCalmAndWhole(page, 'question');
  await post(page, '/api/assessment/submit', { responses: answers(1) });
  await page.goto('/assessment');
  await expect(page.getByRole('heading', { level: 1, name: 'Your part is done' })).toBeVisible();
  await expectCalmAndWhole(page, 'waiting');
});

test('forms hold still where motion is not wanted, and fit text twice as large', async ({ browser }) => {
  const [passerBy, { page }] = await Promise.all([visitor(browser, OPTIONS), single(browser, OPTIONS)]);
  for (const path of ['/api/login', '/api/login?mode=signup', '/api/password/forgot']) {
    await passerBy.goto(path);
    await expectCalmAndWhole(passerBy, path);
  }
  for (const path of ['/privacy', '/terms', '/help']) {
    await passerBy.goto(path);
    await expectCalmAndWhole(passerBy, path);
  }

  await page.goto('/');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await page.getByText('Say how it was (optional)').click();
  await expect(page.getByLabel('Feedback')).toBeVisible();
  await expectCalmAndWhole(page, 'appreciation and activity');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Enter partner’s code' }).click();
  await page.getByRole('button', { name: 'Merge Accounts' }).click();
  await expect(page.getByLabel('Your partner’s invite code')).toHaveAttribute('aria-invalid', 'true');
  await expectCalmAndWhole(page, 'merging');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit personal information' }).click();
  await expectCalmAndWhole(page, 'personal information');
});
