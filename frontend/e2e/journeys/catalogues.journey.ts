import { SCREEN_AREAS } from '@anew/words/screens';
import { expect, type Page } from '@playwright/test';
import { liveAWhile } from '../support/couple-life.js';
import { readOneByOne } from '../support/reads.js';
import { COUPLE_SCREENS } from '../support/routes.js';
import { open } from '../support/screens.js';
import { test } from '../support/test.js';
import { newcomer, pair, single, visitor } from '../support/visitor.js';
import { collectContent, readPseudo, unmarkedTexts } from '../support/words.js';

/** Addresses of screens by their ids in the route table. */
const OF_A_COUPLE = Object.fromEntries(Object.entries(COUPLE_SCREENS).map(([id, [path]]) => [id, path]));
/** Screens of visitors. The landing page is missing, because it is written in English when the client is built. */
const OF_VISITORS = { invite: '/invite/abcd2345', 'simple-setup': '/simple-setup' };
const OF_NEWCOMERS = { setup: '/' };

type Screens = Readonly<Record<string, string>>;

/** The texts of each screen that come from no catalogue, by the screen's name. */
async function unmarked(page: Page, screens: Screens): Promise<Record<string, string[]>> {
  await readOneByOne(page);
  await readPseudo(page);
  const content = collectContent(page);
  const found: Record<string, string[]> = {};
  for (const [name, path] of Object.entries(screens))
    await test.step(name, async () => {
      await open(page, path);
      found[name] = await unmarkedTexts(page, content);
    });
  return found;
}

async function unmarkedInQuestion(page: Page): Promise<Record<string, string[]>> {
  await readPseudo(page);
  await open(page, '/assessment');
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
  return { 'assessment-question': await unmarkedTexts(page, []) };
}

test('the first language of the browser’s whole list that there is speaks, in the frame too', async ({
  browser,
}) => {
  const page = await visitor(browser);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { get: () => ['fr-CA', 'es-MX', 'en'] }),
  );
  await open(page, '/help');
  await expect(page).toHaveTitle('Ayuda · Anew');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' })).toBeVisible();
  await page.getByRole('link', { name: 'Términos' }).click();
  await expect(page.getByText('Esta parte todavía está en inglés.')).toBeVisible();
});

/** Screens that show a text from no catalogue, with these texts. */
const unfinished = (found: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(found).filter(([, texts]) => texts.length > 0));

test('every screen of a couple takes all its words from the catalogues', async ({ browser }) => {
  const couple = await pair(browser);
  await liveAWhile(couple);
  expect(unfinished(await unmarked(couple[0], OF_A_COUPLE))).toEqual({});
});

test('every screen on the way in takes all its words from the catalogues', async ({ browser }) => {
  const { page: alone } = await single(browser);
  const found = {
    ...(await unmarkedInQuestion(alone)),
    ...(await unmarked(await visitor(browser), OF_VISITORS)),
    ...(await unmarked(await newcomer(browser, 'Ida'), OF_NEWCOMERS)),
  };
  expect(unfinished(found)).toEqual({});
});

test('these are all screens that take words from catalogues', () => {
  const opened = Object.keys({ ...OF_A_COUPLE, ...OF_VISITORS, ...OF_NEWCOMERS });
  const missing = Object.keys(SCREEN_AREAS).filter((id) => !opened.includes(id));
  expect(missing, 'each is to be a line of frontend/e2e/support/routes.ts').toEqual([]);
});
