import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.js';
import { takeAssessment } from '../support/assessment.js';
import { test } from '../support/test.js';
import { createAccount, origin, startTogether, visitor, WITH_WORKER } from '../support/visitor.js';

async function startCouple(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Your Success Story' }).first().click();
  await createAccount(page, 'Ada');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Good (morning|afternoon|evening)/);
  const link = await page.getByLabel('Invite link').inputValue();
  expect(link).toMatch(new RegExp(`^${origin()}/invite/[a-z0-9]{8}$`));
  return link.slice(-8);
}

async function joinBy(page: Page, code: string): Promise<void> {
  await page.goto(`/?invite=${code}`);
  await expect(page).toHaveURL(`/simple-setup?invite=${code}`);
  await page.getByRole('button', { name: 'Log In to Join Partner' }).click();
  await createAccount(page, 'Ben');
  await startTogether(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Good (morning|afternoon|evening)/);
}

test('two people become a couple, answer alone, and both see their results', async ({ browser }) => {
  const [ada, ben] = await Promise.all([visitor(browser, WITH_WORKER), visitor(browser, WITH_WORKER)]);

  const code = await startCouple(ada);
  await joinBy(ben, code);
  await startTogether(ada);

  await takeAssessment(ada, 1);
  await expect(
    ada.getByText("We'll provide personalized insights once your partner completes theirs too."),
  ).toBeVisible();
  await takeAssessment(ben, 2);

  for (const page of [ben, ada]) {
    await expect(page.getByText('A snapshot, not a verdict')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('What is strong between you')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Modules that fit you two' })).toBeVisible();
    await expectAccessible(page);
  }
  await ada.getByRole('link', { name: 'Back to Modules' }).click();
  await expect(ada).toHaveURL('/modules');
});

test('whoever signs out reads so once on the landing page, and nothing of theirs is left', async ({
  browser,
}) => {
  const page = await visitor(browser, WITH_WORKER);
  await startCouple(page);
  await page.goto('/api/logout');
  await expect(page.getByRole('link', { name: 'Start Your Success Story' }).first()).toBeVisible();
  const said = page.getByRole('status').filter({ hasText: 'You are signed out.' });
  await expect(said).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Start Your Success Story' }).first()).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: 'Start Your Success Story' }).first()).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
