import { expect, type Page } from '@playwright/test';
import { liveAWhile } from '../support/couple-life.js';
import {
  clippedText,
  enlargeText,
  layoutShifts,
  longMovements,
  slowDownTimers,
  watchShifts,
} from '../support/look.js';
import { SCREENS } from '../support/routes.js';
import { test } from '../support/test.js';
import { pair, single, visitor } from '../support/visitor.js';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const wayIn = (inviteCode: string) =>
  [
    ['/', /^Anew/],
    ['/simple-setup', 'Create Your Account · Anew'],
    [`/simple-setup?invite=${inviteCode}`, 'Join Your Partner · Anew'],
    [`/invite/${inviteCode}`, "You're Invited! · Anew"],
    ['/invite', 'Invalid Invite Link · Anew'],
  ] as const;

test('a toast is 420 px wide at the most [9.18]', async ({ browser }) => {
  const page = await visitor(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto('/invite');
  const viewport = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list');
  await expect(viewport.getByText('Invalid Invite', { exact: true })).toBeVisible();
  // Toasts stay as long as the focus is among them.
  await page.keyboard.press('F8');
  expect((await viewport.boundingBox())?.width).toBe(420);
  await page.setViewportSize({ width: 360, height: 800 });
  expect((await viewport.boundingBox())?.width).toBe(360);
});

test('every screen has its title, and its heading takes the focus on navigation', async ({ browser }) => {
  const [page] = await pair(browser, { viewport: { width: 1280, height: 800 } });
  const links: [string, string][] = [
    ['Appreciations', 'Appreciations'],
    ['Modules', 'Modules'],
    ['AI Coaching', 'AI Coaching'],
    ['Journal', 'Journal'],
    ['Profile', 'Profile'],
    ['Settings', 'Settings'],
    ['Dashboard', 'Dashboard'],
    ['Help', 'Help'],
    ['Privacy', 'Privacy Policy'],
  ];
  await open(page, '/assessment');
  for (const [link, title] of links) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page).toHaveTitle(`${title} · Anew`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await open(page, '/modules');
  await page
    .getByRole('link', { name: /Emotional Safety/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emotional Safety' })).toBeFocused();
});

test('every screen has its title, comes without shifting, holds still where motion is not wanted, and fits text twice as large', async ({
  browser,
}) => {
  const options = { reducedMotion: 'reduce', viewport: { width: 640, height: 900 } } as const;
  const couple = await pair(browser, options);
  await liveAWhile(couple);
  const [page] = couple;
  const { inviteCode } = await single(browser);
  const passerBy = await visitor(browser, options);
  for (const each of [page, passerBy]) {
    await watchShifts(each);
    await slowDownTimers(each);
  }
  const places = [
    ...SCREENS.map(([path, title]) => [page, path, title] as const),
    ...wayIn(inviteCode).map(([path, title]) => [passerBy, path, title] as const),
  ];
  for (const [who, path, title] of places) {
    await open(who, path);
    await expect.soft(who).toHaveTitle(title);
    expect.soft(await layoutShifts(who), path).toEqual([]);
    expect.soft(await longMovements(who), path).toEqual([]);
    await enlargeText(who);
    expect.soft(await clippedText(who), path).toEqual([]);
  }
});
