import type { SecurityEvent, SignInMethods } from '@anew/contracts/identity/views';
import { eventually } from '@anew/testkit/eventually';
import { couple, PASSWORD, Person, signUp } from '@anew/testkit/person';
import { describe, expect, it } from '@jest/globals';
import { database, system } from './mail-and-database.js';
import { kindsOf, logOf, prove } from './ways-in.js';

const visitor = () => new Person(system.origin);

export function keepsASecurityLog(): void {
  describe('the security log', () => {
    const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

    it('tells what happened, the newest first, with browser and network and nothing more', async () => {
      const me = await signUp(system.origin);
      const browser = new Person(system.origin, { 'user-agent': BROWSER });
      const signIn = (password: string) => browser.post('/api/login', { email: me.user.email, password });
      await signIn('a wrong guess');
      await eventually('the failure to be written', async () =>
        (await kindsOf(me)).includes('sign_in_failed') ? true : null,
      );
      await browser.expectOk(signIn(PASSWORD));
      await browser.post('/api/account/confirm', { currentPassword: 'a wrong guess' });
      await eventually('the failure to be written', async () =>
        (await kindsOf(me)).includes('proof_failed') ? true : null,
      );
      await browser.expectOk(prove(browser));
      await browser.expectOk(browser.get('/api/account/export'));
      await browser.delete('/api/account/sessions');
      await browser.get('/api/logout');
      await browser.expectOk(signIn(PASSWORD));
      const log = await logOf(browser);
      expect(log.map(({ kind }) => kind)).toEqual([
        'signed_in',
        'signed_out',
        'other_sessions_ended',
        'data_exported',
        'proof_failed',
        'signed_in',
        'sign_in_failed',
        'account_created',
      ]);
      expect(log.map(({ device }) => device).slice(0, 7)).toEqual(Array(7).fill('Firefox on Linux'));
      expect(log[0]).toEqual({
        id: expect.any(String),
        kind: 'signed_in',
        at: expect.any(String),
        device: 'Firefox on Linux',
        network: '127.0.0.0/24',
      });
      expect(log[1]?.network).toBeNull();
    });

    it('is its owner’s alone, and part of what they export', async () => {
      const [me, partner] = await couple(system.origin);
      expect((await visitor().get('/api/account/security-log')).status).toBe(401);
      const mine = new Set((await logOf(me)).map(({ id }) => id));
      expect((await logOf(partner)).filter(({ id }) => mine.has(id))).toEqual([]);
      await me.expectOk(prove(me));
      const { account } = await me.expectOk(
        me.get<{ account: { securityLog: SecurityEvent[]; signInMethods: SignInMethods } }>(
          '/api/account/export',
        ),
      );
      expect(account.securityLog.map(({ id }) => id)).toEqual(expect.arrayContaining([...mine]));
      expect(account.signInMethods).toMatchObject({ password: true });
    });

    it('says when a copied token came, and when the password changed', async () => {
      const me = await signUp(system.origin);
      const thief = new Person(system.origin);
      thief.cookies.set('auth_refresh', me.cookies.get('auth_refresh')!);
      me.cookies.delete('auth_token');
      await me.expectOk(me.get('/api/auth/user'));
      await database.query(
        "UPDATE sessions SET rotated_at = rotated_at - interval '1 minute' WHERE user_id = $1",
        [me.user.id],
      );
      expect((await thief.get('/api/auth/user')).status).toBe(401);
      await me.expectOk(me.post('/api/login', { email: me.user.email, password: PASSWORD }));
      const change = { currentPassword: PASSWORD, password: 'a loud harbor at dawn' };
      expect((await me.post('/api/account/password', change)).status).toBe(204);
      expect(await kindsOf(me)).toEqual([
        'password_changed',
        'signed_in',
        'session_copied',
        'account_created',
      ]);
    });

    it('keeps fifty of a kind, so that failed tries push nothing else out, for 180 days', async () => {
      const me = await signUp(system.origin);
      await database.query(
        `INSERT INTO security_events (id, user_id, kind, at)
         SELECT gen_random_uuid(), $1, 'sign_in_failed', now() FROM generate_series(1, 80)`,
        [me.user.id],
      );
      await visitor().post('/api/login', { email: me.user.email, password: 'a wrong guess' });
      await eventually('the oldest to go', async () =>
        (await kindsOf(me)).filter((kind) => kind === 'sign_in_failed').length === 50 ? true : null,
      );
      expect(await kindsOf(me)).toContain('account_created');
      await database.query(
        `UPDATE security_events SET at = now() - interval '181 days' WHERE user_id = $1 AND kind = 'sign_in_failed'`,
        [me.user.id],
      );
      await system.restart('identity-couple');
      await eventually('what is old to go', async () =>
        (await kindsOf(me)).includes('sign_in_failed') ? null : true,
      );
      expect(await kindsOf(me)).toEqual(['account_created']);
    });

    it('holds nothing that says who somebody is', async () => {
      const rows = await database.query<{ row: string }>('SELECT e::text AS row FROM security_events e');
      const text = rows.map(({ row }) => row).join('\n');
      expect(text).not.toMatch(/@|Mozilla|127\.0\.0\.1/);
    });
  });
}
