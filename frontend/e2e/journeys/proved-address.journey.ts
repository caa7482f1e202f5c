import { System } from '@anew/testkit/system';
import { expect } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessible.js';
import { codeFor } from '../support/mail.js';
import { test } from '../support/test.js';
import { createAccount, visitor } from '../support/visitor.js';

let system: System;

test.beforeAll(async () => {
  system = await System.start({ env: { REQUIRE_PROVED_ADDRESS: 'true' } });
});

test.afterAll(() => system.stop());

test('where an address has to be proved, the code from the mail sets up the couple', async ({ browser }) => {
  const page = await visitor(browser, { baseURL: system.origin.replace('127.0.0.1', 'localhost') });
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Your Success Story' }).first().click();
  await createAccount(page, 'Ada');
  const asked = page.getByRole('dialog', { name: 'Is this your email address?' });
  await expect(asked).toBeVisible();
  await expectAccessibleEverywhere(page);
  const { email } = (await (await page.request.get('/api/account/address')).json()) as { email: string };

  const code = await codeFor(email);
  const digits = asked.getByLabel('The eight digits from the email');
  await digits.fill(code === '00000000' ? '11111111' : '00000000');
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(asked.getByText('That is not the code')).toBeVisible();
  await digits.fill(`${code.slice(0, 4)} ${code.slice(4)}`);
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*Ada/ })).toBeVisible();
});
