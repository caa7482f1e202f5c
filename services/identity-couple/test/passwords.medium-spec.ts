import { randomUUID } from 'node:crypto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { describe, expect, it } from '@jest/globals';
import { identity, mail, signIn } from './identity-with-mail.js';
import { elsewhere, isOpen, type Newcomer, newcomer, PASSWORD, VISITOR } from './people-alone.js';

const { accounts, passwords, preferences } = identityRpc;

const NEW_PASSWORD = 'a loud harbor at dawn';
const WRONG = { kind: 'unauthenticated', code: 'invalid_credentials' };
const USELESS = { kind: 'invalid', code: 'invalid_reset_link' };

const signUp = () => newcomer(identity);
const forgot = (email: string) => identity.ask(passwords.forgot, VISITOR, { email });
const reset = (token: string, password = NEW_PASSWORD) =>
  identity.ask(passwords.reset, VISITOR, { token, password });

/** Asks for a link. @returns its secret */
async function linkFor({ email }: Newcomer): Promise<string> {
  const before = mail.mailsTo(email).length;
  await forgot(email);
  return mail.resetToken(email, before + 1);
}

const ageLinks = ({ userId }: Newcomer, minutes: number) =>
  identity.database.query(
    "UPDATE password_resets SET expires_at = expires_at - $2 * interval '1 minute' WHERE user_id = $1",
    [userId, minutes],
  );

describe('a password that everyone uses', () => {
  const COMMON = {
    kind: 'invalid',
    code: 'password_too_common',
    details: { fields: [{ field: 'password' }] },
  };

  it('opens no account', async () => {
    const credentials = { email: `${randomUUID()}@example.org`, password: 'Qwertyuiop' };
    const answer = identity.ask(accounts.signUp, VISITOR, credentials);
    expect(await refusalOf(answer)).toMatchObject(COMMON);
    expect(await refusalOf(signIn(credentials.email, credentials.password))).toMatchObject(WRONG);
  });

  it('is refused as a new one, and the link stays good for a better one', async () => {
    const me = await signUp();
    const token = await linkFor(me);
    expect(await refusalOf(reset(token, 'qwertyuiop'))).toMatchObject(COMMON);
    for (const password of ['too short', 'x'.repeat(129)])
      expect(await refusalOf(reset(token, password))).toMatchObject({ code: 'validation_failed' });
    expect(await reset(token)).toEqual({ email: me.email });
  });
});

describe('asking for a link', () => {
  it('answers the same whether or not the address is known, and writes to the known one only', async () => {
    const { email } = await signUp();
    const stranger = `${randomUUID()}@example.org`;
    expect([await forgot(email), await forgot(stranger)]).toEqual([null, null]);

    expect(await mail.resetToken(email)).toHaveLength(43);
    expect(mail.mailsTo(email)[0]?.raw).toMatch(/^Subject: Your link for Anew\r?$/m);
    // The stranger's address was requested before, so a mail to it would have arrived by now.
    await linkFor(await signUp());
    expect(mail.mailsTo(stranger)).toEqual([]);
  });

  it('is answered in the language in which somebody signed up, until they choose another', async () => {
    const me = await newcomer(identity, {}, { ...VISITOR, language: 'es' });
    const { email } = me;
    await linkFor(me);
    expect(mail.mailsTo(email)[0]?.raw).toMatch(/^Subject: Tu enlace para Anew\r?$/m);
    await identity.ask(preferences.change, me, { language: 'en' });
    await linkFor(me);
    expect(mail.mailsTo(email)[1]?.raw).toMatch(/^Subject: Your link for Anew\r?$/m);
  });

  it('takes the address as people type it', async () => {
    const { email } = await signUp();
    await forgot(`  ${email.toUpperCase()} `);
    expect(await mail.resetToken(email)).toBeDefined();
  });

  it('keeps no secret that would open an account', async () => {
    const me = await signUp();
    const token = await linkFor(me);
    const stored = (await identity.database.everything()).join('\n');
    expect(stored).toContain(me.email);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token).toString('hex'));
    expect(stored).not.toContain(PASSWORD);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe('a link', () => {
  it('sets the password once, and every session ends', async () => {
    const me = await signUp();
    const other = await elsewhere(identity, me);
    const token = await linkFor(me);
    expect(await reset(token)).toEqual({ email: me.email });

    for (const device of [me, other]) expect(await isOpen(identity, device)).toBe(false);
    expect(await refusalOf(signIn(me.email, PASSWORD))).toMatchObject(WRONG);
    expect((await signIn(me.email, NEW_PASSWORD)).user.id).toBe(me.userId);
    await mail.told(me.email, 'was just changed with');
    expect(await refusalOf(reset(token, 'another harbor at noon'))).toMatchObject(USELESS);
    expect((await signIn(me.email, NEW_PASSWORD)).user.id).toBe(me.userId);
  });

  it('works for one of many who use it at the same moment', async () => {
    const me = await signUp();
    const token = await linkFor(me);
    const words = ['one', 'two', 'three', 'four'].map((word) => `harbor number ${word}`);
    const settled = await Promise.allSettled(words.map((password) => reset(token, password)));
    const refused = settled.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    expect(refused).toMatchObject([USELESS, USELESS, USELESS]);
    const signIns = await Promise.allSettled(words.map((password) => signIn(me.email, password)));
    expect(signIns.map(({ status }) => status)).toEqual(settled.map(({ status }) => status));
  });

  it('is good for 30 minutes', async () => {
    const [early, late] = [await signUp(), await signUp()];
    const [earlyToken, lateToken] = [await linkFor(early), await linkFor(late)];
    await ageLinks(early, 29);
    await ageLinks(late, 30);
    expect(await reset(earlyToken)).toEqual({ email: early.email });
    expect(await refusalOf(reset(lateToken))).toMatchObject(USELESS);
    expect((await signIn(late.email, PASSWORD)).user.id).toBe(late.userId);
  });

  it('makes all others of the same person useless once it is used', async () => {
    const me = await signUp();
    const [first, second] = [await linkFor(me), await linkFor(me)];
    expect(await reset(second)).toEqual({ email: me.email });
    expect(await refusalOf(reset(first, 'another harbor at noon'))).toMatchObject(USELESS);
  });

  it.each([
    ['', 'invalid_reset_link'],
    ['guessed', 'invalid_reset_link'],
    ['A'.repeat(43), 'invalid_reset_link'],
    ['\u0000', 'validation_failed'],
    ['x'.repeat(201), 'validation_failed'],
  ])('is not %j: %s', async (token, code) => {
    expect(await refusalOf(reset(token))).toMatchObject({ kind: 'invalid', code });
  });
});

describe('a sign-in with the old password', () => {
  it('that is under way while the password changes comes to nothing', async () => {
    const { userId, email } = await signUp();
    const { database } = identity;
    const waiting = (count: number) => async () => ((await database.waiting()) === count ? true : null);
    const hold = await database.hold(`SELECT 1 FROM users WHERE id = '${userId}' FOR UPDATE`);
    const change = database.query("UPDATE users SET password_hash = 'another' WHERE id = $1", [userId]);
    await eventually('the change to be under way', waiting(1));
    const signingIn = refusalOf(signIn(email, PASSWORD));
    await eventually('the sign-in to wait for the change', waiting(2));
    await hold.release();
    await change;
    expect(await signingIn).toMatchObject(WRONG);
  });
});
