import { answers } from '@anew/testkit/life';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessible.js';
import { liveAWhile } from '../support/couple-life.js';
import { settled } from '../support/look.js';
import { openOver, OVER_SCREENS } from '../support/over-screens.js';
import { readOneByOne } from '../support/reads.js';
import { CALM, expectFitForAll } from '../support/screens.js';
import { openGroup } from '../support/settings.js';
import { test } from '../support/test.js';
import { newcomer, pair, post, single } from '../support/visitor.js';

/** What all of these are: still where motion is not wanted, whole with text twice as large, and accessible. */
const FIT = 'fit for all';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test(`what opens over a screen is ${FIT}`, async ({ browser }) => {
  const couple = await pair(browser, CALM);
  await liveAWhile(couple);
  const [page] = couple;
  for (const over of OVER_SCREENS)
    await test.step(over.name, async () => {
      // Some of them can be opened on a narrow screen only.
      await page.setViewportSize(CALM.viewport);
      await openOver(page, over);
      await expectFitForAll(page, over.name);
    });
});

test(`setting up, the questions and waiting alone are ${FIT}`, async ({ browser }) => {
  const page = await newcomer(browser, 'Ada', CALM);
  await page.goto('/');
  await expect(heading(page, 'Good to have you here, Ada.')).toBeVisible();
  await expectFitForAll(page, 'setup');

  await page.getByRole('button', { name: 'Start Our Account' }).click();
  await expect(heading(page, /^Good (morning|afternoon|evening)/)).toBeVisible();
  await page.goto('/assessment');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('Question 1 of 22').first()).toBeVisible();
  await expectFitForAll(page, 'question');
  await post(page, '/api/assessment/submit', { responses: answers(1) });
  await page.goto('/assessment');
  await expect(heading(page, 'Your part is done')).toBeVisible();
  await expectFitForAll(page, 'waiting');
});

test(`forms are ${FIT}`, async ({ browser }) => {
  const { page } = await single(browser, CALM);
  await page.goto('/');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await page.getByText('Say how it was (optional)').click();
  await expect(page.getByLabel('Feedback')).toBeVisible();
  await expectFitForAll(page, 'appreciation and activity');
  await page.goto('/settings#couple-account');
  await page.getByRole('button', { name: 'Enter partner’s code' }).click();
  await page.getByLabel('Your partner’s invite code').press('Enter');
  await expect(page.getByLabel('Your partner’s invite code')).toHaveAttribute('aria-invalid', 'true');
  await expectFitForAll(page, 'merging');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit personal information' }).click();
  await expectFitForAll(page, 'personal information');
});

test('what is said while one waits for the partner, in passing, without a network and after a failure is accessible in both themes, narrow and wide', async ({
  browser,
}) => {
  const [page] = await pair(browser);
  await post(page, '/api/assessment/submit', { responses: answers(1) });
  await page.goto('/assessment');
  await expect(heading(page, 'Your part is done')).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.goto('/help');
  await expect(heading(page, 'Help')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.context().setOffline(false);

  await readOneByOne(page);
  await page.route('**/api/focuses', (route) => route.fulfill({ status: 500 }));
  await page.goto('/settings');
  await openGroup(page, 'Focus areas');
  await openGroup(page, 'Couple account');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Code Copied!', { exact: true })).toBeVisible();
  // Toasts stay as long as the focus is among them.
  await page.keyboard.press('F8');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  await settled(page);
  await expectAccessibleEverywhere(page);
  await expect(page.getByText('Code Copied!', { exact: true })).toBeVisible();

  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500 }));
  await page.goto('/settings');
  await expect(heading(page, 'We can’t reach Anew right now')).toBeVisible();
  await expectAccessibleEverywhere(page);
});
