import type { RecoveryCodes, TotpSetup } from '@anew/contracts/identity/views';
import { Database } from '@anew/testkit/database';
import { PASSWORD, refusal, type SignedUp, signUp } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import type { QueryRunner } from 'typeorm';
import { CodesMade1790000064000 } from '../src/migrations/codes-made.js';
import { AddressMoves, another } from './address-moves.js';
import type { MailServer } from './mail-server.js';
import { NEW_PASSWORD, SignedOutPeople } from './signed-out-people.js';
import { systemWithMail } from './system-with-mail.js';
import { methodsOf, proved } from './ways-in.js';

let mail: MailServer;
let system: SharedSystem;
let database: Database;
let signedOut: SignedOutPeople;
let moves: AddressMoves;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  database = new Database(system.postgres, 'identity-couple');
  signedOut = new SignedOutPeople(system, mail);
  moves = new AddressMoves(signedOut, mail);
});

afterAll(async () => {
  await database.close();
  await mail.stop();
});

describe('an account whose old mail another one reads', () => {
  /** Someone who turned on an authenticator app, with recovery codes, and added a passkey this many days ago. */
  async function withSecondFactor(days: number): Promise<SignedUp> {
    const person = await proved(system.origin);
    const { secret } = await person.expectOk(person.post<TotpSetup>('/api/account/totp'));
    const code = new TOTP({ secret }).generate();
    await person.expectOk(person.post('/api/account/totp/confirm', { code }));
    await database.query(
      `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
       VALUES (gen_random_uuid(), $1, gen_random_uuid(), '', 0, '{}', 'Phone', now())`,
      [person.user.id],
    );
    const times = [
      'totp.created_at',
      'totp.confirmed_at',
      'recovery_codes.created_at',
      'passkeys.created_at',
    ];
    for (const column of times) {
      const [table, time] = column.split('.');
      await database.query(
        `UPDATE ${table} SET ${time} = ${time} - $2 * interval '1 day' WHERE user_id = $1`,
        [person.user.id, days],
      );
    }
    return person;
  }

  /** Undoes the change of address and sets a new password, as whoever reads the old mail can. */
  async function takenBack(person: SignedUp): Promise<void> {
    await moves.moved(person);
    const token = await mail.tokenFor('address/undo', person.user.email);
    const { resetToken } = await person.expectOk(moves.undo(token));
    expect((await signedOut.reset(resetToken)).status).toBe(200);
  }

  const passkeysOf = ({ user }: SignedUp) =>
    database.query('SELECT 1 FROM passkeys WHERE user_id = $1', [user.id]);

  const codesOf = ({ user }: SignedUp) =>
    database.query('SELECT 1 FROM recovery_codes WHERE user_id = $1', [user.id]);

  it('still asks for the code of an app that was there 8 days before, and keeps its codes and passkeys', async () => {
    const person = await withSecondFactor(8);
    await takenBack(person);
    expect(await refusal(signedOut.signIn(person.user.email, NEW_PASSWORD))).toMatchObject({
      status: 401,
      code: 'second_factor_required',
    });
    expect(await passkeysOf(person)).toHaveLength(1);
    expect(await codesOf(person)).toHaveLength(10);
  });

  it('keeps no recovery code that was made the day before, beside an older app: it may be a thief’s', async () => {
    const person = await withSecondFactor(8);
    await person.expectOk(person.post<RecoveryCodes>('/api/account/recovery-codes'));
    await database.query(
      "UPDATE recovery_codes SET created_at = created_at - interval '1 day' WHERE user_id = $1",
      [person.user.id],
    );
    await takenBack(person);
    expect(await refusal(signedOut.signIn(person.user.email, NEW_PASSWORD))).toMatchObject({
      code: 'second_factor_required',
    });
    expect(await codesOf(person)).toHaveLength(0);
  });

  it('keeps what the log says is old enough of the codes from before their time was stored', async () => {
    const [recent, older, beforeTheLog] = [
      await withSecondFactor(8),
      await withSecondFactor(8),
      await withSecondFactor(8),
    ];
    await database.query("UPDATE security_events SET at = at - interval '8 days' WHERE user_id = $1", [
      older.user.id,
    ]);
    await database.query('DELETE FROM security_events WHERE user_id = $1', [beforeTheLog.user.id]);
    const migration = new CodesMade1790000064000();
    await migration.down(database as unknown as QueryRunner);
    await migration.up(database as unknown as QueryRunner);
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
    const owner = signedOut.visitor();
    const credentials = { email: person.user.email, password: NEW_PASSWORD };
    await owner.expectOk(owner.post('/api/login', credentials));
    expect(await methodsOf(owner)).toMatchObject({ totp: false, recoveryCodesLeft: 0, passkeys: [] });
  });
});

describe('an address whose change is given up', () => {
  it('can no longer be put back from its mail: it was never left', async () => {
    const person = await signUp(system.origin);
    await person.expectOk(moves.ask(person, another(person)));
    const token = await mail.tokenFor('address/undo', person.user.email);
    await person.expectOk(person.delete('/api/account/address'));
    expect(await refusal(moves.undo(token))).toMatchObject({ status: 400, code: 'invalid_address_link' });
    expect((await signedOut.signIn(person.user.email, PASSWORD)).status).toBe(200);
  });

  it('can be put back all the same when it was given up elsewhere, or had been left before', async () => {
    const [robbed, moving] = [await signUp(system.origin), await signUp(system.origin)];
    const owner = signedOut.visitor();
    const credentials = { email: robbed.user.email, password: PASSWORD };
    await owner.expectOk(owner.post('/api/login', credentials));
    await robbed.expectOk(moves.ask(robbed, another(robbed)));
    await owner.expectOk(owner.delete('/api/account/address'));
    expect((await moves.undo(await mail.tokenFor('address/undo', robbed.user.email))).status).toBe(200);

    const second = await moves.moved(moving);
    await moving.expectOk(moves.ask(moving, `third-${second}`));
    const latest = await mail.tokenFor('address/undo', second);
    await moving.expectOk(moving.delete('/api/account/address'));
    expect((await moves.undo(latest)).status).toBe(400);
    expect((await moves.undo(await mail.tokenFor('address/undo', moving.user.email))).status).toBe(200);
  });
});
