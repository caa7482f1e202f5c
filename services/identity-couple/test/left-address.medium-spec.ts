import type { User } from '@anew/contracts/identity/views';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { PASSWORD, refusal, type SignedUp, signUp } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AddressMoves, another } from './address-moves.js';
import type { MailServer } from './mail-server.js';
import { Page, submit } from './pages.js';
import { NEW_PASSWORD, SignedOutPeople } from './signed-out-people.js';
import { systemWithMail } from './system-with-mail.js';

let mail: MailServer;
let system: SharedSystem;
let database: Database;
let signedOut: SignedOutPeople;
let moves: AddressMoves;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  database = new Database(system.postgres, 'identity-couple');
  signedOut = new SignedOutPeople(system, mail);
  moves = new AddressMoves(signedOut, mail);
});

afterAll(async () => {
  await database.close();
  await mail.stop();
});

describe('an address that is to be left', () => {
  const ageChange = ({ user }: SignedUp, hours: number) =>
    database.query(
      "UPDATE address_changes SET expires_at = expires_at - $2 * interval '1 hour' WHERE user_id = $1",
      [user.id, hours],
    );
  const ageUndos = ({ user }: SignedUp, days: number) =>
    database.query(
      "UPDATE address_undos SET expires_at = expires_at - $2 * interval '1 day' WHERE user_id = $1",
      [user.id, days],
    );

  it('stays until the link in the other one’s mail was opened and its button pressed', async () => {
    const person = await signUp(system.origin);
    const before = person.user.email;
    const email = another(person);
    expect(await moves.ask(person, email)).toMatchObject({ status: 200, body: { email: before } });
    expect((await person.get('/api/account/address')).body).toMatchObject({
      email: before,
      pending: { email },
    });
    const token = await mail.tokenFor('address/confirm', email);

    // This is what a mail scanner does.
    const page = new Page(await signedOut.visitor().get<string>(`/api/address/confirm?token=${token}`));
    expect(page.hasStrayScript).toBe(false);
    expect((await signedOut.signIn(before, PASSWORD)).status).toBe(200);
    expect((await signedOut.signIn(email, PASSWORD)).status).toBe(401);

    expect(page.input('token').value).toBe(token);
    const done = await submit(signedOut.visitor(), page.action!, { token });
    expect(new Page(done).heading).toBe('That is done');
    expect((await signedOut.signIn(email, PASSWORD)).status).toBe(200);
    expect((await signedOut.signIn(before, PASSWORD)).status).toBe(401);
    expect((await person.get<User>('/api/auth/user')).body.email).toBe(email);
    expect((await person.get('/api/account/address')).body).toMatchObject({
      email,
      proved: true,
      pending: null,
    });

    const again = await submit(signedOut.visitor(), page.action!, { token });
    expect(again.status).toBe(400);
    expect(new Page(again).summary).toBe('This link has expired or was already used.');
  });

  it('stays for ever when nobody opens it within 24 hours, or the change is given up', async () => {
    const [late, unsure] = [await signUp(system.origin), await signUp(system.origin)];
    for (const person of [late, unsure]) await person.expectOk(moves.ask(person, another(person)));
    const tokens = [late, unsure].map((person) => mail.tokenFor('address/confirm', another(person)));
    await ageChange(late, 24);
    expect((await unsure.delete('/api/account/address')).status).toBe(204);
    for (const token of await Promise.all(tokens))
      expect(await refusal(moves.confirm(token))).toMatchObject({
        status: 400,
        code: 'invalid_address_link',
      });
    expect((await signedOut.signIn(late.user.email, PASSWORD)).status).toBe(200);
  });

  describe('by somebody who knows the password', () => {
    /** Somebody else signs in and asks for an address of theirs, whose link is returned. */
    async function askedElsewhere(person: SignedUp) {
      const thief = signedOut.visitor();
      const credentials = { email: person.user.email, password: PASSWORD };
      await thief.expectOk(thief.post('/api/login', credentials));
      const email = another(person);
      await thief.expectOk(thief.put('/api/profile/update', { email, currentPassword: PASSWORD }));
      const session = thief.cookies.get('auth_refresh')!.split('.')[0]!;
      return { session, token: await mail.tokenFor('address/confirm', email) };
    }

    const pendingOf = async (person: SignedUp) =>
      (await person.get<{ pending: unknown }>('/api/account/address')).body.pending;

    it.each<[string, (person: SignedUp, session: string) => Promise<unknown>]>([
      [
        'changes the password',
        (person) =>
          person.post('/api/account/password', { currentPassword: PASSWORD, password: NEW_PASSWORD }),
      ],
      ['signs out everywhere else', (person) => person.delete('/api/account/sessions')],
      ['ends that session', (person, session) => person.delete(`/api/account/sessions/${session}`)],
    ])('stays once its owner %s', async (_what, defend) => {
      const person = await signUp(system.origin);
      const { session, token } = await askedElsewhere(person);
      expect(await defend(person, session)).toMatchObject({ status: 204 });
      expect(await pendingOf(person)).toBeNull();
      expect(await refusal(moves.confirm(token))).toMatchObject({
        status: 400,
        code: 'invalid_address_link',
      });
    });

    it('stays once its owner changes the password, although it was asked for on their own device', async () => {
      const person = await signUp(system.origin);
      const email = another(person);
      await person.expectOk(moves.ask(person, email));
      const token = await mail.tokenFor('address/confirm', email);
      const change = { currentPassword: PASSWORD, password: NEW_PASSWORD };
      await person.expectOk(person.post('/api/account/password', change));
      expect(await pendingOf(person)).toBeNull();
      expect(await refusal(moves.confirm(token))).toMatchObject({
        status: 400,
        code: 'invalid_address_link',
      });
      expect((await signedOut.signIn(person.user.email, NEW_PASSWORD)).status).toBe(200);
    });

    it('is left all the same when its owner asked for that before signing out everywhere else', async () => {
      const person = await signUp(system.origin);
      const email = another(person);
      await person.expectOk(moves.ask(person, email));
      await person.expectOk(person.delete('/api/account/sessions'));
      const token = await mail.tokenFor('address/confirm', email);
      expect((await moves.confirm(token)).status).toBe(200);
      expect((await signedOut.signIn(email, PASSWORD)).status).toBe(200);
    });
  });

  it('gets word of it at once, which does not tell the new one, and undoes it', async () => {
    const person = await signUp(system.origin);
    const old = person.user.email;
    const elsewhere = signedOut.visitor();
    await elsewhere.expectOk(elsewhere.post('/api/login', { email: old, password: PASSWORD }));
    const email = await moves.moved(person);
    await mail.told(old, 'has asked to use another email address');
    expect(mail.hasTold(old, email)).toBe(false);

    const token = await mail.tokenFor('address/undo', old);
    expect(new Page(await signedOut.visitor().get<string>(`/api/address/undo?token=${token}`)).action).toBe(
      '/api/address/undo',
    );
    expect((await signedOut.signIn(email, PASSWORD)).status).toBe(200);

    const away = await submit(signedOut.visitor(), '/api/address/undo', { token });
    expect(away.status).toBe(303);
    for (const device of [person, elsewhere])
      await eventually('the session to end', async () =>
        (await device.get('/api/auth/user')).status === 401 ? true : null,
      );
    for (const each of [email, old]) expect((await signedOut.signIn(each, PASSWORD)).status).toBe(401);
    const onward = new URL(away.headers.get('location')!, system.origin);
    expect(onward.pathname).toBe('/api/password/reset');
    expect((await signedOut.reset(onward.searchParams.get('token')!)).status).toBe(200);
    expect((await signedOut.signIn(old, NEW_PASSWORD)).status).toBe(200);
    expect(await refusal(moves.undo(token))).toMatchObject({ code: 'invalid_address_link' });
  });

  it('can be put back before the other one was confirmed, too, and then that no longer can', async () => {
    const person = await signUp(system.origin);
    const email = another(person);
    await person.expectOk(moves.ask(person, email));
    const token = await mail.tokenFor('address/confirm', email);
    expect((await moves.undo(await mail.tokenFor('address/undo', person.user.email))).status).toBe(200);
    expect((await moves.confirm(token)).status).toBe(400);
    expect((await signedOut.signIn(person.user.email, PASSWORD)).status).toBe(401);
  });

  it('can be put back for 7 days after it was left, and is nobody else’s meanwhile', async () => {
    const [early, late] = [await signUp(system.origin), await signUp(system.origin)];
    for (const person of [early, late]) await moves.moved(person);
    const signUpAs = (email: string) =>
      signedOut.visitor().post('/api/signup', { email, password: NEW_PASSWORD });
    expect(await refusal(signUpAs(early.user.email))).toMatchObject({ status: 409, code: 'email_taken' });
    await ageUndos(early, 6.9);
    await ageUndos(late, 7);
    const tokens = [early, late].map(({ user }) => mail.tokenFor('address/undo', user.email));
    const [good, over] = await Promise.all(tokens);
    expect((await moves.undo(good!)).status).toBe(200);
    expect((await moves.undo(over!)).status).toBe(400);
    expect((await signUpAs(late.user.email)).status).toBe(201);
  });

  it('goes back to the first owner, however often a thief moves on', async () => {
    const person = await signUp(system.origin);
    const second = await moves.moved(person);
    const third = `third-${second}`;
    await person.expectOk(moves.ask(person, third));
    await person.expectOk(moves.confirm(await mail.tokenFor('address/confirm', third)));
    const [first, thief] = await Promise.all([
      mail.tokenFor('address/undo', person.user.email),
      mail.tokenFor('address/undo', second),
    ]);
    expect((await moves.undo(thief)).status).toBe(200);
    expect((await moves.undo(first)).status).toBe(200);
    expect((await moves.undo(thief)).status).toBe(400);
    const [row] = await database.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [
      person.user.id,
    ]);
    expect(row?.email).toBe(person.user.email);
  });

  it('is left by none of the links in its mail once the other one counts', async () => {
    const person = await signUp(system.origin);
    const token = await signedOut.linkFor(person);
    await moves.moved(person);
    expect(await refusal(signedOut.reset(token))).toMatchObject({ status: 400, code: 'invalid_reset_link' });
  });

  it('is not left by a change of names, with the same address or without', async () => {
    const person = await signUp(system.origin);
    const token = await signedOut.linkFor(person);
    expect((await person.put('/api/profile/update', { firstName: 'Ada' })).status).toBe(200);
    expect((await moves.ask(person, person.user.email.toUpperCase())).status).toBe(200);
    expect((await signedOut.reset(token)).status).toBe(200);
    expect(mail.hasTold(person.user.email, 'another email address')).toBe(false);
  });

  it('is not changed for one that somebody has, nor for one that somebody got meanwhile', async () => {
    const [person, other] = [await signUp(system.origin), await signUp(system.origin)];
    expect(await refusal(moves.ask(person, other.user.email))).toMatchObject({
      status: 409,
      code: 'email_taken',
    });
    const email = another(person);
    await person.expectOk(moves.ask(person, email));
    const token = await mail.tokenFor('address/confirm', email);
    await person.expectOk(signedOut.visitor().post('/api/signup', { email, password: PASSWORD }));
    expect(await refusal(moves.confirm(token))).toMatchObject({ status: 409, code: 'email_taken' });
    expect((await person.get<User>('/api/auth/user')).body.email).toBe(person.user.email);
  });

  it('is changed by nothing that only looks like a link', async () => {
    for (const token of ['', 'guessed', 'A'.repeat(43), 'x'.repeat(201)])
      for (const use of [moves.confirm, moves.undo]) expect((await use(token)).status).toBe(400);
  });
});
