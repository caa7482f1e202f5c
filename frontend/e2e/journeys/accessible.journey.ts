import { expect } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessible.js';
import { liveAWhile } from '../support/couple-life.js';
import { SCREENS } from '../support/routes.js';
import { test } from '../support/test.js';
import { newcomer, pair, visitor } from '../support/visitor.js';

test('every screen is accessible in both themes, narrow and wide', async ({ browser }) => {
  const couple = await pair(browser);
  await liveAWhile(couple);
  const [page] = couple;
  for (const [path] of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessibleEverywhere(page);
  }
});

const WAY_IN = [
  '/',
  '/api/login',
  '/api/login?mode=signup',
  '/api/password/forgot',
  '/simple-setup',
  '/simple-setup?invite=abcd2345',
  '/invite/abcd2345',
  '/invite',
];

test('the way in is accessible in both themes, narrow and wide', async ({ browser }) => {
  const page = await visitor(browser);
  for (const path of WAY_IN) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleEverywhere(page);
  }
});

test('the setup screen and the questions are accessible in both themes, narrow and wide', async ({
  browser,
}) => {
  const page = await newcomer(browser, 'Ada');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Good to have you here, Ada.' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.getByRole('button', { name: 'Start Our Account' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ }),
  ).toBeVisible();
  await page.goto('/assessment');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('Question 1 of 22').first()).toBeVisible();
  await expectAccessibleEverywhere(page);
});
