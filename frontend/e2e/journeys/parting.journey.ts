import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.js';
import { test } from '../support/test.js';
import {
  newcomer,
  pair,
  post,
  proveIn,
  signUp,
  single,
  startTogether,
  WITH_WORKER,
} from '../support/visitor.js';

const write = (page: Page, content: string) => post(page, '/api/journal', { content, visibility: 'shared' });

/** Keys that the browser stores for this origin, apart from cookies. */
const keptBy = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test('a partner joins, is told of by name, and reads what the other chooses', async ({ browser }) => {
  const [{ page: ada, inviteCode }, ben] = await Promise.all([single(browser), newcomer(browser, 'Ben')]);
  await write(ada, 'The first line.');
  await write(ada, 'The second line.');
  await ben.goto(`/invite/${inviteCode}`);
  await expect(ben.getByText('Ada', { exact: true })).toBeVisible();
  await ben.getByRole('button', { name: 'Join Couple Account' }).click();
  await startTogether(ben);
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText(/, Ben$/);
  await ben.goto('/journal');
  await expect(ben.getByText('Nothing here yet')).toBeVisible();

  await ada.goto('/');
  await startTogether(ada);
  await expectAccessible(ada);
  await ada.getByRole('button', { name: 'Let me choose' }).click();
  const dialog = ada.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /The second line/ }).check();
  await expectAccessible(ada);
  await dialog.getByRole('button', { name: 'Share 1' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(ada.getByRole('heading', { name: 'What you wrote before is still yours' })).toHaveCount(0);

  await ben.reload();
  await expect(ben.getByRole('article')).toHaveText(/The second line/);
  await ada.goto('/journal');
  const first = ada.getByRole('article').filter({ hasText: 'The first line.' });
  await expect(first).toContainText('Ben cannot read this yet.');
  await expectAccessible(ada);
  await first.getByRole('button', { name: /^Let Ben read/ }).click();
  await expect(first).not.toContainText('cannot read');
  await ben.reload();
  await expect(ben.getByRole('article')).toHaveCount(2);
});

test('a join is undone with one tap', async ({ browser }) => {
  const [{ page: ada, inviteCode }, ben] = await Promise.all([single(browser), newcomer(browser, 'Ben')]);
  await post(ben, '/api/couples/join-invite', { inviteCode });
  await ada.goto('/');
  await ada.getByRole('button', { name: 'Undo' }).click();
  await expect(ada.getByLabel('Invite link')).toBeVisible();
  await ben.goto('/');
  await expect(ben.getByRole('heading', { name: 'You are on your own here now' })).toBeVisible();
  await ben.goto(`/invite/${inviteCode}`);
  await expect(ben.getByRole('heading', { name: 'Invalid Invite Link' })).toBeVisible();
});

test('one leaves, and the other learns it kindly', async ({ browser }) => {
  const [ada, ben] = await pair(browser);
  await write(ben, 'Still mine.');
  await ben.goto('/settings#couple-account');
  const code = await ben.getByLabel('Invite code').inputValue();
  await ben.getByRole('button', { name: 'Get a new code' }).click();
  await proveIn(ben);
  await expect(ben.getByLabel('Invite code')).not.toHaveValue(code);
  await ben.getByRole('button', { name: 'Leave the couple account' }).click();
  await expectAccessible(ben);
  await ben.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Good to have you here, Ben.');

  await ada.goto('/');
  const notice = ada.getByRole('heading', { name: 'You are on your own here now' });
  await expect(notice).toBeVisible();
  const quiet = ada.getByText('Your invite code is in Settings, if you ever want it.');
  await expect(quiet).toBeVisible();
  await expectAccessible(ada);
  await ada.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(notice).toHaveCount(0);
  await ada.reload();
  await expect(quiet).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(ada.getByLabel('Invite link')).toHaveCount(0);
  await expect(ada.getByText('While you wait: something just for you')).toHaveCount(0);
  await quiet.getByRole('link', { name: 'Settings' }).click();
  await expect(ada.getByLabel('Invite code')).toBeVisible();
});

test('signing out leaves nothing of the person behind, but light or dark', async ({ browser }) => {
  const [ada] = await pair(browser, { ...WITH_WORKER, colorScheme: 'light' });
  await ada.goto('/journal?write=true');
  await ada.getByRole('button', { name: /dark/i }).click();
  await ada.getByLabel('What is on your mind?').fill('Not for anyone.');
  await expect(ada.getByText('Draft saved')).toBeVisible();
  expect(await keptBy(ada)).not.toEqual([]);

  const timeTo = async (path: string) => {
    const begun = Date.now();
    await ada.goto(path);
    return Date.now() - begun;
  };
  const usual = await timeTo('/help');
  expect(await timeTo('/api/logout'), 'milliseconds to sign out').toBeLessThan(5_000 + 4 * usual);
  expect(await keptBy(ada)).toEqual([]);
  expect(await ada.evaluate(() => caches.keys())).toEqual([]);
  await ada.goto('/api/login');
  await expect(ada.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await ada.goto('/simple-setup');
  await expect(ada.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a tab that was left open shows nothing once one has signed out in another, even without a network', async ({
  browser,
}) => {
  const [ada] = await pair(browser);
  await post(ada, '/api/journal', { content: 'Not for anyone.', visibility: 'private' });
  // What runs in the background loads this last, after the first screen.
  const watches = ada.waitForRequest(/\/assets\/reports-/);
  await ada.goto('/journal');
  const words = ada.getByText('Not for anyone.');
  await expect(words).toBeVisible();
  await watches;
  const look = () => ada.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await look();
  await expect(words).toBeVisible();

  await ada.route('**/*', (route) => route.abort());
  const other = await ada.context().newPage();
  await other.goto('/api/logout');
  await look();
  await expect(words).toBeHidden();
});

test('a window beside shows nothing once one has signed out in another, or left by the quick exit', async ({
  browser,
}) => {
  const [ada] = await pair(browser);
  await ada
    .context()
    .route('https://www.weather.gov/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
    );
  const beside = await ada.context().newPage();
  const openBeside = async () => {
    // What listens to the other windows runs in the background, which loads this last.
    const listens = beside.waitForRequest(/\/assets\/reports-/);
    await beside.goto('/journal');
    await listens;
  };
  await openBeside();
  await ada.goto('/coaching');
  await ada.getByRole('button', { name: 'Quick exit' }).click();
  await expect(ada).toHaveURL('https://www.weather.gov/');
  await expect(beside).toHaveURL('https://www.weather.gov/');

  await openBeside();
  await ada.goto('/profile');
  await ada.getByRole('link', { name: 'Sign Out' }).click();
  await expect(beside).toHaveURL(/^[^?]*\/(\?.*)?$/);
  await expect(beside.getByRole('link', { name: 'Start Your Success Story' }).first()).toBeVisible();
});

test('a window beside shows nothing of somebody else who signs in there, and keeps what is being written', async ({
  browser,
}) => {
  const [ada] = await pair(browser);
  await write(ada, 'Of Ada.');
  const listens = ada.waitForRequest(/\/assets\/reports-/);
  await ada.goto('/journal?write=true');
  await listens;
  await expect(ada.getByText('Of Ada.')).toBeVisible();
  await ada.getByLabel('What is on your mind?').fill('Not sent yet.');

  // As the session of the window ends, it connects anew, and reads what it may have missed.
  const refused = ada.waitForResponse(
    (answer) => answer.url().endsWith('/api/auth/user') && answer.status() === 401,
  );
  await signUp(ada, 'Eve');
  await post(ada, '/api/couples/setup-individual');
  await write(ada, 'Of Eve.');
  await refused;
  await expect(ada.getByText('Of Ada.')).toBeVisible();
  await expect(ada.getByLabel('What is on your mind?')).toHaveValue('Not sent yet.');
  await ada.reload();
  await expect(ada.getByText('Of Eve.')).toBeVisible();
  await expect(ada.getByText('Of Ada.')).toHaveCount(0);
});

test('an ended session leaves nothing behind either', async ({ browser }) => {
  const [ada] = await pair(browser, WITH_WORKER);
  await ada.goto('/journal?write=true');
  await ada.getByLabel('What is on your mind?').fill('Not for anyone.');
  await expect(ada.getByText('Draft saved')).toBeVisible();
  // Both cookies go at once. With one left, a read that the page makes meanwhile would bring the other back.
  await ada.context().clearCookies({ name: /^auth_(token|refresh)$/ });
  await ada.reload();
  await expect(ada.getByRole('link', { name: 'Start Your Success Story' }).first()).toBeVisible();
  await expect(async () => expect(await keptBy(ada)).toEqual([])).toPass();
});

for (const path of ['/journal?write=true', '/help', '/coaching'])
  test(`a quick exit from ${path} leaves no draft, and Back does not lead there`, async ({ browser }) => {
    const [ada] = await pair(browser, WITH_WORKER);
    await ada
      .context()
      .route('https://www.weather.gov/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
      );
    await ada.goto('/');
    await ada.goto(path);
    const field = ada.getByRole('textbox').last();
    if (path !== '/help') await field.fill('He is in the next room.');
    await expect(ada.getByRole('button', { name: 'Quick exit' })).toBeInViewport();
    await expectAccessible(ada);
    await ada.mouse.wheel(0, 2_000);
    await expect(ada.getByRole('button', { name: 'Quick exit' })).toBeInViewport();
    for (let press = 0; press < 3; press++) await ada.keyboard.press('Escape');
    await expect(ada).toHaveURL('https://www.weather.gov/');
    await ada.goBack();
    await expect(ada.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening)/);
    // Ada is still signed in, and the screen of the day notes a moment later whose device this is.
    const known = ['anew-left', 'anew-owner'];
    expect((await keptBy(ada)).filter((key) => !known.includes(key))).toEqual([]);
    await expect(ada.getByText('He is in the next room.')).toHaveCount(0);
    const cookies = await ada.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('signed_out');
  });
