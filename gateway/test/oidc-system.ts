import { randomUUID } from 'node:crypto';
import { Person } from '@anew/testkit/person';
import { freePort } from '@anew/testkit/servers';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import type { AddedGateway } from '@anew/testkit/system';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { type Arrival, Browser, passProvider } from './oidc-browser.js';
import { type ProviderClaims, ProviderProcess } from './oidc-provider-process.js';

/** Path to which someone wants to come back after signing in. */
export const RETURN_TO = '/invite/abcd2345?x=1';

export let provider: ProviderProcess;
let system: SharedSystem;
let gateway: AddedGateway;
/** Address of a gateway whose people sign in with the provider. */
export let origin: string;

beforeAll(async () => {
  const issuer = `http://127.0.0.1:${await freePort()}`;
  system = await sharedSystem();
  gateway = await system.startGateway({
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'anew', OIDC_CLIENT_SECRET: 'a secret & more: +%/=' },
  });
  origin = gateway.origin.replace('127.0.0.1', 'localhost');
  provider = new ProviderProcess(issuer, `${origin}/api/login/callback`);
});

afterAll(async () => {
  await system.endGateway(gateway);
  await provider.stop();
});

export const leave = (browser: Browser, returnTo = '/') =>
  browser.go(`${origin}/api/login?returnTo=${encodeURIComponent(returnTo)}`);

export async function signIn(browser: Browser, name: string, returnTo?: string): Promise<Arrival> {
  return browser.go(await passProvider(browser, await leave(browser, returnTo), name));
}

/** The same browser, for calls of the client. */
export function api(browser: Browser): Person {
  const person = new Person(origin);
  for (const [name, value] of browser.jar(origin)) person.cookies.set(name, value);
  return person;
}

export async function userOf(
  browser: Browser,
): Promise<{ id: string; email: string; firstName: string } | null> {
  const { status, body } = await browser.go(`${origin}/api/auth/user`);
  return status === 200 ? (JSON.parse(body) as { id: string; email: string; firstName: string }) : null;
}

/** Creates a person with an account at the provider. */
export async function someone(claims: ProviderClaims = {}): Promise<string> {
  const name = randomUUID();
  await provider.know(name, { email: `${name}@example.org`, email_verified: true, ...claims });
  return name;
}

/** Goes to the provider to prove the session, and signs in there under `name`. */
export async function proveAs(browser: Browser, name: string, returnTo = '/profile'): Promise<Arrival> {
  const leaving = await browser.go(
    `${origin}/api/account/confirm/provider?returnTo=${encodeURIComponent(returnTo)}`,
  );
  return browser.go(await passProvider(browser, leaving, name));
}

/** Expects a page with the refusal, and that nobody is signed in. */
export async function expectRefused(browser: Browser, arrival: Arrival, status: number): Promise<void> {
  expect({ status: arrival.status, type: arrival.headers.get('content-type') }).toEqual({
    status,
    type: 'text/html; charset=utf-8',
  });
  expect(arrival.body).toContain('That did not work');
  expect(arrival.body).toContain('href="/api/login');
  expect(await userOf(browser)).toBeNull();
  expect([...browser.jar(origin).keys()]).toEqual([]);
}
