import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/test.js';
import { translatePages } from '../support/translation.js';
import { pair } from '../support/visitor.js';

/** The name of a control in the translated page; what has no translation there is a label. */
const button = (page: Page, name: string): Locator => page.getByRole('button', { name: `«${name}»` });

const read = async (page: Page, path: string): Promise<string> => (await page.request.get(path)).text();

const expectWhole = (page: Page) =>
  expect(page.getByText('Something went wrong on this screen')).toHaveCount(0);

test('in a page that the browser translates, everything that is written arrives', async ({ browser }) => {
  const [ada] = await pair(browser);
  await translatePages(ada);

  await test.step('an entry', async () => {
    await ada.goto('/journal');
    await button(ada, 'Write an entry').click();
    await ada.getByRole('textbox').pressSequentially('The lake, at last.');
    await ada.getByRole('radio', { name: /Private/ }).check();
    await button(ada, 'Publish Entry').click();
    await expect(ada.getByRole('article')).toHaveText(/«The lake, at last\.»/);
    await expect.poll(() => read(ada, '/api/journal')).toContain('The lake, at last.');
    await expectWhole(ada);
  });

  await test.step('an answer', async () => {
    await ada.goto('/');
    await button(ada, 'Answer').click();
    await ada.getByLabel('Your answer').fill('The walk after dinner.');
    await button(ada, 'Save my answer').click();
    await expect(ada.getByText('«The walk after dinner.»')).toBeVisible();
    await expect.poll(() => read(ada, '/api/prompts/today')).toContain('The walk after dinner.');
    await expectWhole(ada);
  });

  await test.step('the assessment', async () => {
    await ada.goto('/assessment');
    await button(ada, 'Begin').click();
    for (let number = 1; number <= 22; number++) {
      await expect(ada.getByText(`«Question ${number} of 22 ·`)).toBeVisible();
      await ada.getByRole('radio').first().focus();
      await ada.keyboard.press('2');
      await ada.keyboard.press('Enter');
    }
    await expect(ada.getByRole('heading', { level: 1, name: '«Your part is done»' })).toBeVisible();
    await expectWhole(ada);
  });

  await test.step('the profile', async () => {
    await ada.goto('/profile');
    await ada.getByRole('button', { name: /Edit personal information/ }).click();
    await ada.getByLabel('Last name').fill('Miller');
    await button(ada, 'Save Changes').click();
    await expect(ada.getByText('«Ada Miller»').first()).toBeVisible();
    await expect.poll(() => read(ada, '/api/auth/user')).toContain('Miller');
    await expectWhole(ada);
  });

  await test.step('the questions at the beginning', async () => {
    await ada.goto('/welcome');
    await button(ada, 'Next').click();
    await ada.getByText('«Mine, from before»').click();
    await button(ada, 'Next').click();
    await expect(ada.getByText('«6 to 12»')).toBeVisible();
    await expectWhole(ada);
  });
});
