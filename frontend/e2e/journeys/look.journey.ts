import { expect } from '@playwright/test';
import { open } from '../support/screens.js';
import { test } from '../support/test.js';
import { pair, visitor } from '../support/visitor.js';

test('a toast is 420 px wide at the most [9.18]', async ({ browser }) => {
  const page = await visitor(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto('/invite');
  const viewport = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list');
  await expect(viewport.getByText('Invalid Invite', { exact: true })).toBeVisible();
  // Toasts stay as long as the focus is among them.
  await page.keyboard.press('F8');
  expect((await viewport.boundingBox())?.width).toBe(420);
  await page.setViewportSize({ width: 360, height: 800 });
  expect((await viewport.boundingBox())?.width).toBe(360);
});

test('every screen has its title, and its heading takes the focus on navigation', async ({ browser }) => {
  const [page] = await pair(browser, { viewport: { width: 1280, height: 800 } });
  const links: [string, string][] = [
    ['Appreciations', 'Appreciations'],
    ['Modules', 'Modules'],
    ['AI Coaching', 'AI Coaching'],
    ['Journal', 'Journal'],
    ['Profile', 'Profile'],
    ['Settings', 'Settings'],
    ['Dashboard', 'Dashboard'],
    ['Help', 'Help'],
    ['Privacy', 'Privacy Policy'],
  ];
  await open(page, '/assessment');
  for (const [link, title] of links) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page).toHaveTitle(`${title} · Anew`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await open(page, '/modules');
  await page
    .getByRole('link', { name: /Emotional Safety/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emotional Safety' })).toBeFocused();
});
