import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PASSWORD } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import { newEmail, visitor } from './visitors.js';

let system: System;

beforeAll(async () => {
  system = await System.start({ publicOrigin: 'https://anew.example' });
}, 90_000);

afterAll(() => system.stop());

it('behind https every cookie is for https alone', async () => {
  const person = visitor(system.origin);
  const signedUp = await person.post('/api/signup', { email: newEmail(), password: PASSWORD });
  expect(signedUp.status).toBe(201);
  const cookies = signedUp.headers.getSetCookie();
  const names = cookies.map((cookie) => cookie.split('=')[0]).sort();
  expect(names).toEqual(['auth_device', 'auth_refresh', 'auth_token', 'signed_in']);
  expect(cookies.filter((cookie) => !/; Secure/i.test(cookie))).toEqual([]);
});

it.each(['/', '/api/login', '/api/quotes/today', '/favicon.svg'])(
  'behind https %s tells browsers to come by https alone, and the rest of what keeps a page safe',
  async (path) => {
    const { headers } = await visitor(system.origin).get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  },
);
