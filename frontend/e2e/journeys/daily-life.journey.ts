import { expect } from '@playwright/test';
import { missStorageEvents, stored } from '../support/drafts.js';
import { test } from '../support/test.js';
import { pair, post } from '../support/visitor.js';

test('a day on the dashboard is shared by both partners', async ({ browser }) => {
  const [ada, ben] = await pair(browser);
  await Promise.all([ada.goto('/'), ben.goto('/')]);

  await ada.getByRole('button', { name: 'Write' }).click();
  await ada.getByLabel('What do you appreciate about your partner today?').fill('You waited up for me.');
  await ada.getByLabel('Which quality does it show?').fill('Patience');
  await ada.getByRole('button', { name: 'Save and Share' }).click();
  await expect(ada.getByText('Appreciation saved!').first()).toBeVisible();

  await ben.reload();
  await expect(ben.getByText('You waited up for me.')).toBeVisible();

  await ben.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(ben.getByText('Completed today!')).toBeVisible();
  await ada.reload();
  await expect(ada.getByText('Completed today!')).toBeVisible();
});

test('an entry that is typed on in another tab goes on here from its newest words', async ({ browser }) => {
  const [ada] = await pair(browser);
  const other = await ada.context().newPage();
  const here = ada.getByLabel('What is on your mind?');
  const there = other.getByLabel('What is on your mind?');
  await ada.goto('/journal?write=true');
  await here.fill('It began here');
  await expect(ada.getByText('Draft saved')).toBeVisible();
  await ada.reload();
  await ada.goto('/journal?write=true');
  await other.goto('/journal?write=true');
  await expect(there).toHaveValue('It began here');
  await there.fill('It began here and went on there.');
  await expect(here).toHaveValue('It began here and went on there.');

  await other.getByRole('radio', { name: /^Private/ }).check();
  await other.getByRole('button', { name: 'Publish Entry' }).click();
  await expect(other.getByRole('article')).toHaveCount(1);
  await expect(here).toHaveValue('');
});

test('words that are typed in two tabs at once stay two drafts until both are published', async ({
  browser,
}) => {
  const [ada] = await pair(browser);
  const other = await ada.context().newPage();
  await missStorageEvents(other);
  const here = ada.getByLabel('What is on your mind?');
  const there = other.getByLabel('What is on your mind?');
  await ada.goto('/journal?write=true');
  await other.goto('/journal?write=true');
  await there.fill('A first thought.');
  await expect(here).toHaveValue('A first thought.');
  await here.fill('These words are here.');
  await expect.poll(() => stored(other)).toContain('These words are here.');
  await there.fill('Others are there.');
  await expect.poll(() => stored(ada)).toContain('Others are there.');
  await expect(here).toHaveValue('These words are here.');
  await other.reload();
  await expect(there).toHaveValue('Others are there.');

  await ada.getByRole('radio', { name: /^Private/ }).check();
  await ada.getByRole('button', { name: 'Publish Entry' }).click();
  await expect(ada.getByRole('article')).toHaveText(/These words are here/);
  await ada.getByRole('button', { name: 'Continue writing' }).click();
  await expect(here).toHaveValue('Others are there.');
  await other.getByRole('radio', { name: /^Private/ }).check();
  await other.getByRole('button', { name: 'Publish Entry' }).click();
  await expect(here).toHaveValue('');
});

test('a journal keeps what is private, and a draft that was not published', async ({ browser }) => {
  const [ada, ben] = await pair(browser);
  await ada.goto('/journal?write=true');
  await expect(ada).toHaveURL('/journal');
  const mind = ada.getByLabel('What is on your mind?');
  await mind.fill('Something for me alone.');
  await expect(ada.getByText('Draft saved')).toBeVisible();
  await ada.reload();
  await ada.goto('/journal?write=true');
  await expect(mind).toHaveValue('Something for me alone.');

  await ada.getByRole('radio', { name: /^Private/ }).check();
  await ada.getByRole('button', { name: 'Publish Entry' }).click();
  await expect(ada.getByText('Your private reflection has been saved.').first()).toBeVisible();
  await expect(ada.getByRole('article').getByText('Something for me alone.')).toBeVisible();

  await ben.goto('/journal');
  await expect(ben.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ben.getByText('Something for me alone.')).toHaveCount(0);

  await ada.getByRole('button', { name: /^Delete entry/ }).click();
  await expect(ada.getByText('Are you sure you want to delete this entry?')).toBeVisible();
  await ada.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(ada.getByText('Entry deleted').first()).toBeVisible();
  await expect(ada.getByRole('article')).toHaveCount(0);
  await ada.getByRole('button', { name: 'Undo' }).click();
  await expect(ada.getByText('Something for me alone.')).toBeVisible();

  await ada.getByRole('button', { name: /^Delete entry/ }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(ada.getByRole('article')).toHaveCount(0);
  // The page is left while the deletion can still be undone. The next one may ask before it has arrived.
  await ada.goto('/help');
  const kept = async () => ((await (await ada.request.get('/api/journal')).json()) as unknown[]).length;
  await expect.poll(kept).toBe(0);
  await ada.goto('/journal');
  await expect(ada.getByText('Nothing here yet')).toBeVisible();
});

test('an entry whose answer was lost stands once, also when its words are changed before it is sent again', async ({
  browser,
}) => {
  const [ada] = await pair(browser);
  await ada.goto('/journal?write=true');
  const mind = ada.getByLabel('What is on your mind?');
  await mind.fill('A quiet day.');
  await ada.route(
    '**/api/journal',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await ada.getByRole('button', { name: 'Publish Entry' }).click();
  await expect(ada.getByRole('alert').getByText("We don't know if your entry was saved")).toBeVisible();
  await mind.fill('A quiet day. With rain.');
  await ada.getByRole('button', { name: 'Publish Entry' }).click();
  await expect(ada.getByRole('alert').getByText('Your entry is already saved')).toBeVisible();
  await expect(ada.getByRole('article')).toHaveCount(1);
  await expect(ada.getByRole('article')).toContainText('A quiet day.');
});

test('a long journal comes page by page, and is searched to its beginning', async ({ browser }) => {
  const [ada] = await pair(browser);
  for (let number = 1; number <= 45; number++)
    await post(ada, '/api/journal', { content: `Entry number ${number}.`, visibility: 'private' });

  await ada.goto('/journal');
  const entries = ada.getByRole('article');
  await expect(entries).toHaveCount(20);
  await expect(ada.getByText('Total Entries').locator('xpath=following-sibling::*')).toHaveText('45');

  await ada.getByRole('searchbox').fill('number 1.');
  await expect(ada.getByText('1 entry with “number 1.”')).toBeVisible();
  await expect(entries).toHaveText([/Entry number 1\./]);

  await ada.reload();
  await expect(entries).toHaveCount(20);
  await expect(async () => {
    await ada.keyboard.press('End');
    await expect(ada.getByText('Your journal begins here.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(entries).toHaveCount(45);
  await expect(entries.last()).toContainText('Entry number 1.');
});

test('a module is worked through to its last step', async ({ browser }) => {
  const [ada] = await pair(browser);
  await ada.goto('/modules');
  await ada
    .getByRole('link', { name: /Emotional Safety/ })
    .first()
    .click();
  await expect(ada.getByRole('heading', { level: 1, name: 'Emotional Safety' })).toBeVisible();
  await ada.getByRole('link', { name: 'Next: Talk' }).click();
  await ada.getByRole('link', { name: 'Next: Do' }).click();
  const steps = ada.getByRole('checkbox');
  await expect(steps.first()).toBeVisible();
  for (const step of await steps.all()) await step.check();
  await expect(ada.getByText('Module Complete!')).toBeVisible();
  // The screen does not wait for the server, and reloading it would cancel requests that are still running.
  const kept = async () =>
    ((await (await ada.request.get('/api/modules/emotional-safety/action-completions')).json()) as object[])
      .length;
  await expect.poll(kept).toBe(await steps.count());
  await ada.reload();
  await expect(ada.getByText('Module Complete!')).toBeVisible();
});

test('the page behind a dialog stays where it is', async ({ browser }) => {
  const [page] = await pair(browser, { viewport: { width: 1000, height: 500 } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Express Interest' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  await page.mouse.move(10, 250);
  await page.mouse.wheel(0, -400);
  await page.mouse.click(10, 250);
  await expect(dialog).toHaveCount(0);
  // The browser has taken the turn of the wheel before this click, so the page would have moved by now.
  expect(await place()).toBe(before);
  // A turn of the wheel that comes before the page has noticed that the dialog is gone is lost.
  await expect(async () => {
    await page.mouse.wheel(0, -400);
    await expect.poll(place, { timeout: 1_000 }).toBeLessThan(before);
  }).toPass();
});
