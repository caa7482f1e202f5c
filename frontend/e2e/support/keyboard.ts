import { expect, type Locator, type Page } from '@playwright/test';

/** Higher than the number of stops on any screen. */
const ENOUGH = 120;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus is on the target, like people without a pointer. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < ENOUGH; presses++) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  await expect(target, 'reached with Tab').toBeFocused();
}

/** Goes to a control by Tab and uses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field by Tab and writes. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Expects that Tab moves around inside the dialog, in both directions, and never out of it. */
export async function expectFocusStaysIn(page: Page, dialog: Locator): Promise<void> {
  const stops = await dialog.locator('a, button, input, select, textarea').count();
  const keys = [...Array<string>(stops + 1).fill('Tab'), 'Shift+Tab', 'Shift+Tab'];
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect(dialog.locator(':focus'), key).toHaveCount(1);
  }
}

/** Expects that the dialog takes the focus when the key opens it, and that Escape gives it back to its opener. */
export async function expectFocusComesAndGoes(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await press(page, opener);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** Skips the links at the top by the first link of the screen. */
export async function skipToContent(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Skip to the content' }));
}
