import { randomUUID } from 'node:crypto';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';

export const PASSWORD = 'a quiet harbor at dusk';

export function origin(): string {
  const { E2E_ORIGIN } = process.env;
  if (!E2E_ORIGIN) throw new Error('The system has not been started');
  return E2E_ORIGIN;
}

/**
 * Watches all pages and workers of the context: the browser reports violations of the content security policy on the
 * console.
 */
function expectPolicyKept(context: BrowserContext): void {
  context.on('console', (message) => {
    expect.soft(message.text(), 'within the policy').not.toMatch(/Content Security Policy/i);
  });
}

/**
 * Options of a browser with the service worker. The worker loads the whole app and all modules, which costs as much as
 * a page does, so only journeys that are about it have it, and those in which everything comes together.
 */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const;

/** A person with a browser of their own, without the service worker. */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin(), serviceWorkers: 'block', ...options });
  expectPolicyKept(context);
  return context.newPage();
}

/** Fills in the sign-up form that the page shows. */
export async function createAccount(page: Page, firstName: string): Promise<void> {
  await expect(page.getByText('Welcome back')).toHaveCount(0);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Email address').fill(`${randomUUID()}@example.org`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** A person who has signed up and belongs to no couple yet. */
export async function newcomer(browser: Browser, firstName: string, options: BrowserContextOptions = {}) {
  const page = await visitor(browser, options);
  await signUp(page, firstName);
  return page;
}

/** A person alone in a couple account, and the code that invites another. */
export async function single(browser: Browser, options: BrowserContextOptions = {}) {
  const page = await newcomer(browser, 'Ada', options);
  const { inviteCode } = await post<{ inviteCode: string }>(page, '/api/couples/setup-individual');
  return { page, inviteCode };
}

/**
 * Two people who share a couple account and know it, each in a browser of their own. They are created by API calls,
 * which is quicker.
 */
export async function pair(
  browser: Browser,
  options: BrowserContextOptions = {},
  optionsOfSecond = options,
): Promise<[Page, Page]> {
  const [{ page, inviteCode }, second] = await Promise.all([
    single(browser, options),
    newcomer(browser, 'Ben', optionsOfSecond),
  ]);
  await post(second, '/api/couples/join-invite', { inviteCode });
  for (const each of [page, second]) {
    const answer = await each.request.delete('/api/couples/newly-joined', { headers: await bearer(each) });
    expect(answer.ok()).toBe(true);
  }
  return [page, second];
}

/** Sees that both are there, and goes on to the dashboard. Leaving the page too soon would bring the moment back. */
export async function startTogether(page: Page): Promise<void> {
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/api/couples/newly-joined'));
  await page.getByRole('dialog').getByRole('button', { name: 'Start today together' }).click();
  await noted;
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Gives the proof of who the user is, where the page asks for it. */
export async function proveIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Creates an account, and signs the page's browser in with it. */
export async function signUp(page: Page, firstName: string): Promise<void> {
  const data = { email: `${randomUUID()}@example.org`, password: PASSWORD, firstName };
  const answer = await page.request.post('/api/signup', { data });
  expect(answer.ok()).toBe(true);
}

/** Sends a request as the page's user, without the page. */
export async function post<T>(page: Page, path: string, data?: object): Promise<T> {
  const answer = await page.request.post(path, { headers: await bearer(page), ...(data && { data }) });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as T;
}

async function bearer(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'auth_token')?.value ?? '';
  return { authorization: `Bearer ${token}` };
}
