import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { press, tabTo, write } from '../support/keyboard.js';
import { test } from '../support/test.js';
import { createAccount, newcomer, origin, PASSWORD, single, visitor } from '../support/visitor.js';

const GREETING = /^Good (morning|afternoon|evening), Ben$/;

test('an invite link is followed into the partner’s account by keyboard alone', async ({ browser }) => {
  const { inviteCode } = await single(browser);
  const page = await visitor(browser);
  await page.goto(`/?invite=${inviteCode}`);
  await press(page, page.getByRole('button', { name: 'Log In to Join Partner' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('\u2068Ada\u2069 invited you');
  await write(page, page.getByLabel('First name'), 'Ben');
  await write(page, page.getByLabel('Email address'), `${randomUUID()}@example.org`);
  await write(page, page.getByLabel('Password'), PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada and Ben');
  await expect(page.getByRole('button', { name: 'Start today together' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(GREETING);
  await expect(page.getByLabel('Invite link')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
});

test('a link without a code leads to where the code is typed, by keyboard alone', async ({ browser }) => {
  const [{ inviteCode }, page] = await Promise.all([single(browser), newcomer(browser, 'Ben')]);
  await page.goto('/invite');
  await press(page, page.getByRole('link', { name: 'Go to Home' }));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Good to have you here, Ben.');
  await expect(heading).toBeFocused();

  const code = page.getByLabel('Your partner’s invite code');
  await write(page, code, 'aaaa2222');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(/invite code/i);
  await expect(code).toBeFocused();

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(inviteCode);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Ada and Ben');
  await expect(page.getByRole('button', { name: 'Start today together' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText(GREETING);
  await expect(heading).toBeFocused();
});

test('a pasted invitation is joined by its code, and what is none is said before an account is made', async ({
  browser,
}) => {
  const [{ inviteCode }, page] = await Promise.all([single(browser), visitor(browser)]);
  await page.goto('/simple-setup?join=true');
  const code = page.getByLabel('Your partner’s invite code');
  await code.fill('Join me on Anew');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/Ask your partner for the code/);

  await code.fill(`Join me here: ${origin()}/invite/${inviteCode} — Ada`);
  await code.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('\u2068Ada\u2069 invited you');
  await createAccount(page, 'Ben');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada and Ben');
});

test('whoever is signed in accepts an invite with one key', async ({ browser }) => {
  const [{ inviteCode }, page] = await Promise.all([single(browser), newcomer(browser, 'Ben')]);
  await page.goto(`/invite/${inviteCode}`);
  const join = page.getByRole('button', { name: 'Join Couple Account' });
  await tabTo(page, join);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Start today together' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(GREETING);
});
