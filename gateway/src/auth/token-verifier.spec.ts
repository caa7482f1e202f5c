import type { RequestContext } from '@anew/contracts/actor';
import { COOKIES } from '@anew/contracts/cookies';
import { ACCESS_TOKEN } from '@anew/contracts/identity/access-token';
import type { PublicKeySet } from '@anew/contracts/identity/views';
import type { RpcClient } from '@anew/messaging/rpc-client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { TokenVerifier } from './token-verifier.js';

const CONTEXT: RequestContext = { requestId: 'request', timeZone: 'UTC' };
const DAY_S = 86_400;
const LIFETIME_S = COOKIES.access.lifetimeS;

interface Key {
  published: PublicKeySet['keys'][number];
  secret: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
}

let stolen: Key;
/** Keys that identity-couple publishes. */
let published: Key[];
let tokens: TokenVerifier;

async function newKey(kid: string): Promise<Key> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA');
  const { kty = '', crv = '', x = '' } = await exportJWK(publicKey);
  return { published: { kid, kty, crv, x }, secret: privateKey };
}

const nowS = () => Math.floor(Date.now() / 1000);

/** A token that was issued so many seconds ago, and ends in so many. */
const token = (key: Key, issuedAgoS: number, endsInS: number) =>
  new SignJWT({ iss: ACCESS_TOKEN.issuer, aud: ACCESS_TOKEN.audience, sub: 'ana', sid: 'session' })
    .setProtectedHeader({ alg: 'EdDSA', typ: ACCESS_TOKEN.type, kid: key.published.kid })
    .setIssuedAt(nowS() - issuedAgoS)
    .setExpirationTime(nowS() + endsInS)
    .sign(key.secret);

const isGood = async (text: string) => (await tokens.verify(text, CONTEXT)) !== null;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  stolen = await newKey('stolen');
  published = [stolen];
  const rpc = { request: () => Promise.resolve({ keys: published.map((key) => key.published) }) };
  tokens = new TokenVerifier(rpc as unknown as RpcClient);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('an access token', () => {
  it('is good for as long as identity-couple says', async () => {
    expect(await isGood(await token(stolen, 0, LIFETIME_S))).toBe(true);
    expect(await isGood(await token(stolen, LIFETIME_S - 1, 1))).toBe(true);
    expect(await isGood(await token(stolen, LIFETIME_S, 0))).toBe(false);
  });

  it('is good where the clock of identity-couple is a little ahead', async () => {
    expect(await isGood(await token(stolen, -2, LIFETIME_S - 2))).toBe(true);
  });

  it('that was issued too long ago, or is to be later, is refused, however far its end is', async () => {
    expect(await isGood(await token(stolen, DAY_S, 365 * DAY_S))).toBe(false);
    expect(await isGood(await token(stolen, -DAY_S, 365 * DAY_S))).toBe(false);
  });

  it('with a far end is not remembered for longer than any other', async () => {
    const forged = await token(stolen, 0, 365 * DAY_S);
    expect(await isGood(forged)).toBe(true);
    jest.setSystemTime(Date.now() + LIFETIME_S * 1000);
    expect(await isGood(forged)).toBe(false);
  });

  it('is remembered no more once its key is gone', async () => {
    const forged = await token(stolen, 0, LIFETIME_S);
    expect(await isGood(forged)).toBe(true);
    const fresh = await newKey('fresh');
    published = [fresh];
    jest.setSystemTime(Date.now() + 2_000);
    expect(await isGood(await token(fresh, 0, LIFETIME_S))).toBe(true);
    expect(await isGood(forged)).toBe(false);
  });
});
