import { PASSWORD, type Person } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newcomer, newEmail, postForm, visitor } from './visitors.js';

let system: SharedSystem;

beforeAll(async () => {
  system = await sharedSystem();
});

const someone = () => visitor(system.origin);

const pageOf = async (person: Person, mode = 'login') =>
  (await person.get<string>(`/api/login?mode=${mode}&returnTo=%2Fjournal`)).body;
const hiddenFields = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="(\w+)" value="(.*?)">/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Record<string, string>;

describe('the form of our sign-in page', () => {
  it.each(['login', 'signup'])('leads whoever keeps cookies on at once from its form: %s', async (mode) => {
    const { email } = await newcomer(system.origin);
    const person = someone();
    const hidden = hiddenFields(await pageOf(person, mode));
    const fields = { ...hidden, email: mode === 'login' ? email : newEmail(), password: PASSWORD };
    const answer = await postForm(person, `/api/${mode}`, fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/journal']);
    expect((await person.get('/api/auth/user')).status).toBe(200);
  });

  it.each(['login', 'signup'])('tells whoever blocks cookies, and starts no session: %s', async (mode) => {
    const { email, person: owner } = await newcomer(system.origin);
    const person = someone();
    const hidden = hiddenFields(await pageOf(person, mode));
    const address = mode === 'login' ? email : newEmail();
    const send = () => {
      person.cookies.clear();
      return postForm(person, `/api/${mode}`, { ...hidden, email: address, password: PASSWORD });
    };
    const before = await owner.get('/api/account/sessions');
    const answer = await send();
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.body).toContain('Your browser did not keep our cookie');
    expect(answer.body).toContain(`href="/api/login?mode=${mode}&amp;returnTo=%2Fjournal"`);
    expect(answer.body).not.toContain('<form');
    expect((await owner.get('/api/account/sessions')).body).toEqual(before.body);
    expect((await someone().post('/api/login', { email: address, password: PASSWORD })).status).toBe(
      mode === 'login' ? 200 : 401,
    );
  });

  it('tells whoever blocks cookies the same for a wrong password, a returnTo of somebody else, and in Spanish', async () => {
    const fields = { ...hiddenFields(await pageOf(someone())), email: newEmail(), password: 'not this one' };
    const ask = (returnTo: string) => postForm(someone(), '/api/login', { ...fields, returnTo });
    expect((await ask('/journal')).body).toContain('Your browser did not keep our cookie');
    expect((await ask('//evil.example')).body).toContain('href="/api/login?mode=login&amp;returnTo=%2F"');
    const inSpanish = await someone().call<string>('POST', '/api/login', {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'es' },
    });
    expect(inSpanish.body).toContain('Permite las cookies');
  });
});
