import { randomUUID } from 'node:crypto';
import { expect, type Page, type Route } from '@playwright/test';
import { tabTo } from '../support/keyboard.js';
import { layoutShifts, watchShifts } from '../support/look.js';
import { test } from '../support/test.js';
import { origin, visitor } from '../support/visitor.js';

const HEADING = /You both came with a past/;

/** Lists what was fetched, and how many bytes each answer had on the wire. */
function watch(page: Page) {
  const seen: { type: string; path: string; bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
    seen.push({ type: request.resourceType(), path: new URL(request.url()).pathname, bytes });
  });
  return {
    scripts: () => seen.filter(({ type }) => type === 'script').map(({ path }) => path),
    bytes: async () => (await Promise.all(seen.map((it) => it.bytes))).reduce((sum, each) => sum + each, 0),
  };
}

test('the landing page is there at once, without a script, in 30 kB', async ({ browser }) => {
  const page = await visitor(browser);
  const fetched = watch(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.scripts()).toEqual([]);
  expect(await fetched.bytes()).toBeLessThan(30_000);
});

const WAYS_IN = [
  ['Log In', 'Welcome back'],
  ['Start Your Success Story', 'Create account'],
  ['Existing User? Log In', 'Welcome back'],
  ['Begin Together', 'Create account'],
] as const;

test('every way in leads to the right page, also for a browser without scripts', async ({ browser }) => {
  const page = await visitor(browser, { javaScriptEnabled: false });
  for (const [name, title] of WAYS_IN) {
    await page.goto('/');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('a page of the app says in both languages that it needs scripts, and whom to call', async ({
  browser,
}) => {
  const page = await visitor(browser, { javaScriptEnabled: false });
  for (const path of ['/help', '/privacy', '/invite/k7m2x9qa']) {
    await page.goto(path);
    // Playwright looks for no text in this element.
    const said = page.locator('noscript p');
    for (const each of await said.all()) await expect(each).toBeVisible();
    await expect(said).toContainText([/^Anew needs JavaScript\./, /^Anew necesita JavaScript\./]);
    await expect(page.getByRole('status'), 'nothing is loading').toHaveCount(0);
  }
});

test('where one wanted to go is remembered by every way in, and only on this origin', async ({ browser }) => {
  const page = await visitor(browser);
  const returnTo = page.locator('input[name=returnTo]');
  for (const [name] of WAYS_IN) {
    await page.goto('/journal?write=true#last');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(returnTo).toHaveValue('/journal?write=true#last');
  }
  for (const evil of ['//evil.example', '/%5Cevil.example', '/..//evil.example', '///evil.example']) {
    await page.goto(`${origin()}${evil}`);
    await page.getByRole('link', { name: 'Log In', exact: true }).click();
    const value = await returnTo.inputValue();
    expect(new URL(value, origin()).origin, evil).toBe(new URL(origin()).origin);
    expect(value, evil).not.toMatch(/^\/[/\\]/);
  }
});

test('one signs up and in without a script, and reads next to the field what went wrong', async ({
  browser,
}) => {
  const page = await visitor(browser, { javaScriptEnabled: false });
  const email = `${randomUUID()}@example.org`;
  const fill = async (password: string, button: string) => {
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: button }).click();
  };
  await page.goto('/api/login?mode=signup&returnTo=%2Finvite%2Fk7m2x9qa');
  await fill('1234567890', 'Create account');
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
  await fill('a quiet harbor at dusk', 'Create account');
  await expect(page).toHaveURL('/invite/k7m2x9qa');

  await page.goto('/api/logout');
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goto('/api/login?returnTo=%2Fjournal');
  await fill('a loud harbor at noon', 'Sign in');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/do not match/);
  await fill('a quiet harbor at dusk', 'Sign in');
  await expect(page).toHaveURL('/journal');
});

test('whoever is signed out sees it at every other path', async ({ browser }) => {
  const page = await visitor(browser);
  for (const path of ['/journal', '/modules/our-vision', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('privacy, terms and help can be read before anyone signs up', async ({ browser }) => {
  const page = await visitor(browser);
  for (const [link, title] of [
    ['Privacy', 'Privacy Policy'],
    ['Terms', 'Terms of Service'],
    ['Help', 'Help'],
  ] as const) {
    for (const start of ['/', '/api/login?mode=signup']) {
      await page.goto(start);
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  }
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('an invite code is kept and leads to joining', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto('/?invite=k7m2x9qa');
  await expect(page).toHaveURL('/simple-setup?invite=k7m2x9qa');
  await expect(page.getByRole('heading', { name: 'Join Your Partner' })).toBeVisible();
  await expect(page.getByLabel('Your partner’s invite code')).toHaveValue('k7m2x9qa');
  expect(await page.evaluate(() => window.sessionStorage.getItem('invite-code'))).toBe('k7m2x9qa');
});

test('the page that explains the API keeps its policy', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Anew/ })).toBeVisible();
  await page.getByRole('button', { name: /^POST \/api\/login(?!\/)/ }).click();
  await expect(page.getByText('Parameters').first()).toBeVisible();
});

/** Contrast of two colors as WCAG defines it. Both are written as `rgb(…)`. */
function contrastOf(...colors: [string, string]): number {
  const [low = 0, high = 0] = colors
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('the last button and its focus ring can be seen on their panel, in both themes', async ({ browser }) => {
  const page = await visitor(browser);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const button = page.getByRole('link', { name: 'Begin Together', exact: true });
    await tabTo(page, button);
    const { ring, text, fill, panel } = await button.evaluate((element) => {
      const { outlineColor, color, backgroundColor } = getComputedStyle(element);
      let parent = element.parentElement;
      const colorOf = (each: Element) => getComputedStyle(each).backgroundColor;
      while (parent && colorOf(parent) === 'rgba(0, 0, 0, 0)') parent = parent.parentElement;
      return { ring: outlineColor, text: color, fill: backgroundColor, panel: parent ? colorOf(parent) : '' };
    });
    expect(contrastOf(text, fill), colorScheme).toBeGreaterThan(4.5);
    expect(contrastOf(fill, panel), colorScheme).toBeGreaterThan(3);
    expect(contrastOf(ring, panel), colorScheme).toBeGreaterThan(3);
  }
});

test('a font that comes late moves nothing', async ({ browser }) => {
  for (const path of ['/', '/api/login', '/help'])
    for (const width of [360, 1280]) {
      const page = await visitor(browser, { viewport: { width, height: 800 } });
      await watchShifts(page);
      let held: Route | undefined;
      await page.route(/\.woff2$/, (route) => void (held = route));
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const font = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
      await expect.poll(() => held).toBeDefined();
      await held?.continue();
      await font;
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      expect(await layoutShifts(page), `${path} at ${width}`).toEqual([]);
      await page.context().close();
    }
});
