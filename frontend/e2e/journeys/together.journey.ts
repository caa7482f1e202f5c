import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessible.js';
import { press } from '../support/keyboard.js';
import { test } from '../support/test.js';
import { createAccount, newcomer, post, single, startTogether, visitor } from '../support/visitor.js';

/** Whoever has put the moment away does not read the news again on the dashboard, and can still undo it in Settings. */
async function expectToldOnce(page: Page): Promise<void> {
  const news = page.getByRole('heading', { name: 'Ben joined you' });
  await expect(page.getByRole('heading', { name: 'Today in three steps' })).toBeVisible();
  await expect(news).toHaveCount(0);
  await page.goto('/settings');
  await expect(news).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Today in three steps' })).toBeVisible();
  await expect(news).toHaveCount(0);
}

test('from an invitation to a couple: both see it, once, and their welcome outlives a page load', async ({
  browser,
}) => {
  const { page: ada, inviteCode } = await single(browser);
  const listening = ada.waitForResponse((response) => response.url().endsWith('/api/live'));
  await ada.goto('/');
  await listening;
  await ada.getByLabel('Invite link').focus();

  const ben = await visitor(browser);
  await ben.goto(`/invite/${inviteCode}`);
  await ben.getByRole('button', { name: 'Login to Join' }).click();
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('\u2068Ada\u2069 invited you');
  await createAccount(ben, 'Ben');
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Ada and Ben');
  await expect(ben).toHaveURL('/');
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Ada and Ben');

  await expectAccessibleEverywhere(ben);
  await expectAccessibleEverywhere(ada);
  await ben.reload();
  await press(ben, ben.getByRole('button', { name: 'Start today together' }));
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText(/^Good .*, Ben$/);
  await ben.reload();
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText(/^Good .*, Ben$/);

  await startTogether(ada);
  await expectToldOnce(ada);
  for (const path of ['/simple-setup', `/invite/${inviteCode}`]) {
    await ada.goto(path);
    await expect(ada.getByRole('heading', { level: 1 })).toHaveText('You are already together');
    await expectAccessibleEverywhere(ada);
  }
});

test('nothing comes over a text that somebody is writing, and the join can be undone at once', async ({
  browser,
}) => {
  const { page: ada, inviteCode } = await single(browser);
  const listening = ada.waitForResponse((response) => response.url().endsWith('/api/live'));
  await ada.goto('/journal?write=true');
  await listening;
  const field = ada.getByLabel('What is on your mind?');
  await field.fill('I was just');

  const ben = await newcomer(browser, 'Ben');
  const told = ada.waitForResponse((response) => response.url().endsWith('/api/couples/members'));
  await post(ben, '/api/couples/join-invite', { inviteCode });
  await told;
  await field.pressSequentially(' writing this.');
  await expect(field).toHaveValue('I was just writing this.');
  await expect(ada.getByRole('dialog')).toHaveCount(0);
  await field.blur();
  await ada.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(ada.getByLabel('Invite link')).toBeVisible();
  await expect(ada.getByRole('dialog')).toHaveCount(0);
});
