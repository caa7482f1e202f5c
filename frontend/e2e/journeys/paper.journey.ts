import { expect } from '@playwright/test';
import { test } from '../support/test.js';
import { pair, post } from '../support/visitor.js';

test('the journal prints private entries only where they were chosen, on white', async ({ browser }) => {
  const [ada] = await pair(browser);
  await post(ada, '/api/journal', { content: 'For the two of us.', visibility: 'shared' });
  await post(ada, '/api/journal', { content: 'For me alone.', visibility: 'private' });
  await ada.goto('/journal');
  const [shared, own] = [ada.getByText('For the two of us.'), ada.getByText('For me alone.')];
  const why = ada.getByText('Private entries are not printed.');
  await expect(own).toBeVisible();
  await expect(why).toBeHidden();

  await ada.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(shared).toBeVisible();
  await expect(shared, 'dark ink').toHaveCSS('color', 'rgb(43, 38, 34)');
  await expect(own).toBeHidden();
  await expect(why).toBeVisible();
  await expect(ada.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  await ada.emulateMedia({ media: null });
  await ada.getByRole('button', { name: 'Private', exact: true }).click();
  await expect(shared).toHaveCount(0);
  await ada.emulateMedia({ media: 'print' });
  await expect(own).toBeVisible();
  await expect(why).toBeHidden();
});

test('a printed module and printed Help have no answer folded', async ({ browser }) => {
  const [ada] = await pair(browser);
  for (const path of ['/modules/practical-blending', '/help']) {
    await ada.goto(path);
    const folded = ada.locator('main details > :not(summary)');
    await expect(folded.first(), 'it is folded on the screen').toBeHidden();
    await ada.emulateMedia({ media: 'print' });
    for (const part of await folded.all()) await expect(part).toBeVisible();
    await ada.emulateMedia({ media: null });
  }
});
