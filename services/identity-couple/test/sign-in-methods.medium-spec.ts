import { randomUUID } from 'node:crypto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { RecoveryCodes } from '@anew/contracts/identity/views';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { describe, expect, it, jest } from '@jest/globals';
import { TOTP } from 'otpauth';
import { identity, mail, signIn } from './identity-with-mail.js';
import { isOpen, type Newcomer, newcomer, outcomeOf, PASSWORD, sessionOf, VISITOR } from './people-alone.js';
import { keepsASecurityLog } from './security-log.cases.js';
import { kindsOf, methodsOf, proved } from './ways-in.js';

const { passkeys, passwords, totp } = identityRpc;

const NEW_PASSWORD = 'a loud harbor at dawn';
const NOBODY_S = '01920000-0000-7000-8000-000000000000';
const NO_PROOF = { kind: 'forbidden', code: 'password_required' };
const WRONG = { kind: 'unauthenticated', code: 'invalid_code' };
const EXPIRED = { kind: 'unauthenticated', code: 'challenge_expired' };
const TOO_MANY = { kind: 'too_many', code: 'too_many_requests' };

const begin = (me: Newcomer) => identity.ask(totp.begin, me, {});
const confirm = (me: Newcomer, code: string) => identity.ask(totp.confirm, me, { code });
const remove = (me: Newcomer) => identity.ask(totp.remove, me, {});
const renew = (me: Newcomer, currentPassword?: string) =>
  identity.ask(totp.renewCodes, me, { ...(currentPassword !== undefined && { currentPassword }) });

describe('what changes how one signs in', () => {
  it.each<[string, (me: Newcomer) => Promise<unknown>]>([
    ['beginning with an app', begin],
    ['turning it on', (me) => confirm(me, '123456')],
    ['turning it off', remove],
    ['new recovery codes', (me) => renew(me)],
    ['beginning with a passkey', (me) => identity.ask(passkeys.begin, me, {})],
    ['adding it', (me) => identity.ask(passkeys.add, me, { response: {} })],
    ['removing it', (me) => identity.ask(passkeys.remove, me, { id: NOBODY_S })],
  ])('is refused without proof: %s', async (_what, act) => {
    expect(await refusalOf(act(await newcomer(identity)))).toMatchObject(NO_PROOF);
  });
});

describe('codes from an app', () => {
  interface WithApp extends Newcomer {
    secret: string;
    recoveryCodes: string[];
  }

  /** Code of this many steps from now. Each code is valid once, and invalidates those before it. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

  async function withApp(): Promise<WithApp> {
    const person = await proved();
    const { secret } = await begin(person);
    return { ...person, secret, ...(await confirmWith(person, secret)) };
  }

  /**
   * Turns codes on by the present one, which may then be used again. One of the past would do too, but no more when the
   * next half minute begins on its way.
   */
  async function confirmWith(person: Newcomer, secret: string): Promise<RecoveryCodes> {
    const codes = await confirm(person, codeOf(secret));
    await identity.database.query('UPDATE totp SET last_step = last_step - 2 WHERE user_id = $1', [
      person.userId,
    ]);
    return codes;
  }

  async function challengeFor(person: Newcomer): Promise<string> {
    const refused = await refusalOf(signIn(person.email));
    expect(refused).toMatchObject({
      kind: 'unauthenticated',
      code: 'second_factor_required',
      details: { challenge: expect.any(String) },
    });
    return String(refused.details.challenge);
  }

  const enter = (challenge: string, code: string) => identity.ask(totp.signIn, VISITOR, { challenge, code });

  /** Has typed eight wrong codes, the last of them this long ago. */
  const failedAgo = ({ userId }: Newcomer, ago: string) =>
    identity.database.query(
      'UPDATE totp SET failures = 8, failed_at = now() - $2::interval WHERE user_id = $1',
      [userId, ago],
    );

  it('are asked for at sign-in once one has shown that it works, and not before', async () => {
    const person = await proved();
    const { secret, uri } = await begin(person);
    expect(uri).toContain(`secret=${secret}`);
    expect((await signIn(person.email)).user.id).toBe(person.userId);
    expect(await refusalOf(confirm(person, '000000'))).toMatchObject({
      kind: 'invalid',
      code: 'invalid_code',
      details: { fields: [{ field: 'code' }] },
    });
    expect(await methodsOf(person)).toMatchObject({ password: true, totp: false, recoveryCodesLeft: 0 });

    const { recoveryCodes } = await confirmWith(person, secret);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(await methodsOf(person)).toMatchObject({ totp: true, recoveryCodesLeft: 10 });

    const { user, tokens } = await enter(await challengeFor(person), codeOf(secret));
    expect(user.id).toBe(person.userId);
    expect(await isOpen(identity, { sessionId: sessionOf(tokens) })).toBe(true);
    await mail.told(person.email, 'Codes from an app were turned on.');
    expect(await refusalOf(begin(person))).toMatchObject({ kind: 'conflict', code: 'second_factor_on' });
  });

  it('are good once each, also for one who saw it being typed', async () => {
    const person = await withApp();
    const code = codeOf(person.secret);
    const challenge = await challengeFor(person);
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(enter(challenge, code))));
    expect(outcomes.sort()).toEqual(['done', 'invalid_code', 'invalid_code']);
    expect(await kindsOf(person)).toEqual(
      expect.arrayContaining(['second_factor_used', 'second_factor_failed', 'totp_added']),
    );
  });

  it('come after a password that was right, and no other way', async () => {
    const person = await withApp();
    expect(await refusalOf(signIn(person.email, 'a wrong guess'))).toMatchObject({
      code: 'invalid_credentials',
    });
    for (const challenge of ['', 'nonsense', 'A'.repeat(200)])
      expect(await refusalOf(enter(challenge, codeOf(person.secret)))).toMatchObject(EXPIRED);
    const challenge = await challengeFor(person);
    const change = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    await identity.ask(passwords.change, person, change);
    expect(await refusalOf(enter(challenge, codeOf(person.secret)))).toMatchObject(EXPIRED);
  });

  it('come within five minutes of the password', async () => {
    const person = await withApp();
    const challenge = await challengeFor(person);
    const code = codeOf(person.secret);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    try {
      clock.mockReturnValue(now + 301_000);
      expect(await refusalOf(enter(challenge, code))).toMatchObject(EXPIRED);
      clock.mockReturnValue(now + 290_000);
      expect((await enter(challenge, person.recoveryCodes[0]!)).user.id).toBe(person.userId);
    } finally {
      clock.mockRestore();
    }
  });

  it('that are wrong make one wait longer each time, and recovery codes do not', async () => {
    const person = await withApp();
    const challenge = await challengeFor(person);
    for (let count = 0; count < 3; count++)
      expect(await refusalOf(enter(challenge, '000000'))).toMatchObject(WRONG);
    await failedAgo(person, '0 seconds');
    const slowed = await refusalOf(enter(challenge, codeOf(person.secret)));
    expect(slowed).toMatchObject(TOO_MANY);
    expect(slowed.details.retryAfter).toBeGreaterThan(25);
    expect(slowed.details.retryAfter).toBeLessThanOrEqual(32);
    expect((await enter(challenge, person.recoveryCodes[0]!)).user.id).toBe(person.userId);
    await failedAgo(person, '33 seconds');
    expect((await enter(challenge, codeOf(person.secret))).user.id).toBe(person.userId);
  });

  it('that are right shorten nobody’s wait: whoever guesses must not see that the owner has come in', async () => {
    const person = await withApp();
    const challenge = await challengeFor(person);
    await failedAgo(person, '33 seconds');
    expect((await enter(challenge, codeOf(person.secret))).user.id).toBe(person.userId);
    expect(await refusalOf(enter(challenge, '000000'))).toMatchObject(WRONG);
    const slowed = await refusalOf(enter(challenge, '000000'));
    expect(slowed).toMatchObject(TOO_MANY);
    expect(slowed.details.retryAfter).toBeGreaterThan(50);
    await failedAgo(person, '4 hours');
    for (let count = 0; count < 3; count++)
      expect(await refusalOf(enter(challenge, '000000'))).toMatchObject(WRONG);
  });

  it('may be missing: a recovery code does once, however it is typed, and new ones replace the old', async () => {
    const person = await withApp();
    const [first = '', second = ''] = person.recoveryCodes;
    const challenge = await challengeFor(person);
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')}`;
    expect((await enter(challenge, typed)).user.id).toBe(person.userId);
    expect(await refusalOf(enter(challenge, first))).toMatchObject(WRONG);
    expect(await methodsOf(person)).toMatchObject({ recoveryCodesLeft: 9 });
    const renewed = await renew(person);
    expect(await refusalOf(enter(challenge, second))).toMatchObject(WRONG);
    expect((await enter(challenge, renewed.recoveryCodes[0]!)).user.id).toBe(person.userId);
    expect(await kindsOf(person)).toEqual(
      expect.arrayContaining(['recovery_code_used', 'recovery_codes_made']),
    );
  });

  it('give the same recovery codes again to whoever did not get the first answer', async () => {
    const person = await proved();
    const { secret } = await begin(person);
    const code = codeOf(secret);
    const [keyed, other] = [1, 2].map(() => ({ ...person, idempotencyKey: randomUUID() }));
    const first = await confirm(keyed!, code);
    expect(await confirm(keyed!, code)).toEqual(first);
    const renewed = await renew(other!);
    expect(renewed).not.toEqual(first);
    expect(await renew(other!)).toEqual(renewed);
    expect((await kindsOf(person)).filter((kind) => /^(totp_added|recovery_codes_made)$/.test(kind))).toEqual(
      ['recovery_codes_made', 'totp_added'],
    );
    await expectUnstored([secret, ...first.recoveryCodes, ...renewed.recoveryCodes]);
  });

  async function expectUnstored(secrets: string[]): Promise<void> {
    const stored = (await identity.database.everything()).join('\n');
    for (const secret of secrets) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
    }
  }

  it('come anew with the password in the request, from a session without proof, and not with a wrong one', async () => {
    const person = await withApp();
    await identity.database.query('UPDATE sessions SET proved_at = NULL WHERE user_id = $1', [person.userId]);
    for (const password of [undefined, NEW_PASSWORD])
      expect(await refusalOf(renew(person, password))).toMatchObject(NO_PROOF);
    expect(await methodsOf(person)).toMatchObject({ recoveryCodesLeft: 10 });
    const { recoveryCodes } = await renew(person, PASSWORD);
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes).not.toEqual(person.recoveryCodes);
    expect(await refusalOf(renew(person))).toMatchObject(NO_PROOF);
  });

  it('of one person open no other account', async () => {
    const [me, other] = [await withApp(), await withApp()];
    const challenge = await challengeFor(me);
    for (const code of [codeOf(other.secret), other.recoveryCodes[0]!])
      expect(await refusalOf(enter(challenge, code))).toMatchObject(WRONG);
  });

  it('are turned off again, with their recovery codes', async () => {
    const person = await withApp();
    const challenge = await challengeFor(person);
    expect(await remove(person)).toBeNull();
    expect((await signIn(person.email)).user.id).toBe(person.userId);
    expect(await refusalOf(enter(challenge, person.recoveryCodes[0]!))).toMatchObject(EXPIRED);
    const off = { kind: 'conflict', code: 'second_factor_off' };
    expect(await refusalOf(remove(person))).toMatchObject(off);
    expect(await refusalOf(renew(person))).toMatchObject(off);
  });
});

keepsASecurityLog();
