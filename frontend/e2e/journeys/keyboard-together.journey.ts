import { expect } from '@playwright/test';
import { liveAWhile } from '../support/couple-life.js';
import {
  expectFocusComesAndGoes,
  expectFocusStaysIn,
  press,
  skipToContent,
  tabTo,
  write,
} from '../support/keyboard.js';
import { summaryOf } from '../support/settings.js';
import { test } from '../support/test.js';
import { pair, post } from '../support/visitor.js';

test('a module is worked through to its celebration by keyboard alone', async ({ browser }) => {
  const [page] = await pair(browser);
  await page.goto('/modules');
  await skipToContent(page);
  await press(page, page.getByRole('main').getByRole('link', { name: /Emotional Safety/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Emotional Safety' })).toBeFocused();
  const steps = page.getByRole('checkbox');
  await press(page, page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: /^Do/ }));
  await expect(steps.first()).toBeVisible();
  const celebration = page.getByRole('status').filter({ hasText: 'Module Complete!' });
  for (const step of await steps.all()) {
    await expect(celebration).toHaveCount(0);
    await tabTo(page, step);
    await page.keyboard.press('Space');
    await expect(step).toBeChecked();
  }
  await expect(celebration).toBeVisible();
  const progress = page.getByRole('progressbar', { name: 'Your action steps' });
  await expect(progress).toHaveAttribute('aria-valuetext', /^(\d+) of \1 completed$/);
  await expect(steps.last()).toBeFocused();
});

test('an entry is deleted, and taken back, by keyboard alone', async ({ browser }) => {
  const [page] = await pair(browser);
  await post(page, '/api/journal', { content: 'A walk in the rain.', visibility: 'shared' });
  await page.goto('/journal');
  await skipToContent(page);
  const entry = page.getByRole('article').filter({ hasText: 'A walk in the rain.' });
  await press(page, entry.getByRole('button', { name: /^Delete entry/ }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await expect(entry).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Recent Entries' })).toBeFocused();
  // The hotkey leads to the toast, which waits as long as the focus is in it.
  await page.keyboard.press('F8');
  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect(entry).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Entries' })).toBeFocused();
});

test('focus areas are chosen, changed and taken back, and the question rated, by keyboard alone', async ({
  browser,
}) => {
  const [page] = await pair(browser);
  await page.goto('/settings');
  await skipToContent(page);
  await press(page, summaryOf(page, 'Focus areas'));
  const area = page.getByRole('combobox', { name: 'Priority of Our Vision' });
  const row = page.getByRole('listitem').filter({ has: area });
  const active = row.getByText('Active', { exact: true });
  const stored = async () => (await page.request.get('/api/focuses')).json() as Promise<object[]>;
  await tabTo(page, area);
  for (const [key, priority] of [
    ['ArrowDown', 'high'],
    ['ArrowDown', 'medium'],
    ['End', 'low'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(stored).toEqual([expect.objectContaining({ moduleSlug: 'our-vision', priority })]);
    await expect(active).toBeVisible();
    await expect(area).toBeFocused();
  }
  await page.keyboard.press('Home');
  await expect.poll(stored).toEqual([]);
  await expect(active).toHaveCount(0);
  await expect(area).toBeFocused();

  await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Answer', exact: true }));
  await write(page, page.getByLabel('Your answer'), 'On the drive home.');
  await press(page, page.getByRole('button', { name: 'Save my answer' }));
  const question = page.getByRole('group', { name: 'Worth asking?' });
  const yes = question.getByRole('button', { name: 'Yes' });
  await press(page, yes);
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expect(yes).toBeFocused();
});

test('what the assessment suggests becomes a focus by keyboard alone', async ({ browser }) => {
  const couple = await pair(browser);
  await liveAWhile(couple);
  const [page] = couple;
  await page.goto('/settings');
  await skipToContent(page);
  await press(page, summaryOf(page, 'Focus areas'));
  const suggested = page.getByRole('button', { name: /^Make it a focus/ });
  await expect(suggested.first()).toBeVisible();
  const before = await suggested.count();
  await press(page, suggested.first());
  await expect(suggested).toHaveCount(before - 1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('interest in the retreat is said, and the day’s activity done, by keyboard alone', async ({
  browser,
}) => {
  const [page] = await pair(browser);
  await page.goto('/');
  await skipToContent(page);
  const opener = page.getByRole('button', { name: 'Express Interest' });
  const dialog = page.getByRole('dialog', { name: 'Couples retreat' });
  await expectFocusComesAndGoes(page, opener, dialog);

  await page.keyboard.press('Enter');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectFocusStaysIn(page, dialog);
  const email = dialog.getByLabel('Email');
  await tabTo(page, email);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await press(page, dialog.getByRole('button', { name: 'Express Interest' }));
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('ada@example.org');
  await write(page, dialog.getByLabel('First name'), 'Ada');
  const length = dialog.getByLabel(/^How long/);
  await tabTo(page, length);
  await page.keyboard.press('ArrowDown');
  await expect(length).not.toHaveValue('');
  await press(page, dialog.getByRole('button', { name: 'Express Interest' }));
  await expect(page.getByText('Interest Received!').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change what we have' })).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Mark as Complete' }));
  const done = page.getByRole('paragraph').filter({ hasText: 'Completed today!' });
  await expect(done).toBeFocused();
});
