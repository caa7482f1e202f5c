import { expect } from '@playwright/test';
import { test } from '../support/test.js';
import { pair } from '../support/visitor.js';

test('a screen whose code does not arrive says so, and comes after another try', async ({ browser }) => {
  const [page] = await pair(browser);
  await page.route('**/assets/modules-route-*', (route) => route.abort('connectionreset'));
  await page.goto('/modules');
  const again = page.getByRole('button', { name: 'Retry' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
