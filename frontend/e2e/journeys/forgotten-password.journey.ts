import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.js';
import { resetLinkFor } from '../support/mail.js';
import { test } from '../support/test.js';
import { newcomer, single, visitor } from '../support/visitor.js';

const NEW_PASSWORD = 'a loud harbor at dawn';

async function emailOf(page: Page): Promise<string> {
  const user = (await (await page.request.get('/api/auth/user')).json()) as { email: string };
  return user.email;
}

/** Asks for a link, starting on the sign-in page. */
async function askForLink(page: Page, email: string): Promise<string> {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await expectAccessible(page);
  return resetLinkFor(email);
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the new password' }).click();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a forgotten password is chosen anew by mail, and one arrives where one wanted to go', async ({
  browser,
}) => {
  const [{ inviteCode }, before] = await Promise.all([single(browser), newcomer(browser, 'Ben')]);
  const email = await emailOf(before);

  const ben = await visitor(browser);
  await ben.goto(`/invite/${inviteCode}`);
  await ben.getByRole('button', { name: 'Login to Join' }).click();
  await ben.getByRole('link', { name: 'Sign in' }).click();
  await choosePassword(ben, await askForLink(ben, email));
  await expect(ben.getByRole('heading', { level: 1, name: 'That is done' })).toBeVisible();
  await ben.getByRole('link', { name: 'Sign in' }).click();
  await signIn(ben, email);

  // The code has waited in this tab, so the join now runs by itself.
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Ada and Ben');
  expect((await before.request.get('/api/auth/user')).status(), 'signed out elsewhere').toBe(401);
});

test('a link that was used says so, and leads to a new one', async ({ browser }) => {
  const email = await emailOf(await newcomer(browser, 'Ben'));
  const ben = await visitor(browser);
  await ben.goto('/api/login?returnTo=/settings');
  const link = await askForLink(ben, email);
  await choosePassword(ben, link);
  await expect(ben.getByRole('heading', { level: 1, name: 'That is done' })).toBeVisible();

  await ben.goto(link);
  await expect(ben.getByRole('alert')).toContainText('This link has expired or was already used.');
  await expectAccessible(ben);
  await ben.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(ben).toHaveURL(/\/api\/password\/forgot\?returnTo=%2Fsettings$/);
  await expect(ben.getByRole('button', { name: 'Send the link' })).toBeVisible();
});
