import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessible.js';
import { test } from '../support/test.js';
import { pair, single } from '../support/visitor.js';

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

test('a couple says whose children there are, and each keeps their own story', async ({ browser }) => {
  const [ada, ben] = await pair(browser);
  await ada.goto('/');
  await ada.getByRole('link', { name: 'Make it fit' }).click();
  await expect(ada.getByLabel('First name')).toHaveValue('Ada');
  await next(ada);
  await ada.getByText('Mine, from before').click();
  await next(ada);
  await ada.getByText('6 to 12').click();
  await next(ada);
  await ada.getByText('On certain days').click();
  await expectAccessibleEverywhere(ada);
  await next(ada);
  await ada.getByText('I was widowed').click();
  await next(ada);
  await ada.getByText('More closeness and fun').click();
  await ada.getByRole('button', { name: 'Done' }).click();
  await expect(ada).toHaveURL('/');
  await expect(ada.getByRole('link', { name: 'Make it fit' })).toHaveCount(0);

  await ada.goto('/modules');
  const first = (page: Page) => page.locator('a[href^="/modules/"]').first();
  await expect(first(ada)).toHaveAttribute('href', '/modules/love-fun-intimacy');
  await ben.goto('/modules');
  await expect(first(ben)).toHaveAttribute('href', '/modules/honor-lessons');

  await ben.goto('/settings#couple-account');
  await expect(ben.getByText('My partner’s, from before')).toBeVisible();
  await expect(ben.getByText('Friday, Saturday, and Sunday')).toBeVisible();
  await ben.getByRole('link', { name: 'Change your household' }).click();
  await ben.getByText('Ours together').click();
  for (let count = 0; count < 4; count++) await next(ben);
  await ben.getByRole('button', { name: 'Done' }).click();
  await expect(ben.getByText('My partner’s, from before and Ours together')).toBeVisible();
  await ben.goto('/profile');
  await expect(ben.getByRole('link', { name: 'Tell your story' })).toBeVisible();
  await expect(ben.getByText('I was widowed')).toHaveCount(0);
});

test('the taps stand in nobody’s way, and are asked for once', async ({ browser }) => {
  const { page } = await single(browser);
  await page.goto('/journal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Make it fit' }).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Make it fit' })).toHaveCount(0);
});
