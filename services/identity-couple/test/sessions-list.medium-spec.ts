import { identityRpc } from '@anew/contracts/identity/rpc';
import { refusalOf, ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { start } from '../src/app.js';
import { elsewhere, isOpen, type Newcomer, newcomer, pair, PASSWORD, VISITOR } from './people-alone.js';

const { accounts, sessions } = identityRpc;

const ABSENT = { kind: 'not_found', code: 'session_not_found' };

let identity: ServiceAlone;

const startAlone = async () => {
  identity = await ServiceAlone.start('identity-couple', start);
};

beforeAll(startAlone);

afterAll(() => identity.stop());

/** Ends the service and starts it again, at which it looks whether its key is to be replaced. */
async function restart(): Promise<void> {
  await identity.stop();
  await startAlone();
}

const signUp = () => newcomer(identity);

/** Tokens of a new session of this person. */
async function tokensOf({ email }: Newcomer) {
  const credentials = { email, password: PASSWORD };
  return (await identity.ask(accounts.signIn, VISITOR, credentials)).tokens;
}

/** The same person, in another browser. */
const inAnother = (me: Newcomer, userAgent?: string) => elsewhere(identity, me, userAgent);
const listOf = (me: Newcomer) => identity.ask(sessions.list, me, {});
const isCurrent = async (me: Newcomer) => (await listOf(me)).map(({ current }) => current);
const areOpen = (people: Newcomer[]) => Promise.all(people.map((person) => isOpen(identity, person)));
const endOne = (me: Newcomer, id: string) => identity.ask(sessions.endOne, me, { id });

const several = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('the list of sessions', () => {
  it('shows every browser one is signed in with, the newest first, and which is this one', async () => {
    const me = await signUp();
    const phone = await inAnother(me, `A telephone ${'x'.repeat(400)}`);
    await signUp();

    const listed = await listOf(phone);
    expect(listed.map(({ id }) => id)).toEqual([phone.sessionId, me.sessionId]);
    expect(listed.map(({ current }) => current)).toEqual([true, false]);
    expect(listed[0]?.userAgent).toMatch(/^A telephone x+$/);
    expect(listed[0]?.userAgent).toHaveLength(300);
    for (const { createdAt, lastSeenAt } of listed) {
      expect(new Date(createdAt).toISOString()).toBe(createdAt);
      expect(lastSeenAt >= createdAt).toBe(true);
    }
    expect(Object.keys(listed[0]!).sort()).toEqual(['createdAt', 'current', 'id', 'lastSeenAt', 'userAgent']);
    expect(await isCurrent(me)).toEqual([false, true]);
  });

  it('forgets those that were signed out of and those that have expired', async () => {
    const me = await signUp();
    const [left, old] = [await inAnother(me), await inAnother(me)];
    await identity.ask(sessions.end, VISITOR, { sessionId: left.sessionId });
    await identity.database.query(
      "UPDATE sessions SET expires_at = now() - interval '1 second' WHERE id = $1",
      [old.sessionId],
    );
    expect(await isCurrent(me)).toEqual([true]);
  });
});

describe('signing out everywhere else', () => {
  it('leaves nobody a way back by a token that was kept', async () => {
    const [me, stranger] = [await signUp(), await signUp()];
    const thief = await inAnother(me);
    const { refreshToken = '' } = await tokensOf(me);
    expect(await identity.ask(sessions.endOthers, me, {})).toBeNull();
    expect(await areOpen([me, stranger, thief])).toEqual([true, true, false]);
    expect(await identity.ask(sessions.refresh, VISITOR, { refreshToken })).toBeNull();
    expect(await isCurrent(me)).toEqual([true]);
  });
});

describe('one session', () => {
  it('is ended by itself, once, and the others stay', async () => {
    const me = await signUp();
    const [phone, tablet] = [await inAnother(me), await inAnother(me)];
    expect(await endOne(me, phone.sessionId)).toBeNull();
    expect(await areOpen([me, phone, tablet])).toEqual([true, false, true]);
    expect((await listOf(me)).map(({ id }) => id)).toEqual([tablet.sessionId, me.sessionId]);
    expect(await refusalOf(endOne(me, phone.sessionId))).toMatchObject(ABSENT);
  });

  it('is nobody else’s to end, and not there is the same', async () => {
    const [me, partner] = await pair(identity);
    for (const id of [me.sessionId, '01920000-0000-7000-8000-000000000000'])
      expect(await refusalOf(endOne(partner, id))).toMatchObject(ABSENT);
    expect(await areOpen([me])).toEqual([true]);
  });

  it('more than twenty is not open: the one used the longest ago ends', async () => {
    const me = await signUp();
    const devices: Newcomer[] = [];
    for (let count = 0; count < 20; count++) devices.push(await inAnother(me));
    expect(await listOf(devices[0]!)).toHaveLength(20);
    expect(await areOpen([me, ...devices])).toEqual([false, ...several(20, true)]);
    // Of sessions that begin at the same moment, all but twenty are ended again.
    const rivals = await Promise.all(Array.from({ length: 24 }, () => inAnother(me)));
    expect((await areOpen(rivals)).filter(Boolean)).toHaveLength(20);
    expect(await areOpen(devices)).toEqual(several(20, false));
  });
});

describe('the key that tokens are signed with', () => {
  const age = (days: number) =>
    identity.database.query("UPDATE signing_keys SET created_at = created_at - $1 * interval '1 day'", [
      days,
    ]);

  const tokenOf = async (me: Newcomer) => (await tokensOf(me)).accessToken;

  const keyIdOf = (token: string) => decodeProtectedHeader(token).kid;

  /** Whether a gateway that asks for the keys now can verify this token. */
  async function isVouchedFor(token: string): Promise<boolean> {
    const { keys } = await identity.ask(sessions.keys, VISITOR, {});
    return jwtVerify(token, createLocalJWKSet({ keys })).then(
      () => true,
      (error: unknown) => {
        if (error instanceof errors.JWKSNoMatchingKey) return false;
        throw error;
      },
    );
  }

  it('is replaced after 30 days, vouches for what it signed, and is forgotten a day later', async () => {
    const me = await newcomer(identity);
    const before = await tokenOf(me);
    await age(29);
    await restart();
    expect(keyIdOf(await tokenOf(me))).toBe(keyIdOf(before));

    await age(1);
    await restart();
    const later = await tokenOf(me);
    expect(keyIdOf(later)).not.toBe(keyIdOf(before));
    for (const token of [before, later]) expect(await isVouchedFor(token)).toBe(true);

    await age(1);
    await restart();
    expect(keyIdOf(await tokenOf(me))).toBe(keyIdOf(later));
    expect(await isVouchedFor(before)).toBe(false);
    expect(await isVouchedFor(later)).toBe(true);
  });

  it('is never stored in the open, and a token lives 15 minutes', async () => {
    const { iat = 0, exp = 0 } = decodeJwt(await tokenOf(await newcomer(identity)));
    expect(exp - iat).toBe(15 * 60);
    const keys = await identity.database.query<{ public_jwk: object; sealed_private_jwk: Buffer }>(
      'SELECT * FROM signing_keys',
    );
    expect(keys.length).toBeGreaterThan(0);
    for (const { public_jwk, sealed_private_jwk } of keys) {
      expect(public_jwk).not.toHaveProperty('d');
      expect(sealed_private_jwk.toString('latin1')).not.toContain('"d"');
    }
  });
});
