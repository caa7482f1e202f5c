import type { Visitor } from '@anew/contracts/actor';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { describe, expect, it } from '@jest/globals';
import { identity } from './identity-with-mail.js';
import { elsewhere, type Newcomer, newcomer, pair, PASSWORD, sessionOf, VISITOR } from './people-alone.js';
import { kindsOf, logOf, prove } from './ways-in.js';

const { accounts, passwords, proof, sessions } = identityRpc;

const guessAt = ({ email }: Newcomer, visitor: Visitor = VISITOR) =>
  refusalOf(identity.ask(accounts.signIn, visitor, { email, password: 'a wrong guess' }));

/** Waits for a failure, which is written after the refusal. */
const written = (person: Newcomer, kind: 'sign_in_failed' | 'proof_failed') =>
  eventually('the failure to be written', async () => ((await kindsOf(person)).includes(kind) ? true : null));

export function keepsASecurityLog(): void {
  describe('the security log', () => {
    const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

    it('tells what happened, the newest first, with browser and network and nothing more', async () => {
      const me = await newcomer(identity);
      await guessAt(me, { ...VISITOR, userAgent: BROWSER });
      await written(me, 'sign_in_failed');
      const browser = await elsewhere(identity, me, BROWSER);
      await refusalOf(identity.ask(proof.confirm, browser, { currentPassword: 'a wrong guess' }));
      await written(me, 'proof_failed');
      await prove(browser);
      await identity.ask(accounts.export, browser, {});
      await identity.ask(sessions.endOthers, browser, {});
      await identity.ask(sessions.end, VISITOR, { sessionId: browser.sessionId });
      const log = await logOf(await elsewhere(identity, me, BROWSER));
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
      const [me, partner] = await pair(identity);
      const mine = new Set((await logOf(me)).map(({ id }) => id));
      expect((await logOf(partner)).filter(({ id }) => mine.has(id))).toEqual([]);
      await prove(me);
      const { securityLog, signInMethods } = await identity.ask(accounts.export, me, {});
      expect((securityLog as { id: string }[]).map(({ id }) => id)).toEqual(
        expect.arrayContaining([...mine]),
      );
      expect(signInMethods).toMatchObject({ password: true });
    });

    it('says when a copied token came, and when the password changed', async () => {
      const me = await newcomer(identity);
      const credentials = { email: me.email, password: PASSWORD };
      const { tokens } = await identity.ask(accounts.signIn, VISITOR, credentials);
      const { refreshToken = '' } = tokens;
      const refresh = () => identity.ask(sessions.refresh, VISITOR, { refreshToken });
      expect(await refresh()).not.toBeNull();
      await identity.database.query(
        "UPDATE sessions SET rotated_at = rotated_at - interval '1 minute' WHERE id = $1",
        [sessionOf(tokens)],
      );
      expect(await refresh()).toBeNull();
      const change = { currentPassword: PASSWORD, password: 'a loud harbor at dawn' };
      await identity.ask(passwords.change, me, change);
      expect(await kindsOf(me)).toEqual([
        'password_changed',
        'session_copied',
        'signed_in',
        'account_created',
      ]);
    });

    it('keeps fifty of a kind, so that failed tries push nothing else out', async () => {
      const me = await newcomer(identity);
      await identity.database.query(
        `INSERT INTO security_events (id, user_id, kind, at)
         SELECT gen_random_uuid(), $1, 'sign_in_failed', now() FROM generate_series(1, 80)`,
        [me.userId],
      );
      await guessAt(me);
      await eventually('the oldest to go', async () =>
        (await kindsOf(me)).filter((kind) => kind === 'sign_in_failed').length === 50 ? true : null,
      );
      expect(await kindsOf(me)).toContain('account_created');
    });

    it('holds nothing that says who somebody is', async () => {
      const rows = await identity.database.query<{ row: string }>(
        'SELECT e::text AS row FROM security_events e',
      );
      const text = rows.map(({ row }) => row).join('\n');
      expect(text).toContain('Firefox on Linux');
      expect(text).not.toMatch(/@|Mozilla|127\.0\.0\.1/);
    });
  });
}
