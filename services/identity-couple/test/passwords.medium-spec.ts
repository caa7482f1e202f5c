import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { PASSWORD, Person, refusal, type SignedUp, signUp } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import { MailServer } from './mail-server.js';

const NEW_PASSWORD = 'a loud harbour at dawn';

let mail: MailServer;
let system: System;
let database: Database;

beforeAll(async () => {
  mail = await MailServer.start();
  system = await System.start({ env: { SMTP_URL: mail.url } });
  database = new Database(system.postgres, 'identity-couple');
}, 90_000);

afterAll(async () => {
  await database.close();
  await system.stop();
  await mail.stop();
});

const visitor = () => new Person(system.origin);
const forgot = (email: string) => visitor().post('/api/password/forgot', { email });
const reset = (token: string, password = NEW_PASSWORD) =>
  visitor().post('/api/password/reset', { token, password });
const signIn = (email: string, password: string) => visitor().post('/api/login', { email, password });

async function linkFor({ user }: SignedUp): Promise<string> {
  const before = mail.mailsTo(user.email).length;
  expect((await forgot(user.email)).status).toBe(202);
  return mail.resetToken(user.email, before + 1);
}

const ageLinks = (person: SignedUp, minutes: number) =>
  database.query(
    "UPDATE password_resets SET expires_at = expires_at - $2 * interval '1 minute' WHERE user_id = $1",
    [person.user.id, minutes],
  );

describe('a password that everyone uses', () => {
  it.each(['1234567890', 'Qwertyuiop', 'basketball'])('opens no account: %s', async (password) => {
    const email = `${password.toLowerCase()}@example.org`;
    const answer = await refusal(visitor().post('/api/signup', { email, password }));
    expect(answer).toMatchObject({
      status: 400,
      code: 'password_too_common',
      errors: [{ field: 'password' }],
    });
    expect((await signIn(email, password)).status).toBe(401);
  });

  it('is refused as a new one, and the link stays good for a better one', async () => {
    const person = await signUp(system.origin);
    const token = await linkFor(person);
    expect(await refusal(reset(token, 'qwertyuiop'))).toMatchObject({
      status: 400,
      code: 'password_too_common',
    });
    expect((await reset(token, 'too short')).status).toBe(400);
    expect((await reset(token, 'x'.repeat(129))).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });
});

describe('asking for a link', () => {
  it('answers the same whether or not the address is known, and writes to the known one only', async () => {
    const { user } = await signUp(system.origin);
    const stranger = 'nobody-has-this@example.org';
    const [known, unknown] = [await forgot(user.email), await forgot(stranger)];
    for (const { status, body } of [known, unknown])
      expect({ status, body }).toEqual({ status: 202, body: {} });

    const token = await mail.resetToken(user.email);
    expect(token).toHaveLength(43);
    expect(mail.mailsTo(user.email)[0]?.raw).toMatch(/^Subject: Choose a new password for Anew\r?$/m);
    // Asked first, so whatever was to come has come.
    await linkFor(await signUp(system.origin));
    expect(mail.mailsTo(stranger)).toEqual([]);
  });

  it('takes the address as people type it', async () => {
    const { user } = await signUp(system.origin);
    expect((await forgot(`  ${user.email.toUpperCase()} `)).status).toBe(202);
    expect(await mail.resetToken(user.email)).toBeDefined();
  });

  it('says the same when the mail cannot be sent, and tells no log whom it was for', async () => {
    const { user } = await signUp(system.origin);
    mail.refused.add(user.email);
    expect((await forgot(user.email)).status).toBe(202);
    await eventually('the failure in the log', () => system.output().includes('reset link not sent') || null);
    expect(system.output()).not.toContain(user.email);
  });

  it('keeps no secret that would open an account', async () => {
    const person = await signUp(system.origin);
    const token = await linkFor(person);
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
    const elsewhere = visitor();
    await elsewhere.expectOk(elsewhere.post('/api/login', { email: person.user.email, password: PASSWORD }));
    const token = await linkFor(person);
    expect((await reset(token)).status).toBe(200);

    for (const device of [person, elsewhere]) {
      await eventually('the session to end', async () =>
        (await device.get('/api/auth/user')).status === 401 ? true : null,
      );
    }
    expect((await signIn(person.user.email, PASSWORD)).status).toBe(401);
    expect((await signIn(person.user.email, NEW_PASSWORD)).status).toBe(200);
    expect(await refusal(reset(token, 'another harbour at noon'))).toMatchObject({
      status: 400,
      code: 'invalid_reset_link',
    });
    expect((await signIn(person.user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('works for one of many who use it at the same moment', async () => {
    const person = await signUp(system.origin);
    const token = await linkFor(person);
    const passwords = ['one', 'two', 'three', 'four'].map((word) => `harbour number ${word}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const logins = await Promise.all(passwords.map((password) => signIn(person.user.email, password)));
    expect(logins.map(({ status }) => status === 200)).toEqual(answers.map(({ status }) => status === 200));
  });

  it('is good for 30 minutes', async () => {
    const [early, late] = [await signUp(system.origin), await signUp(system.origin)];
    const [earlyToken, lateToken] = [await linkFor(early), await linkFor(late)];
    await ageLinks(early, 29);
    await ageLinks(late, 30);
    expect((await reset(earlyToken)).status).toBe(200);
    expect((await reset(lateToken)).body).toMatchObject({ code: 'invalid_reset_link' });
    expect((await signIn(late.user.email, PASSWORD)).status).toBe(200);
  });

  it('makes all others of the same person useless once it is used', async () => {
    const person = await signUp(system.origin);
    const [first, second] = [await linkFor(person), await linkFor(person)];
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first, 'another harbour at noon')).status).toBe(400);
  });

  it.each(['', 'guessed', 'A'.repeat(43), '\u0000', 'x'.repeat(201)])('is not %j', async (token) => {
    expect((await reset(token)).status).toBe(400);
  });
});

describe('an address that its owner has left', () => {
  const move = (person: SignedUp, email: string) =>
    person.put('/api/profile/update', { email, currentPassword: PASSWORD });
  const linksOf = ({ user }: SignedUp) =>
    database.query('SELECT 1 FROM password_resets WHERE user_id = $1', [user.id]);
  const wordOf = ({ user }: SignedUp) =>
    mail.mailsTo(user.email).find(({ raw }) => raw.includes('Subject: Your Anew account has a new email'));

  it('gets word of it, which does not tell the new one, and no link in its mail works any more', async () => {
    const person = await signUp(system.origin);
    const token = await linkFor(person);
    const email = `new-${person.user.email.slice(0, 8)}@example.org`;
    expect((await move(person, email)).status).toBe(200);
    expect(await refusal(reset(token))).toMatchObject({ status: 400, code: 'invalid_reset_link' });
    const word = await eventually('word of it', () => wordOf(person));
    expect(word.raw).not.toContain(email);
    expect(mail.mailsTo(email)).toEqual([]);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('is not left by a change of names, with the same address or without', async () => {
    const person = await signUp(system.origin);
    const token = await linkFor(person);
    expect((await person.put('/api/profile/update', { firstName: 'Ada' })).status).toBe(200);
    expect((await move(person, person.user.email.toUpperCase())).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect(wordOf(person)).toBeUndefined();
  });

  it('is not left by a change that comes to nothing', async () => {
    const [person, other] = [await signUp(system.origin), await signUp(system.origin)];
    const token = await linkFor(person);
    expect((await move(person, other.user.email)).status).toBe(409);
    expect((await reset(token)).status).toBe(200);
    expect(wordOf(person)).toBeUndefined();
  });

  /** `second` comes while the change of the address is under way. */
  async function whileMoving<T>(person: SignedUp, second: () => Promise<T>): Promise<T> {
    const waiting = (count: number) => async () => ((await database.waiting()) === count ? true : null);
    const hold = await database.hold(`SELECT 1 FROM users WHERE id = '${person.user.id}' FOR UPDATE`);
    const moving = move(person, `moved-${person.user.email.slice(0, 8)}@example.org`);
    await eventually('the change to be under way', waiting(1));
    const answer = second();
    await eventually('the other to wait for the change', waiting(2));
    await hold.release();
    expect((await moving).status).toBe(200);
    return answer;
  }

  it('gets no link that was asked for while it was being left', async () => {
    const person = await signUp(system.origin);
    const { status } = await whileMoving(person, () => forgot(person.user.email));
    expect(status).toBe(202);
    await eventually('word of it', () => wordOf(person));
    // Asked first, so whatever was to come has come.
    await linkFor(await signUp(system.origin));
    expect(await linksOf(person)).toEqual([]);
    expect(mail.mailsTo(person.user.email)).toHaveLength(1);
  });

  it('has no link that is used while it is being left', async () => {
    const person = await signUp(system.origin);
    const token = await linkFor(person);
    const answer = await refusal(whileMoving(person, () => reset(token)));
    expect(answer).toMatchObject({ status: 400, code: 'invalid_reset_link' });
  });
});

describe('a sign-in with the old password', () => {
  it('that is under way while the password changes comes to nothing', async () => {
    const { user } = await signUp(system.origin);
    const waiting = (count: number) => async () => ((await database.waiting()) === count ? true : null);
    const hold = await database.hold(`SELECT 1 FROM users WHERE id = '${user.id}' FOR UPDATE`);
    const change = database.query("UPDATE users SET password_hash = 'another' WHERE id = $1", [user.id]);
    await eventually('the change to be under way', waiting(1));
    const signingIn = signIn(user.email, PASSWORD);
    await eventually('the sign-in to wait for the change', waiting(2));
    await hold.release();
    await change;
    expect(await refusal(signingIn)).toMatchObject({ status: 401, code: 'invalid_credentials' });
  });
});
