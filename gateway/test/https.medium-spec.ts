import { PASSWORD } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import type { AddedGateway } from '@anew/testkit/system';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { browserWith, newEmail, visitor } from './visitors.js';

let system: SharedSystem;
let gateway: AddedGateway;

beforeAll(async () => {
  system = await sharedSystem();
  gateway = await system.startGateway({
    publicOrigin: 'https://anew.example',
    env: { OPERATOR_EMAIL: 'somebody@anew.example' },
  });
});

afterAll(() => system.endGateway(gateway));

it('behind https every cookie is for https alone', async () => {
  const person = visitor(gateway.origin);
  const signedUp = await person.post('/api/signup', { email: newEmail(), password: PASSWORD });
  expect(signedUp.status).toBe(201);
  const cookies = signedUp.headers.getSetCookie();
  const names = cookies.map((cookie) => cookie.split('=')[0]).sort();
  expect(names).toEqual(['__Secure-auth_refresh', 'auth_device', 'auth_token', 'signed_in']);
  expect(cookies.filter((cookie) => !/; Secure/i.test(cookie))).toEqual([]);
  const signedOut = (await person.get('/api/logout')).headers.getSetCookie();
  expect(signedOut.find((cookie) => cookie.startsWith('signed_out=1;'))).toMatch(/; Secure/i);
});

it('takes the refresh token by the name that it had before, once, and gives it the new one', async () => {
  const person = visitor(gateway.origin);
  await person.expectOk(person.post('/api/signup', { email: newEmail(), password: PASSWORD }));
  const before = browserWith(gateway.origin, { auth_refresh: person.cookies.get('__Secure-auth_refresh') });
  expect((await before.get('/api/auth/user')).status).toBe(200);
  expect([...before.cookies.keys()].sort()).toEqual(['__Secure-auth_refresh', 'auth_token', 'signed_in']);
  before.cookies.delete('auth_token');
  expect((await before.get('/api/auth/user')).status).toBe(200);
});

it.each(['/', '/api/login', '/api/quotes/today', '/favicon.svg'])(
  'behind https %s tells browsers to come by https alone, and the rest of what keeps a page safe',
  async (path) => {
    const { headers } = await visitor(gateway.origin).get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  },
);
