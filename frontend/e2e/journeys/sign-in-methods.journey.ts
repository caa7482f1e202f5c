import type { User } from '@anew/contracts/identity/views';
import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible, expectAccessibleEverywhere } from '../support/accessible.js';
import { test } from '../support/test.js';
import { createAccount, PASSWORD, proveIn, single, visitor } from '../support/visitor.js';

/** Adds an authenticator that always confirms, like a phone that is unlocked. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Makes the browser offer a passkey only when a page asks for one by a button. */
const withoutOffers = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable');
  });

const home = (page: Page) => page.getByRole('heading', { level: 1, name: /Ada/ });

async function signOut(page: Page): Promise<void> {
  await page.goto('/api/logout');
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto('/api/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a passkey is added, opens the account, and is removed', async ({ browser }) => {
  const { page } = await single(browser);
  await withAuthenticator(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await proveIn(page);
  const row = page.getByRole('listitem').filter({ hasText: 'not used yet' });
  await expect(row).toBeVisible();
  await expect(page.getByText('A passkey was added')).toBeVisible();
  await expectAccessibleEverywhere(page);

  await row.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('My phone').first()).toBeVisible();

  // The browser offers the passkey next to the address field, and the authenticator confirms.
  await signOut(page);
  await page.goto('/api/login?returnTo=/profile');
  await page.waitForURL('/profile');
  await expect(page.getByText(/last used/)).toBeVisible();

  await signOut(page);
  await withoutOffers(page);
  await page.goto('/api/login?returnTo=/profile');
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(button).toBeVisible();
  await expectAccessibleEverywhere(page);
  await expect(page.getByLabel('Email address')).toHaveAttribute('autocomplete', 'username webauthn');
  await button.click();
  await page.waitForURL('/profile');

  await page.getByRole('button', { name: 'Remove My phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove My phone?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByText('Passkey removed').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Passkeys', exact: true })).toBeFocused();

  await signOut(page);
  await page.goto('/api/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(/This passkey did not work here|No passkey was used/)).toBeVisible();
});

test('codes from an app are asked for, and a recovery code does when the phone is lost', async ({
  browser,
}) => {
  const { page } = await single(browser);
  const { email } = (await (await page.request.get('/api/auth/user')).json()) as User;
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Turn on codes' }).click();
  await proveIn(page);
  const setup = page.getByRole('dialog', { name: 'Turn on codes' });
  await expect(setup.getByAltText('Code for your app to scan')).toBeVisible();
  await expectAccessibleEverywhere(page);
  const secret = await setup.getByLabel('Or type this into your app').inputValue();
  const code = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
  await setup.getByLabel('The code that your app shows now').fill('000000');
  await setup.getByRole('button', { name: 'Turn on' }).click();
  await expect(setup.getByRole('alert')).toContainText('That code is not right');
  await setup.getByLabel('The code that your app shows now').fill(code(0));
  await setup.getByRole('button', { name: 'Turn on' }).click();
  const kept = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  await expectAccessibleEverywhere(page);
  const recovery = (await kept.getByRole('listitem').first().textContent()) ?? '';
  await kept.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('You have 10 recovery codes left')).toBeVisible();

  await signOut(page);
  await enterPassword(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('That code is not right')).toBeVisible();
  // Each code counts once. This is the next one, which the server accepts because clocks may differ.
  await page.getByLabel('Code').fill(code(1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(home(page)).toBeVisible();

  await signOut(page);
  await enterPassword(page, email);
  await page.getByLabel('Code').fill(recovery);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(home(page)).toBeVisible();
});

test('what is typed as a password can be looked at, and is hidden when it is sent', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto('/api/login');
  const field = page.getByLabel('Password');
  await field.fill('a quiet harbor');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('whoever blocks cookies reads so before anything happens, is offered no passkey, and gets in once they are allowed', async ({
  browser,
}) => {
  const page = await visitor(browser);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  });
  const passkey = page.getByRole('button', { name: 'Sign in with a passkey' });
  await page.goto('/api/login');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await expect(passkey).toHaveCount(0);

  await page.goto('/api/login?mode=signup');
  await page.context().clearCookies();
  await createAccount(page, 'Ada');
  await expect(page.getByText('Your browser did not keep our cookie')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Try again' }).click();
  await createAccount(page, 'Ada');
  await expect(home(page).or(page.getByText('Good to have you here, Ada.'))).toBeVisible();
});

test('one other device is signed out by itself', async ({ browser }) => {
  const { page } = await single(browser);
  const { email } = (await (await page.request.get('/api/auth/user')).json()) as User;
  const phone = await visitor(browser);
  await enterPassword(phone, email);
  await expect(home(phone)).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Sign out of/ }).click();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  await expect(page.getByText('Signed out of one device').first()).toBeVisible();
  await expect(async () => {
    expect((await phone.request.get('/api/auth/user')).status()).toBe(401);
  }).toPass();
});
