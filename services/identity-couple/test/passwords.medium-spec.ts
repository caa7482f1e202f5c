import { randomUUID } from 'node:crypto';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { PASSWORD, Person, refusal, type SignedUp, signUp } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailServer } from './mail-server.js';
import { NEW_PASSWORD, SignedOutPeople } from './signed-out-people.js';
import { systemWithMail } from './system-with-mail.js';

let mail: MailServer;
let system: SharedSystem;
let database: Database;
let signedOut: SignedOutPeople;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  database = new Database(system.postgres, 'identity-couple');
  signedOut = new SignedOutPeople(system, mail);
});

afterAll(async () => {
  await database.close();
  await mail.stop();
});

const ageLinks = (person: SignedUp, minutes: number) =>
  database.query(
    "UPDATE password_resets SET expires_at = expires_at - $2 * interval '1 minute' WHERE user_id = $1",
    [person.user.id, minutes],
  );

describe('a password that everyone uses', () => {
  it.each(['1234567890', 'Qwertyuiop', 'basketball'])('opens no account: %s', async (password) => {
    const email = `${password.toLowerCase()}@example.org`;
    const answer = await refusal(signedOut.visitor().post('/api/signup', { email, password }));
    expect(answer).toMatchObject({
      status: 400,
      code: 'password_too_common',
      errors: [{ field: 'password' }],
    });
    expect((await signedOut.signIn(email, password)).status).toBe(401);
  });

  it('is refused as a new one, and the link stays good for a better one', async () => {
    const person = await signUp(system.origin);
    const token = await signedOut.linkFor(person);
    expect(await refusal(signedOut.reset(token, 'qwertyuiop'))).toMatchObject({
      status: 400,
      code: 'password_too_common',
    });
    expect((await signedOut.reset(token, 'too short')).status).toBe(400);
    expect((await signedOut.reset(token, 'x'.repeat(129))).status).toBe(400);
    expect((await signedOut.reset(token)).status).toBe(200);
  });
});

describe('asking for a link', () => {
  it('answers the same whether or not the address is known, and writes to the known one only', async () => {
    const { user } = await signUp(system.origin);
    const stranger = 'nobody-has-this@example.org';
    const [known, unknown] = [await signedOut.forgot(user.email), await signedOut.forgot(stranger)];
    for (const { status, body } of [known, unknown])
      expect({ status, body }).toEqual({ status: 202, body: {} });

    const token = await mail.resetToken(user.email);
    expect(token).toHaveLength(43);
    expect(mail.mailsTo(user.email)[0]?.raw).toMatch(/^Subject: Your link for Anew\r?$/m);
    // The stranger's address was requested before, so a mail to it would have arrived by now.
    await signedOut.linkFor(await signUp(system.origin));
    expect(mail.mailsTo(stranger)).toEqual([]);
  });

  it('is answered in the language of the browser with which somebody signed up, until they choose another', async () => {
    const spanish = new Person(system.origin, { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' });
    const email = `${randomUUID()}@example.org`;
    await spanish.expectOk(spanish.post('/api/signup', { email, password: PASSWORD }));
    await signedOut.forgot(email);
    await mail.resetToken(email);
    expect(mail.mailsTo(email)[0]?.raw).toMatch(/^Subject: Tu enlace para Anew\r?$/m);
    await spanish.expectOk(spanish.put('/api/preferences', { language: 'en' }));
    await signedOut.forgot(email);
    await mail.resetToken(email, 2);
    expect(mail.mailsTo(email)[1]?.raw).toMatch(/^Subject: Your link for Anew\r?$/m);
  });

  it('takes the address as people type it', async () => {
    const { user } = await signUp(system.origin);
    expect((await signedOut.forgot(`  ${user.email.toUpperCase()} `)).status).toBe(202);
    expect(await mail.resetToken(user.email)).toBeDefined();
  });

  it('says the same when the mail cannot be sent, and tells no log whom it was for', async () => {
    const { user } = await signUp(system.origin);
    mail.refused.add(user.email);
    expect((await signedOut.forgot(user.email)).status).toBe(202);
    await eventually(
      'the failure in the log',
      async () => (await system.output()).includes('reset link not sent') || null,
    );
    expect(await system.output()).not.toContain(user.email);
  });

  it('keeps no secret that would open an account', async () => {
    const person = await signUp(system.origin);
    const token = await signedOut.linkFor(person);
    const stored = (await database.everything()).join('\n');
    expect(stored).toContain(person.user.email);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token).toString('hex'));
    expect(stored).not.toContain(PASSWORD);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe('a link', () => {
  it('sets the password once, and every session ends', async () => {
    const person = await signUp(system.origin);
    const elsewhere = signedOut.visitor();
    await elsewhere.expectOk(elsewhere.post('/api/login', { email: person.user.email, password: PASSWORD }));
    const token = await signedOut.linkFor(person);
    expect((await signedOut.reset(token)).status).toBe(200);

    for (const device of [person, elsewhere]) {
      await eventually('the session to end', async () =>
        (await device.get('/api/auth/user')).status === 401 ? true : null,
      );
    }
    expect((await signedOut.signIn(person.user.email, PASSWORD)).status).toBe(401);
    expect((await signedOut.signIn(person.user.email, NEW_PASSWORD)).status).toBe(200);
    await mail.told(person.user.email, 'was just changed with');
    expect(await refusal(signedOut.reset(token, 'another harbor at noon'))).toMatchObject({
      status: 400,
      code: 'invalid_reset_link',
    });
    expect((await signedOut.signIn(person.user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('works for one of many who use it at the same moment', async () => {
    const person = await signUp(system.origin);
    const token = await signedOut.linkFor(person);
    const passwords = ['one', 'two', 'three', 'four'].map((word) => `harbor number ${word}`);
    const answers = await Promise.all(passwords.map((password) => signedOut.reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const logins = await Promise.all(
      passwords.map((password) => signedOut.signIn(person.user.email, password)),
    );
    expect(logins.map(({ status }) => status === 200)).toEqual(answers.map(({ status }) => status === 200));
  });

  it('is good for 30 minutes', async () => {
    const [early, late] = [await signUp(system.origin), await signUp(system.origin)];
    const [earlyToken, lateToken] = [await signedOut.linkFor(early), await signedOut.linkFor(late)];
    await ageLinks(early, 29);
    await ageLinks(late, 30);
    expect((await signedOut.reset(earlyToken)).status).toBe(200);
    expect((await signedOut.reset(lateToken)).body).toMatchObject({ code: 'invalid_reset_link' });
    expect((await signedOut.signIn(late.user.email, PASSWORD)).status).toBe(200);
  });

  it('makes all others of the same person useless once it is used', async () => {
    const person = await signUp(system.origin);
    const [first, second] = [await signedOut.linkFor(person), await signedOut.linkFor(person)];
    expect((await signedOut.reset(second)).status).toBe(200);
    expect((await signedOut.reset(first, 'another harbor at noon')).status).toBe(400);
  });

  it.each(['', 'guessed', 'A'.repeat(43), '\u0000', 'x'.repeat(201)])('is not %j', async (token) => {
    expect((await signedOut.reset(token)).status).toBe(400);
  });
});

describe('a sign-in with the old password', () => {
  it('that is under way while the password changes comes to nothing', async () => {
    const { user } = await signUp(system.origin);
    const waiting = (count: number) => async () => ((await database.waiting()) === count ? true : null);
    const hold = await database.hold(`SELECT 1 FROM users WHERE id = '${user.id}' FOR UPDATE`);
    const change = database.query("UPDATE users SET password_hash = 'another' WHERE id = $1", [user.id]);
    await eventually('the change to be under way', waiting(1));
    const signingIn = signedOut.signIn(user.email, PASSWORD);
    await eventually('the sign-in to wait for the change', waiting(2));
    await hold.release();
    await change;
    expect(await refusal(signingIn)).toMatchObject({ status: 401, code: 'invalid_credentials' });
  });
});
