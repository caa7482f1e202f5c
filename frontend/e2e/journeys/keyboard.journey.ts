import { expect } from '@playwright/test';
import { press, tabTo, write } from '../support/keyboard.js';
import { test } from '../support/test.js';
import { visitor, WITH_WORKER } from '../support/visitor.js';

test('from the landing page to an appreciation and an entry, by keyboard alone', async ({ browser }) => {
  const page = await visitor(browser, WITH_WORKER);
  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Start Your Success Story' }));
  await expect(page.getByLabel('First name')).toBeVisible();
  await write(page, page.getByLabel('First name'), 'Ada');
  await write(page, page.getByLabel('Email address'), `keyboard-${Date.now()}@example.org`);
  await write(page, page.getByLabel('Password'), 'a quiet harbor at dusk');
  await page.keyboard.press('Enter');

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(/^Good /);
  await expect(heading).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Write', exact: true }));
  await expect(page.getByLabel('What do you appreciate about your partner today?')).toBeFocused();
  await page.keyboard.type('You left the light on.');
  await write(page, page.getByLabel('Which quality does it show?'), 'Care');
  await press(page, page.getByRole('button', { name: 'Save and Share' }));
  await expect(page.getByText('Appreciation saved!').first()).toBeVisible();

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();

  await page.reload();
  await expect(page.getByText('You left the light on.').first()).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Skip to the content' }));
  await tabTo(page, page.getByRole('button', { name: 'Copy Link' }));
  await press(page, page.getByRole('button', { name: 'Answer', exact: true }));
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.keyboard.type('On the drive home.');
  await press(page, page.getByRole('button', { name: 'Save my answer' }));
  await press(page, page.getByRole('link', { name: 'Write about it' }));
  await expect(page.getByLabel('What is on your mind?')).toBeFocused();
  await page.keyboard.type('A first evening.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Shared/ })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Publish Entry' }));
  await expect(page.getByRole('article').getByText('A first evening.')).toBeVisible();
});
