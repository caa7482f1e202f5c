import { randomBytes, randomUUID } from 'node:crypto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { refusalOf, ServiceAlone } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { TEST_SECRETS } from '@anew/testkit/processes';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeProtectedHeader } from 'jose';
import { TOTP } from 'otpauth';
import { start } from '../src/app.js';
import { type Newcomer, newcomer, PASSWORD, VISITOR } from './people-alone.js';
import { PushService } from './push-service.js';

const OLD = TEST_SECRETS.KEY_ENCRYPTION_SECRET;
const NEW = randomBytes(32).toString('base64');

const SIGNING_KEYS = 'SELECT kid, sealed_private_jwk AS sealed FROM signing_keys ORDER BY kid';

let push: PushService;
let identity: ServiceAlone;

async function startWith(secrets: string): Promise<void> {
  identity = await ServiceAlone.start('identity-couple', start, {
    secrets: { KEY_ENCRYPTION_SECRET: secrets },
  });
}

async function restartWith(secrets: string): Promise<void> {
  await identity.stop();
  await startWith(secrets);
}

/** Bytes that are sealed for a person, and those of all keys that sign. */
async function sealedFor({ userId }: Newcomer): Promise<string[]> {
  const rows = await identity.database.query<{ sealed: Buffer }>(
    `SELECT sealed_secret AS sealed FROM totp WHERE user_id = $1
     UNION ALL SELECT sealed FROM push_subscriptions WHERE user_id = $1
     UNION ALL SELECT sealed_private_jwk FROM signing_keys`,
    [userId],
  );
  return rows.map(({ sealed }) => sealed.toString('hex'));
}

/** Resolves once every value in `before` was sealed anew. */
const resealed = (person: Newcomer, before: readonly string[]) =>
  eventually('everything to be sealed anew', async () => {
    const now = await sealedFor(person);
    return now.length === before.length && now.every((each) => !before.includes(each)) ? true : null;
  });

interface WithApp extends Newcomer {
  secret: string;
  recoveryCodes: string[];
}

/** Code of this many steps from now. Each code is valid once. */
const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

async function withApp(): Promise<WithApp> {
  const person = await newcomer(identity);
  await identity.ask(identityRpc.proof.confirm, person, { currentPassword: PASSWORD });
  const { secret } = await identity.ask(identityRpc.totp.begin, person, {});
  const { recoveryCodes } = await identity.ask(identityRpc.totp.confirm, person, { code: codeOf(secret, 0) });
  await identity.ask(identityRpc.push.subscribe, person, push.browser().subscription);
  return { ...person, secret, recoveryCodes };
}

const forgetUsedCodes = ({ userId }: WithApp) =>
  identity.database.query('UPDATE totp SET last_step = 0 WHERE user_id = $1', [userId]);

async function challengeFor({ email }: WithApp): Promise<string> {
  const asked = identity.ask(identityRpc.accounts.signIn, VISITOR, { email, password: PASSWORD });
  const { details } = await refusalOf(asked);
  return String(details.challenge);
}

async function signInWith(person: WithApp, code: string) {
  const challenge = await challengeFor(person);
  return identity.ask(identityRpc.totp.signIn, VISITOR, { challenge, code });
}

const keyIdOf = (token: string) => decodeProtectedHeader(token).kid;

beforeAll(async () => {
  push = await PushService.start();
  await startWith(OLD);
});

afterAll(async () => {
  // Other spec files use the same database with the secret of all tests.
  const before = await identity.database.query<{ kid: string; sealed: Buffer }>(SIGNING_KEYS);
  await restartWith(`${OLD},${NEW}`);
  await eventually('the keys to be sealed with the old secret again', async () => {
    const now = await identity.database.query<{ kid: string; sealed: Buffer }>(SIGNING_KEYS);
    return now.every(({ sealed }, at) => !before[at]?.sealed.equals(sealed)) ? true : null;
  });
  await identity.stop();
  push.stop();
});

describe('a secret that is rotated', () => {
  it('costs nobody a second factor, a recovery code or a session', async () => {
    const ana = await withApp();
    const [recoveryCode = '', nextRecoveryCode = ''] = ana.recoveryCodes;
    const { tokens } = await signInWith(ana, recoveryCode);
    const { refreshToken = '' } = tokens;
    const before = await sealedFor(ana);

    await restartWith(`${NEW},${OLD}`);
    await resealed(ana, before);
    await forgetUsedCodes(ana);
    await signInWith(ana, codeOf(ana.secret, 0));

    await restartWith(NEW);
    await forgetUsedCodes(ana);
    const again = await signInWith(ana, codeOf(ana.secret, 0));
    expect(keyIdOf(again.tokens.accessToken)).toBe(keyIdOf(tokens.accessToken));
    await signInWith(ana, nextRecoveryCode);
    const renewed = await identity.ask(
      identityRpc.sessions.refresh,
      { ...VISITOR, requestId: randomUUID() },
      {
        refreshToken,
      },
    );
    expect(renewed).not.toBeNull();
  });
});
