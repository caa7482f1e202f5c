import { createHash, randomUUID } from 'node:crypto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { SecurityKind } from '@anew/contracts/identity/security';
import type { Environment } from '@anew/observability/config';
import { ServiceAlone } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../src/app.js';
import { elsewhere, isOpen, type Newcomer, newcomer, PASSWORD, VISITOR } from './people-alone.js';

let identity: ServiceAlone;

const startAlone = async (env: Environment = {}) => {
  identity = await ServiceAlone.start('identity-couple', start, { env });
};

beforeAll(() => startAlone());

afterAll(() => identity.stop());

/** Ends the service and starts it again, at which it looks for what is over. */
async function restart(env: Environment = {}): Promise<void> {
  await identity.stop();
  await startAlone(env);
}

const change = ({ sessionId }: Pick<Newcomer, 'sessionId'>, what: string) =>
  identity.database.query(`UPDATE sessions SET ${what} WHERE id = $1`, [sessionId]);

async function open(sessions: Pick<Newcomer, 'sessionId'>[]): Promise<boolean[]> {
  const rows = await identity.database.query<{ id: string }>('SELECT id FROM sessions');
  return sessions.map(({ sessionId }) => rows.some(({ id }) => id === sessionId));
}

/** Inserts an authenticator app that was set up this long ago, confirmed or not. */
const codesFromAnApp = ({ userId }: Newcomer, ago: string, confirmedAt: Date | null) =>
  identity.database.query(
    `INSERT INTO totp (user_id, sealed_secret, created_at, confirmed_at, last_step, failures)
     VALUES ($1, 'x', now() - $2::interval, $3, 0, 0)`,
    [userId, ago, confirmedAt],
  );

const challenge = (name: string, expiresIn: string) =>
  identity.database.query(
    `INSERT INTO passkey_challenges (challenge_hash, purpose, expires_at)
     VALUES (convert_to($1, 'UTF8'), 'sign-in', now() + $2::interval)`,
    [name, expiresIn],
  );

/** Writes into somebody's security log that this happened so many days ago. */
const happened = ({ userId }: Newcomer, kind: SecurityKind, days: number) =>
  identity.database.query(
    `INSERT INTO security_events (id, user_id, kind, at)
     VALUES (gen_random_uuid(), $1, $2, now() - $3 * interval '1 day')`,
    [userId, kind, days],
  );

const kindsOf = async (person: Newcomer) =>
  (await identity.ask(identityRpc.securityLog.list, person, {})).map(({ kind }) => kind);

const refreshed = (refreshToken: string) =>
  identity.ask(identityRpc.sessions.refresh, VISITOR, { refreshToken });

describe('what is over', () => {
  it('is forgotten: sessions and set-ups that came to nothing after a day, links and challenges at once, the log after 180 days', async () => {
    const me = await newcomer(identity);
    const [ended, endedLongAgo, expired, expiredLongAgo] = [
      await elsewhere(identity, me),
      await elsewhere(identity, me),
      await elsewhere(identity, me),
      await elsewhere(identity, me),
    ];
    await change(ended, "ended_at = now() - interval '23 hours'");
    await change(endedLongAgo, "ended_at = now() - interval '25 hours'");
    await change(expired, "expires_at = now() - interval '23 hours'");
    await change(expiredLongAgo, "expires_at = now() - interval '25 hours'");
    const link = (secret: string, expiresIn: string) =>
      identity.database.query(
        'INSERT INTO password_resets (secret_hash, user_id, expires_at) VALUES ($1, $2, now() + $3::interval)',
        [createHash('sha256').update(secret).digest(), me.userId, expiresIn],
      );
    await link('good', '29 minutes');
    await link('over', '-1 second');
    const [abandoned, begun, kept] = [me, await newcomer(identity), await newcomer(identity)];
    await codesFromAnApp(abandoned, '25 hours', null);
    await codesFromAnApp(begun, '23 hours', null);
    await codesFromAnApp(kept, '25 hours', new Date());
    await challenge('answerable', '1 minute');
    await challenge('late', '-1 second');

    await happened(me, 'proof_failed', 179);
    await happened(me, 'sign_in_failed', 181);

    await restart();
    await eventually('what is over to be gone', async () => {
      const links = await identity.database.query('SELECT 1 FROM password_resets WHERE user_id = $1', [
        me.userId,
      ]);
      const setUps = await identity.database.query('SELECT 1 FROM totp WHERE user_id = ANY($1)', [
        [abandoned, begun, kept].map(({ userId }) => userId),
      ]);
      const challenges = await identity.database.query(
        `SELECT 1 FROM passkey_challenges
         WHERE challenge_hash IN (convert_to('answerable', 'UTF8'), convert_to('late', 'UTF8'))`,
      );
      const failures = (await kindsOf(me)).filter((kind) => kind === 'sign_in_failed');
      const sessions = await open([endedLongAgo, expiredLongAgo]);
      const counts = [links.length, setUps.length, challenges.length, failures.length].join();
      return counts === '1,2,1,0' && !sessions.includes(true) ? true : null;
    });
    expect(await kindsOf(me)).toEqual(expect.arrayContaining(['proof_failed', 'account_created']));
    expect(await open([me, ended, expired])).toEqual([true, true, true]);
    expect(
      await identity.database.query('SELECT 1 FROM totp WHERE user_id = $1', [abandoned.userId]),
    ).toEqual([]);
    const { email } = await identity.ask(identityRpc.passwords.reset, VISITOR, {
      token: 'good',
      password: 'a loud harbor at dawn',
    });
    expect(email).toBe(me.email);
  });

  it('includes the ids of people whose deletion ended 30 days ago, and of nobody else', async () => {
    const deletion = async (requested: string, completed: string | null) => {
      const id = randomUUID();
      await identity.database.query(
        `INSERT INTO account_deletions (user_id, requested_at, last_sent_at, pending_services, completed_at)
         VALUES ($1, now() - $2::interval, now(), $4, now() - $3::interval)`,
        [id, requested, completed, completed === null ? ['journal'] : []],
      );
      return id;
    };
    const [old, recent, pending] = [
      await deletion('32 days', '31 days'),
      await deletion('31 days', '29 days'),
      await deletion('32 days', null),
    ];
    const known = async (ids: string[]) =>
      (
        await identity.database.query<{ id: string }>(
          'SELECT user_id AS id FROM account_deletions WHERE user_id = ANY($1)',
          [ids],
        )
      ).map(({ id }) => id);
    await restart();
    await eventually('the old one to be forgotten', async () =>
      (await known([old])).length === 0 ? true : null,
    );
    expect((await known([recent, pending])).sort()).toEqual([recent, pending].sort());
    // A deletion that stays pending would be told of again and again in the tests that share these servers.
    await identity.database.query('DELETE FROM account_deletions WHERE user_id = $1', [pending]);
  });

  it('does not include what tells a copied token from a good one, however old', async () => {
    const me = await newcomer(identity);
    const credentials = { email: me.email, password: PASSWORD };
    const { tokens } = await identity.ask(identityRpc.accounts.signIn, VISITOR, credentials);
    const { refreshToken = '' } = tokens;
    const used = { sessionId: refreshToken.split('.')[0]! };
    expect(await refreshed(refreshToken)).not.toBeNull();
    const old = await elsewhere(identity, me);
    await change(old, "ended_at = now() - interval '2 days'");
    await change(used, "rotated_at = now() - interval '29 days', expires_at = now() + interval '1 day'");
    await restart();
    await eventually('what is over to be gone', async () =>
      (await open([old])).includes(true) ? null : true,
    );
    expect(await refreshed(refreshToken)).toBeNull();
    const [session] = await identity.database.query<{ ended_at: Date | null }>(
      'SELECT ended_at FROM sessions WHERE id = $1',
      [used.sessionId],
    );
    expect(session?.ended_at).toBeInstanceOf(Date);
  });

  it('includes an account whose address should have been proved, and was not for a week', async () => {
    const unasked = await newcomer(identity);
    await restart({ REQUIRE_PROVED_ADDRESS: 'true' });
    const [me, young] = [await newcomer(identity), await newcomer(identity)];
    await identity.database.query(
      "UPDATE users SET created_at = created_at - interval '8 days' WHERE id = ANY($1)",
      [[me.userId, unasked.userId]],
    );
    await restart();
    await eventually('the session to end', async () => ((await isOpen(identity, me)) ? null : true));
    for (const person of [young, unasked]) expect(await isOpen(identity, person)).toBe(true);
    const left = (await identity.database.everything()).filter((row) => row.includes(me.userId));
    expect(left.filter((row) => !/^(outbox|account_deletions) /.test(row))).toEqual([]);
    // A deletion that stays pending would be told of again and again in the tests that share these servers.
    await identity.database.query('DELETE FROM account_deletions WHERE user_id = $1', [me.userId]);
  });
});
