import { answers } from '@anew/testkit/life';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessible.js';
import { liveAWhile } from '../support/couple-life.js';
import { settled } from '../support/look.js';
import { openOver, OVER_SCREENS } from '../support/over-screens.js';
import { test } from '../support/test.js';
import { pair, post, single } from '../support/visitor.js';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('what opens over a screen is accessible in both themes, narrow and wide', async ({ browser }) => {
  const couple = await pair(browser);
  await liveAWhile(couple);
  const [page] = couple;
  for (const over of OVER_SCREENS) {
    await test.step(over.name, async () => {
      // Some of them can be opened on a narrow screen only.
      await page.setViewportSize({ width: 360, height: 800 });
      await openOver(page, over);
      await expectAccessibleEverywhere(page);
    });
  }
});

test('the form that merges is accessible in both themes, narrow and wide', async ({ browser }) => {
  const { page } = await single(browser);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Enter partner’s code' }).click();
  await page.getByRole('button', { name: 'Merge Accounts' }).click();
  await expect(page.getByLabel('Your partner’s invite code')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleEverywhere(page);
});

test('waiting for the other’s answers is accessible in both themes, narrow and wide', async ({ browser }) => {
  const [page] = await pair(browser);
  await post(page, '/api/assessment/submit', { responses: answers(1) });
  await page.goto('/assessment');
  await expect(heading(page, 'Your part is done')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('what is said in passing, without a network and after a failure is accessible in both themes, narrow and wide', async ({
  browser,
}) => {
  const [page] = await pair(browser, { serviceWorkers: 'block' });
  await page.goto('/help');
  await expect(heading(page, 'Help')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.context().setOffline(false);

  await page.route('**/api/focuses', (route) => route.fulfill({ status: 500 }));
  await page.goto('/settings');
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
