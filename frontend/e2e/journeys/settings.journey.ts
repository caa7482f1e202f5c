import { expect } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessible.js';
import { liveAWhile } from '../support/couple-life.js';
import { press, skipToContent, tabTo } from '../support/keyboard.js';
import { readOneByOne } from '../support/reads.js';
import { openAllGroups, openGroup, summaryOf } from '../support/settings.js';
import { test } from '../support/test.js';
import { pair } from '../support/visitor.js';

test('settings are found, changed and kept by keyboard alone, and heard by the partner', async ({
  browser,
}) => {
  const couple = await pair(browser);
  await liveAWhile(couple);
  const [ada, ben] = couple;
  await ada.goto('/settings');
  await openAllGroups(ada);
  await expect(ada.getByRole('group', { name: 'Question style' })).toBeVisible();
  await expectAccessibleEverywhere(ada);
  await skipToContent(ada);

  // An area goes up one level at a time, keeps the focus on the way, and each step is announced.
  const up = ada.getByRole('button', { name: /Love, Fun and Intimacy (up|cannot move further up)/ });
  await press(ada, up);
  const said = ada.getByRole('status').filter({ hasText: /^Love, Fun and Intimacy is/ });
  await expect(said).toHaveText(/low priority now, number 3 of 6/);
  await expect(up).toBeFocused();
  await ada.keyboard.press('Enter');
  await expect(said).toHaveText(/medium priority now/);
  await ada.keyboard.press('Enter');
  await expect(said).toHaveText(/high priority now/);
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');

  // The two share the style of their questions.
  await tabTo(ada, ada.getByRole('radio', { name: /^Balanced/ }));
  await ada.keyboard.press('ArrowDown');
  await expect(ada.getByText('Saved.')).toBeVisible();
  await ben.goto('/settings');
  await openAllGroups(ben);
  await expect(ben.getByRole('radio', { name: /^Deep/ })).toBeChecked();
  await expect(ben.getByRole('radio', { name: /^Off/ })).toBeChecked();

  // The theme is there before the first paint, on the sign-in page too.
  await tabTo(ada, ada.getByRole('radio', { name: /^System/ }));
  await ada.keyboard.press('ArrowDown');
  await ada.keyboard.press('ArrowDown');
  const root = ada.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await ada.reload({ waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await openGroup(ada, 'This device');

  // Dates and the day itself follow what this device is told.
  const language = ada.getByLabel('Language of dates');
  await tabTo(ada, language);
  await language.selectOption('es-US');
  await expect(ada.locator('time[lang="es-US"]')).toHaveText(/ de /);
  await ada.getByLabel('Time zone').selectOption('Pacific/Kiritimati');
  await readOneByOne(ada);
  const asked = ada.waitForRequest((request) => request.url().endsWith('/api/prompts/today'));
  await ada.goto('/');
  expect((await asked).headers()['x-time-zone']).toBe('Pacific/Kiritimati');

  await ada.goto('/api/logout');
  await ada.goto('/api/login');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(ada.locator('body')).toHaveCSS('background-color', 'rgb(26, 23, 21)');
});

test('settings fit on three screens of a phone, and open one at a time', async ({ browser }) => {
  const PHONE = { width: 360, height: 800 };
  const couple = await pair(browser, { viewport: PHONE });
  await liveAWhile(couple);
  const [page] = couple;
  await page.goto('/settings');
  await expect(summaryOf(page, 'Daily questions')).toContainText('Balanced · AI questions: automatic');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(2500);

  // A key opens a group, and what is chosen in it stands in its line at once.
  await skipToContent(page);
  const reminders = summaryOf(page, 'Reminders');
  await expect(reminders).toContainText('No daily reminder');
  await press(page, reminders);
  await tabTo(page, page.getByRole('radio', { name: /^Off/ }));
  await page.keyboard.press('ArrowDown');
  await expect(reminders).toContainText('By email at 7:00 PM');

  // An address leads to a group from another screen, and on the same one.
  await page.goto('/welcome?part=household');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(summaryOf(page, 'Couple account')).toBeFocused();
  await expect(summaryOf(page, 'Couple account')).toBeInViewport();
  await expect(page.getByLabel('Invite code')).toBeVisible();
  await page.evaluate(() => location.assign('#this-device'));
  await expect(summaryOf(page, 'This device')).toBeFocused();
  await expect(page.getByRole('radio', { name: /^System/ })).toBeInViewport();
});
