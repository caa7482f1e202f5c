import { identityRpc } from '@anew/contracts/identity/rpc';
import { ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { start } from '../src/app.js';
import { type Newcomer, newcomer, PASSWORD, VISITOR } from './people-alone.js';

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

const age = (days: number) =>
  identity.database.query("UPDATE signing_keys SET created_at = created_at - $1 * interval '1 day'", [days]);

/** A token of a new session. */
async function tokenOf({ email }: Newcomer): Promise<string> {
  const credentials = { email, password: PASSWORD };
  const { tokens } = await identity.ask(identityRpc.accounts.signIn, VISITOR, credentials);
  return tokens.accessToken;
}

const keyIdOf = (token: string) => decodeProtectedHeader(token).kid;

/** Whether a gateway that asks for the keys now can verify this token. */
async function isVouchedFor(token: string): Promise<boolean> {
  const { keys } = await identity.ask(identityRpc.sessions.keys, VISITOR, {});
  return jwtVerify(token, createLocalJWKSet({ keys })).then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.JWKSNoMatchingKey) return false;
      throw error;
    },
  );
}

describe('the key that tokens are signed with', () => {
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
