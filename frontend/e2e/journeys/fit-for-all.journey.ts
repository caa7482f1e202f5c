import { expect, type Page } from '@playwright/test';
import { liveAWhile } from '../support/couple-life.js';
import { layoutShifts, slowDownTimers, watchShifts } from '../support/look.js';
import { COUPLE_SCREENS, WAY_IN, wayInBy } from '../support/routes.js';
import { CALM, expectFitForAll, open } from '../support/screens.js';
import { test } from '../support/test.js';
import { pair, single, visitor } from '../support/visitor.js';

type Titled = readonly [path: string, title: string | RegExp];

/** Opens each screen anew and expects its title, that nothing moves while it comes, and that it is fit for all. */
async function expectAllFit(page: Page, screens: readonly Titled[]): Promise<void> {
  await watchShifts(page);
  await slowDownTimers(page);
  for (const [path, title] of screens)
    await test.step(path, async () => {
      await open(page, path);
      await expect.soft(page).toHaveTitle(title);
      expect.soft(await layoutShifts(page), path).toEqual([]);
      await expectFitForAll(page, path);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(CALM.viewport);
    });
}

const IT =
  'has its title, comes without shifting, holds still where motion is not wanted, fits text twice as large, and is accessible in both themes, narrow and wide';

test(`every screen of a couple ${IT}`, async ({ browser }) => {
  const couple = await pair(browser, CALM);
  await liveAWhile(couple);
  await expectAllFit(couple[0], Object.values(COUPLE_SCREENS));
});

test(`every screen on the way in ${IT}`, async ({ browser }) => {
  const [{ inviteCode }, page] = await Promise.all([single(browser), visitor(browser, CALM)]);
  await expectAllFit(page, [...WAY_IN, ...wayInBy(inviteCode)]);
});
