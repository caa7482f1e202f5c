import { createHash, randomUUID } from 'node:crypto';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { PASSWORD, Person, type SignedUp, signUp } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailServer } from './mail-server.js';
import { systemWithMail } from './system-with-mail.js';

let mail: MailServer;
let system: SharedSystem;
let database: Database;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  database = new Database(system.postgres, 'identity-couple');
});

afterAll(async () => {
  await database.close();
  await mail.stop();
});

async function elsewhere({ user }: SignedUp): Promise<Person> {
  const device = new Person(system.origin);
  await device.expectOk(device.post('/api/login', { email: user.email, password: PASSWORD }));
  return device;
}

const sessionOf = (person: Person) => person.cookies.get('auth_refresh')!.split('.')[0]!;
const change = (person: Person, what: string) =>
  database.query(`UPDATE sessions SET ${what} WHERE id = $1`, [sessionOf(person)]);

async function open(people: Person[]): Promise<boolean[]> {
  const rows = await database.query<{ id: string }>('SELECT id FROM sessions');
  return people.map((person) => rows.some(({ id }) => id === sessionOf(person)));
}

/** Inserts an authenticator app that was set up this long ago, confirmed or not. */
const codesFromAnApp = ({ user }: SignedUp, ago: string, confirmedAt: Date | null) =>
  database.query(
    `INSERT INTO totp (user_id, sealed_secret, created_at, confirmed_at, last_step, failures)
     VALUES ($1, 'x', now() - $2::interval, $3, 0, 0)`,
    [user.id, ago, confirmedAt],
  );

const challenge = (name: string, expiresIn: string) =>
  database.query(
    `INSERT INTO passkey_challenges (challenge_hash, purpose, expires_at)
     VALUES (convert_to($1, 'UTF8'), 'sign-in', now() + $2::interval)`,
    [name, expiresIn],
  );

describe('what is over', () => {
  it('is forgotten: sessions and set-ups that came to nothing after a day, links and challenges at once', async () => {
    const me = await signUp(system.origin);
    const [ended, endedLongAgo, expired, expiredLongAgo] = [
      await elsewhere(me),
      await elsewhere(me),
      await elsewhere(me),
      await elsewhere(me),
    ];
    await change(ended, "ended_at = now() - interval '23 hours'");
    await change(endedLongAgo, "ended_at = now() - interval '25 hours'");
    await change(expired, "expires_at = now() - interval '23 hours'");
    await change(expiredLongAgo, "expires_at = now() - interval '25 hours'");
    const link = (secret: string, expiresIn: string) =>
      database.query(
        'INSERT INTO password_resets (secret_hash, user_id, expires_at) VALUES ($1, $2, now() + $3::interval)',
        [createHash('sha256').update(secret).digest(), me.user.id, expiresIn],
      );
    await link('good', '29 minutes');
    await link('over', '-1 second');
    const [abandoned, begun, kept] = [me, await signUp(system.origin), await signUp(system.origin)];
    await codesFromAnApp(abandoned, '25 hours', null);
    await codesFromAnApp(begun, '23 hours', null);
    await codesFromAnApp(kept, '25 hours', new Date());
    await challenge('answerable', '1 minute');
    await challenge('late', '-1 second');

    await system.restart('identity-couple');
    await eventually('what is over to be gone', async () => {
      const links = await database.query('SELECT 1 FROM password_resets WHERE user_id = $1', [me.user.id]);
      const setUps = await database.query('SELECT 1 FROM totp WHERE user_id = ANY($1)', [
        [abandoned, begun, kept].map(({ user }) => user.id),
      ]);
      const challenges = await database.query(
        `SELECT 1 FROM passkey_challenges
         WHERE challenge_hash IN (convert_to('answerable', 'UTF8'), convert_to('late', 'UTF8'))`,
      );
      const sessions = await open([endedLongAgo, expiredLongAgo]);
      const counts = [links.length, setUps.length, challenges.length].join();
      return counts === '1,2,1' && !sessions.includes(true) ? true : null;
    });
    expect(await open([me, ended, expired])).toEqual([true, true, true]);
    expect(await database.query('SELECT 1 FROM totp WHERE user_id = $1', [abandoned.user.id])).toEqual([]);
    expect(
      (
        await new Person(system.origin).post('/api/password/reset', {
          token: 'good',
          password: 'a loud harbor at dawn',
        })
      ).status,
    ).toBe(200);
  });

  it('includes the ids of people whose deletion ended 30 days ago, and of nobody else', async () => {
    const deletion = async (requested: string, completed: string | null) => {
      const id = randomUUID();
      await database.query(
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
        await database.query<{ id: string }>(
          'SELECT user_id AS id FROM account_deletions WHERE user_id = ANY($1)',
          [ids],
        )
      ).map(({ id }) => id);
    await system.restart('identity-couple');
    await eventually('the old one to be forgotten', async () =>
      (await known([old])).length === 0 ? true : null,
    );
    expect((await known([recent, pending])).sort()).toEqual([recent, pending].sort());
    // A deletion that stays pending would be told of again and again in the tests that share these servers.
    await database.query('DELETE FROM account_deletions WHERE user_id = $1', [pending]);
  });

  it('does not include what tells a copied token from a good one, however old', async () => {
    const me = await signUp(system.origin);
    const thief = new Person(system.origin);
    thief.cookies.set('auth_refresh', me.cookies.get('auth_refresh')!);
    me.cookies.delete('auth_token');
    expect((await me.get('/api/auth/user')).status).toBe(200);
    const old = await elsewhere(me);
    await change(old, "ended_at = now() - interval '2 days'");
    await change(me, "rotated_at = now() - interval '29 days', expires_at = now() + interval '1 day'");
    await system.restart('identity-couple');
    await eventually('what is over to be gone', async () =>
      (await open([old])).includes(true) ? null : true,
    );
    expect((await thief.get('/api/auth/user')).status).toBe(401);
    const [session] = await database.query<{ ended_at: Date | null }>(
      'SELECT ended_at FROM sessions WHERE id = $1',
      [sessionOf(me)],
    );
    expect(session?.ended_at).toBeInstanceOf(Date);
  });
});
