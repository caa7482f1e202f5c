import { identityRpc } from '@anew/contracts/identity/rpc';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import type { QueryRunner } from 'typeorm';
import { CodesMade1790000064000 } from '../src/migrations/codes-made.js';
import { another, ask, BAD_LINK, giveUp, moved, NEW_PASSWORD, reset, undo } from './address-moves.js';
import { identity, mail, signIn } from './identity-with-mail.js';
import { elsewhere, type Newcomer, newcomer, PASSWORD } from './people-alone.js';

const { passkeys, proof, totp } = identityRpc;
const SECOND_FACTOR = { kind: 'unauthenticated', code: 'second_factor_required' };

export function givesOldAddressesBack(): void {
  describe('an account whose old mail another one reads', () => {
    /** Someone who turned on an authenticator app, with recovery codes, and added a passkey this many days ago. */
    async function withSecondFactor(days: number): Promise<Newcomer> {
      const person = await newcomer(identity);
      await identity.ask(proof.confirm, person, { currentPassword: PASSWORD });
      const { secret } = await identity.ask(totp.begin, person, {});
      await identity.ask(totp.confirm, person, { code: new TOTP({ secret }).generate() });
      await identity.database.query(
        `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
       VALUES (gen_random_uuid(), $1, gen_random_uuid(), '', 0, '{}', 'Phone', now())`,
        [person.userId],
      );
      const times = [
        'totp.created_at',
        'totp.confirmed_at',
        'recovery_codes.created_at',
        'passkeys.created_at',
      ];
      for (const column of times) {
        const [table, time] = column.split('.');
        await identity.database.query(
          `UPDATE ${table} SET ${time} = ${time} - $2 * interval '1 day' WHERE user_id = $1`,
          [person.userId, days],
        );
      }
      return person;
    }

    /** Undoes the change of address and sets a new password, as whoever reads the old mail can. */
    async function takenBack(person: Newcomer): Promise<void> {
      await moved(person);
      const { resetToken } = await undo(await mail.tokenFor('address/undo', person.email));
      await reset(resetToken);
    }

    const passkeysOf = ({ userId }: Newcomer) =>
      identity.database.query('SELECT 1 FROM passkeys WHERE user_id = $1', [userId]);

    const codesOf = ({ userId }: Newcomer) =>
      identity.database.query('SELECT 1 FROM recovery_codes WHERE user_id = $1', [userId]);

    it('still asks for the code of an app that was there 8 days before, and keeps its codes and passkeys', async () => {
      const person = await withSecondFactor(8);
      await takenBack(person);
      expect(await refusalOf(signIn(person.email, NEW_PASSWORD))).toMatchObject(SECOND_FACTOR);
      expect(await passkeysOf(person)).toHaveLength(1);
      expect(await codesOf(person)).toHaveLength(10);
    });

    it('keeps no recovery code that was made the day before, beside an older app: it may be a thief’s', async () => {
      const person = await withSecondFactor(8);
      await identity.ask(totp.renewCodes, person, {});
      await identity.database.query(
        "UPDATE recovery_codes SET created_at = created_at - interval '1 day' WHERE user_id = $1",
        [person.userId],
      );
      await takenBack(person);
      expect(await refusalOf(signIn(person.email, NEW_PASSWORD))).toMatchObject(SECOND_FACTOR);
      expect(await codesOf(person)).toHaveLength(0);
    });

    it('keeps what the log says is old enough of the codes from before their time was stored', async () => {
      const [recent, older, beforeTheLog] = [
        await withSecondFactor(8),
        await withSecondFactor(8),
        await withSecondFactor(8),
      ];
      await identity.database.query(
        "UPDATE security_events SET at = at - interval '8 days' WHERE user_id = $1",
        [older.userId],
      );
      await identity.database.query('DELETE FROM security_events WHERE user_id = $1', [beforeTheLog.userId]);
      const migration = new CodesMade1790000064000();
      await migration.down(identity.database as unknown as QueryRunner);
      await migration.up(identity.database as unknown as QueryRunner);
      const left = [];
      for (const person of [recent, older, beforeTheLog]) {
        await takenBack(person);
        left.push((await codesOf(person)).length);
      }
      expect(left).toEqual([0, 10, 10]);
    });

    it('asks for no code of an app that was added the day before: it may be a thief’s', async () => {
      const person = await withSecondFactor(1);
      await takenBack(person);
      expect((await signIn(person.email, NEW_PASSWORD)).user.id).toBe(person.userId);
      const methods = await identity.ask(passkeys.methods, person, {});
      expect(methods).toMatchObject({ totp: false, recoveryCodesLeft: 0, passkeys: [] });
    });
  });

  describe('an address whose change is given up', () => {
    it('can no longer be put back from its mail: it was never left', async () => {
      const person = await newcomer(identity);
      await ask(person, another(person));
      const token = await mail.tokenFor('address/undo', person.email);
      await giveUp(person);
      expect(await refusalOf(undo(token))).toMatchObject(BAD_LINK);
      expect((await signIn(person.email)).user.id).toBe(person.userId);
    });

    it('can be put back all the same when it was given up elsewhere, or had been left before', async () => {
      const [robbed, moving] = [await newcomer(identity), await newcomer(identity)];
      const owner = await elsewhere(identity, robbed);
      await ask(robbed, another(robbed));
      await giveUp(owner);
      await undo(await mail.tokenFor('address/undo', robbed.email));

      const second = await moved(moving);
      await ask(moving, `third-${second}`);
      const latest = await mail.tokenFor('address/undo', second);
      await giveUp(moving);
      expect(await refusalOf(undo(latest))).toMatchObject(BAD_LINK);
      await undo(await mail.tokenFor('address/undo', moving.email));
    });
  });
}
