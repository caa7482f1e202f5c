import { MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import { expect } from '@playwright/test';
import { kept, readyForOffline, workerInCharge } from '../support/offline.js';
import { test } from '../support/test.js';
import { pair, visitor, WITH_WORKER } from '../support/visitor.js';

const SECRET = 'Nobody but the two of us may read this.';

test('the app can be installed', async ({ browser }) => {
  const [ada] = await pair(browser, WITH_WORKER);
  await ada.goto('/');
  await workerInCharge(ada);
  const session = await ada.context().newCDPSession(ada);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Anew', display: 'standalone' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

test('the service worker keeps the app, and nothing that anybody wrote', async ({ browser }) => {
  const [ada] = await pair(browser, WITH_WORKER);
  await ada.goto('/journal?write=true');
  await workerInCharge(ada);
  await ada.getByLabel('What is on your mind?').fill(SECRET);
  await ada.getByRole('button', { name: 'Publish Entry' }).click();
  await expect(ada.getByRole('article').getByText(SECRET)).toBeVisible();
  for (const path of ['/', '/modules', '/modules/our-vision', '/appreciations', '/profile', '/journal']) {
    await ada.goto(path);
    await expect(ada.getByRole('heading', { level: 1 })).toBeVisible();
    await ada.waitForLoadState('networkidle');
  }
  const ofTheApi = async () => (await kept(ada)).paths.filter((path) => path.startsWith('/api/')).sort();
  await expect.poll(ofTheApi).toEqual(MODULE_SLUGS.map((slug) => `/api/content/modules/${slug}`).sort());
  const { paths, text } = await kept(ada);
  expect(paths).toEqual(expect.arrayContaining(['/simple-setup']));
  expect(text).not.toContain(SECRET);

  await ada.goto('/api/logout');
  await expect(ada.getByRole('link', { name: 'Start Your Success Story' })).toBeVisible();
  expect((await kept(ada)).paths).toEqual([]);
});

test('without a network the app says so, keeps the draft and shows what everyone may read', async ({
  browser,
}) => {
  const [ada] = await pair(browser, WITH_WORKER);
  await ada.goto('/journal?write=true');
  await expect(ada.getByLabel('What is on your mind?')).toBeVisible();
  await readyForOffline(ada);
  await ada.context().setOffline(true);
  await expect(ada.getByText('You are offline.')).toBeVisible();
  await ada.getByLabel('What is on your mind?').fill(SECRET);
  await expect(ada.getByText('Draft saved')).toBeVisible();
  await ada.getByRole('button', { name: 'Publish Entry' }).click();
  await expect(ada.getByRole('alert').first()).toBeVisible();

  for (const [path, heading] of [
    ['/help', 'Help'],
    ['/privacy', 'Privacy Policy'],
    ['/modules', 'Modules'],
    ['/modules/our-vision', 'Our Vision'],
  ] as const) {
    await ada.goto(path);
    await expect(ada.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await ada.goto('/journal');
  await expect(ada.getByRole('heading', { level: 1, name: 'We can’t reach Anew right now' })).toBeVisible();

  await ada.context().setOffline(false);
  // What failed is asked for again by itself, which fails once more if the service worker's network comes back a moment later
  // than the page's. Then somebody presses the button.
  await expect(async () => {
    const retry = ada.getByRole('button', { name: 'Retry' });
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(ada.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await ada.goto('/journal?write=true');
  await expect(ada.getByLabel('What is on your mind?')).toHaveValue(SECRET);
});

test('a passer-by gets no service worker', async ({ browser }) => {
  const page = await visitor(browser, WITH_WORKER);
  for (const path of ['/', '/simple-setup']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  }
});
