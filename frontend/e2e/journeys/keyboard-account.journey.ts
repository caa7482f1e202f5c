import { expect, type Page } from '@playwright/test';
import { expectFocusComesAndGoes, press, skipToContent, tabTo, write } from '../support/keyboard.js';
import { drawPicture } from '../support/picture.js';
import { summaryOf } from '../support/settings.js';
import { test } from '../support/test.js';
import { pair, PASSWORD, single, visitor } from '../support/visitor.js';

/** Opens the browser's file dialog with the key, and chooses the picture there. */
async function choosePhoto(page: Page): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await chooser.setFiles(await drawPicture(page));
}

test('a photo is chosen, placed and saved by keyboard alone', async ({ browser }) => {
  const [page] = await pair(browser);
  // Playwright stops catching file dialogs when nobody listens, and begins again a moment after `waitForEvent`. The key can
  // be faster. A listener for the whole journey keeps the second dialog from opening, and closing, unseen.
  page.on('filechooser', () => undefined);
  await page.goto('/profile');
  await skipToContent(page);
  const change = page.getByRole('button', { name: 'Change Photo' });
  const dialog = page.getByRole('dialog', { name: 'Place your photo' });
  await tabTo(page, change);
  await choosePhoto(page);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(change).toBeFocused();

  await choosePhoto(page);
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await tabTo(page, zoom);
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveAttribute('aria-valuetext', '120 percent');
  const sideways = dialog.getByRole('slider', { name: 'Left or right' });
  await tabTo(page, sideways);
  await page.keyboard.press('End');
  await expect(sideways).toHaveAttribute('aria-valuetext', '100 percent');
  await press(page, dialog.getByRole('button', { name: 'Save Photo' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('img[src*="/api/objects/"]').first()).toBeVisible();
  await expect(change).toBeFocused();
});

test('the data is taken along and the account deleted by keyboard alone', async ({ browser }) => {
  const [page] = await pair(browser);
  await page.goto('/profile');
  await skipToContent(page);
  const exporting = page.getByRole('button', { name: 'Export my data' });
  const download = page.waitForEvent('download');
  await press(page, exporting);
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await write(page, proof.getByLabel('Your password'), PASSWORD);
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await expect(page.getByText('Your data is in your downloads').first()).toBeVisible();
  await expect(exporting).toBeFocused();

  const deleting = page.getByRole('button', { name: 'Delete my account' });
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expectFocusComesAndGoes(page, deleting, dialog);
  await page.keyboard.press('Enter');
  await write(
    page,
    dialog.getByRole('textbox', { name: 'Type delete my account to confirm' }),
    'delete my account',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Start Your Success Story' }).first()).toBeVisible();
});

test('other browsers are signed out by keyboard alone', async ({ browser }) => {
  const [[page], elsewhere] = await Promise.all([pair(browser), visitor(browser)]);
  const { email } = (await (await page.request.get('/api/auth/user')).json()) as { email: string };
  await elsewhere.request.post('/api/login', { data: { email, password: PASSWORD } });
  await page.goto('/profile');
  await skipToContent(page);
  const opener = page.getByRole('button', { name: 'Sign out everywhere else' });
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
  await expectFocusComesAndGoes(page, opener, dialog);
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Sign out everywhere else' }));
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('two accounts are merged by keyboard alone', async ({ browser }) => {
  const [{ inviteCode }, { page }] = await Promise.all([single(browser), single(browser)]);
  await page.goto('/settings');
  await skipToContent(page);
  await press(page, summaryOf(page, 'Couple account'));
  const opener = page.getByRole('button', { name: 'Enter partner’s code' });
  const code = page.getByLabel('Your partner’s invite code');
  await press(page, opener);
  await expect(code).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Cancel' }));
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await page.keyboard.type(inviteCode);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Yes, merge' }));
  await expect(page.getByText('Accounts Merged Successfully!').first()).toBeVisible();
  await expect(page.getByText('The two of you are connected.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada and Ada' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start today together' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
});
