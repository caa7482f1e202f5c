import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.js';
import { pickPhoto } from '../support/picture.js';
import { test } from '../support/test.js';
import { createAccount, pair, post, proveIn, startTogether, visitor } from '../support/visitor.js';

test('a photo is picked, cropped and seen by both partners', async ({ browser }) => {
  const [ada, ben] = await pair(browser);
  await ada.goto('/profile');
  await pickPhoto(ada);
  const dialog = ada.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(ada);
  await dialog.getByRole('button', { name: /save|use/i }).click();
  await expect(dialog).toHaveCount(0);
  const picture = ada.locator('img[src*="/api/objects/"]').first();
  await expect(picture).toBeVisible();
  const src = (await picture.getAttribute('src')) ?? '';
  expect((await ben.request.get(src)).headers()['content-type']).toBe('image/jpeg');
});

test('names are changed, and both see them', async ({ browser }) => {
  const [ada, ben] = await pair(browser);
  await ada.goto('/profile');
  await ada.getByRole('button', { name: 'Edit personal information' }).click();
  await ada.getByLabel('First name').fill('Adelheid');
  await ada.getByRole('button', { name: 'Save' }).click();
  await expect(ada.getByText('Adelheid').first()).toBeVisible();
  await ben.goto('/profile');
  await expect(ben.getByText('Adelheid').first()).toBeVisible();
});

test('two who each began alone merge into one couple', async ({ browser }) => {
  const [ada, ben] = await Promise.all([visitor(browser), visitor(browser)]);
  for (const [page, name] of [
    [ada, 'Ada'],
    [ben, 'Ben'],
  ] as const) {
    await page.goto('/api/login?mode=signup');
    await createAccount(page, name);
    await page.getByRole('button', { name: 'Start Our Account' }).click();
    const greeting = new RegExp(`^Good (morning|afternoon|evening), ${name}`);
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
  }
  await ada.goto('/settings#couple-account');
  const code = await ada.getByLabel('Invite code').inputValue();

  await ben.goto('/settings#couple-account');
  await ben.getByRole('button', { name: 'Enter partner’s code' }).click();
  await ben.getByLabel('Your partner’s invite code').fill(code);
  await ben.getByRole('button', { name: 'Merge Accounts' }).click();
  await ben.getByRole('button', { name: 'Yes, merge' }).click();
  await expect(ben.getByText('Accounts Merged Successfully!').first()).toBeVisible();
  await ada.goto('/');
  await startTogether(ada);
  await ada.goto('/profile');
  await expect(ada.getByRole('main').getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
});

test('everything of one’s own can be taken along, and then be gone', async ({ browser }) => {
  const [ada, ben] = await pair(browser);
  for (const [page, visibility, content] of [
    [ada, 'shared', 'For both of us'],
    [ada, 'private', 'For Ada alone'],
    [ben, 'shared', 'From Ben, for both of us'],
    [ben, 'private', 'For Ben alone'],
  ] as const) {
    await post(page, '/api/journal', { content, visibility });
  }
  await ada.goto('/profile');
  const downloading = ada.waitForEvent('download');
  await ada.getByRole('button', { name: 'Export my data' }).click();
  await proveIn(ada);
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: { profile: { firstName: 'Ada' } },
    journal: {
      entries: [
        { content: 'For both of us', visibility: 'shared' },
        { content: 'For Ada alone', visibility: 'private' },
      ],
    },
  });
  expect(text).not.toMatch(/For Ben alone|From Ben/);

  await ada.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = ada.getByRole('dialog');
  await dialog.getByRole('textbox').fill('delete my account');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(ada.getByRole('link', { name: 'Start Your Success Story' }).first()).toBeVisible();
  expect((await ada.request.get('/api/auth/user')).status()).toBe(401);

  const members = async () =>
    ((await (await ben.request.get('/api/couples/members')).json()) as unknown[]).length;
  await expect.poll(members).toBe(1);
  await ben.goto('/settings#couple-account');
  await expect(ben.getByText(/merge/i).first()).toBeVisible();
});
