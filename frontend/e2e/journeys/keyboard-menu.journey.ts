import { expect } from '@playwright/test';
import { expectFocusComesAndGoes, expectFocusStaysIn, press } from '../support/keyboard.js';
import { test } from '../support/test.js';
import { pair } from '../support/visitor.js';

test('the menu of a phone is used by keyboard alone', async ({ browser }) => {
  const [page] = await pair(browser, { viewport: { width: 360, height: 740 } });
  await page.goto('/help');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectFocusComesAndGoes(page, button, menu);
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await expectFocusStaysIn(page, menu);
  await press(page, menu.getByRole('link', { name: 'Journal' }));
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeFocused();
});
