import { identityRpc } from '@anew/contracts/identity/rpc';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { describe, expect, it } from '@jest/globals';
import {
  another,
  ask,
  BAD_LINK,
  confirm,
  giveUp,
  isOpen,
  linkFor,
  moved,
  NEW_PASSWORD,
  reset,
  stateOf,
  undo,
} from './address-moves.js';
import { identity, mail, signIn } from './identity-with-mail.js';
import { givesOldAddressesBack } from './old-address.cases.js';
import { elsewhere, type Newcomer, newcomer, PASSWORD, VISITOR } from './people-alone.js';

const TAKEN = { kind: 'conflict', code: 'email_taken' };
const NO_MATCH = { kind: 'unauthenticated', code: 'invalid_credentials' };

const signUp = () => newcomer(identity);
const signUpAs = (email: string) =>
  identity.ask(identityRpc.accounts.signUp, VISITOR, { email, password: NEW_PASSWORD });

describe('an address that is to be left', () => {
  const ageChange = ({ userId }: Newcomer, hours: number) =>
    identity.database.query(
      "UPDATE address_changes SET expires_at = expires_at - $2 * interval '1 hour' WHERE user_id = $1",
      [userId, hours],
    );
  const ageUndos = ({ userId }: Newcomer, days: number) =>
    identity.database.query(
      "UPDATE address_undos SET expires_at = expires_at - $2 * interval '1 day' WHERE user_id = $1",
      [userId, days],
    );

  it('stays until the link in the other one’s mail was followed, which works once', async () => {
    const person = await signUp();
    const before = person.email;
    const email = another(person);
    expect(await ask(person, email)).toMatchObject({ email: before });
    expect(await stateOf(person)).toMatchObject({ email: before, pending: { email } });
    const token = await mail.tokenFor('address/confirm', email);
    expect((await signIn(before)).user.id).toBe(person.userId);
    expect(await refusalOf(signIn(email))).toMatchObject(NO_MATCH);

    expect(await confirm(token)).toBeNull();
    expect((await signIn(email)).user).toMatchObject({ id: person.userId, email });
    expect(await refusalOf(signIn(before))).toMatchObject(NO_MATCH);
    expect(await stateOf(person)).toMatchObject({ email, proved: true, pending: null });
    expect(await refusalOf(confirm(token))).toMatchObject(BAD_LINK);
  });

  it('stays for ever when nobody opens it within 24 hours, or the change is given up', async () => {
    const [late, unsure] = [await signUp(), await signUp()];
    for (const person of [late, unsure]) await ask(person, another(person));
    const tokens = [late, unsure].map((person) => mail.tokenFor('address/confirm', another(person)));
    await ageChange(late, 24);
    await giveUp(unsure);
    for (const token of await Promise.all(tokens))
      expect(await refusalOf(confirm(token))).toMatchObject(BAD_LINK);
    expect((await signIn(late.email)).user.id).toBe(late.userId);
  });

  describe('by somebody who knows the password', () => {
    const { passwords, sessions } = identityRpc;

    /** Somebody else signs in and asks for an address of theirs, whose link is returned. */
    async function askedElsewhere(person: Newcomer) {
      const thief = await elsewhere(identity, person);
      const email = another(person);
      await ask(thief, email);
      return { thief, token: await mail.tokenFor('address/confirm', email) };
    }

    const changePassword = (person: Newcomer) =>
      identity.ask(passwords.change, person, { currentPassword: PASSWORD, password: NEW_PASSWORD });
    const endOthers = (person: Newcomer) => identity.ask(sessions.endOthers, person, {});

    it.each<[string, (person: Newcomer, thief: Newcomer) => Promise<unknown>]>([
      ['changes the password', changePassword],
      ['signs out everywhere else', endOthers],
      [
        'ends that session',
        (person, { sessionId }) => identity.ask(sessions.endOne, person, { id: sessionId }),
      ],
    ])('stays once its owner %s', async (_what, defend) => {
      const person = await signUp();
      const { thief, token } = await askedElsewhere(person);
      await defend(person, thief);
      expect(await stateOf(person)).toMatchObject({ pending: null });
      expect(await refusalOf(confirm(token))).toMatchObject(BAD_LINK);
    });

    it('stays once its owner changes the password, although it was asked for on their own device', async () => {
      const person = await signUp();
      const email = another(person);
      await ask(person, email);
      const token = await mail.tokenFor('address/confirm', email);
      await changePassword(person);
      expect(await stateOf(person)).toMatchObject({ pending: null });
      expect(await refusalOf(confirm(token))).toMatchObject(BAD_LINK);
      expect((await signIn(person.email, NEW_PASSWORD)).user.id).toBe(person.userId);
    });

    it('is left all the same when its owner asked for that before signing out everywhere else', async () => {
      const person = await signUp();
      const email = another(person);
      await ask(person, email);
      await endOthers(person);
      await confirm(await mail.tokenFor('address/confirm', email));
      expect((await signIn(email)).user.id).toBe(person.userId);
    });
  });

  it('gets word of it at once, which does not tell the new one, and undoes it', async () => {
    const person = await signUp();
    const old = person.email;
    const other = await elsewhere(identity, person);
    const email = await moved(person);
    await mail.told(old, 'has asked to use another email address');
    expect(mail.hasTold(old, email)).toBe(false);
    expect((await signIn(email)).user.id).toBe(person.userId);

    const token = await mail.tokenFor('address/undo', old);
    const { resetToken } = await undo(token);
    expect([await isOpen(person), await isOpen(other)]).toEqual([false, false]);
    for (const each of [email, old]) expect(await refusalOf(signIn(each))).toMatchObject(NO_MATCH);
    expect(await reset(resetToken)).toEqual({ email: old });
    expect((await signIn(old, NEW_PASSWORD)).user.id).toBe(person.userId);
    expect(await refusalOf(undo(token))).toMatchObject(BAD_LINK);
  });

  it('can be put back before the other one was confirmed, too, and then that no longer can', async () => {
    const person = await signUp();
    const email = another(person);
    await ask(person, email);
    const token = await mail.tokenFor('address/confirm', email);
    await undo(await mail.tokenFor('address/undo', person.email));
    expect(await refusalOf(confirm(token))).toMatchObject(BAD_LINK);
    expect(await refusalOf(signIn(person.email))).toMatchObject(NO_MATCH);
  });

  it('can be put back for 7 days after it was left, and is nobody else’s meanwhile', async () => {
    const [early, late] = [await signUp(), await signUp()];
    for (const person of [early, late]) await moved(person);
    expect(await refusalOf(signUpAs(early.email))).toMatchObject(TAKEN);
    await ageUndos(early, 6.9);
    await ageUndos(late, 7);
    const [good, over] = await Promise.all(
      [early, late].map(({ email }) => mail.tokenFor('address/undo', email)),
    );
    expect(await undo(good!)).toMatchObject({ resetToken: expect.any(String) });
    expect(await refusalOf(undo(over!))).toMatchObject(BAD_LINK);
    expect((await signUpAs(late.email)).user.email).toBe(late.email);
  });

  it('goes back to the first owner, however often a thief moves on', async () => {
    const person = await signUp();
    const second = await moved(person);
    const third = `third-${second}`;
    await ask(person, third);
    await confirm(await mail.tokenFor('address/confirm', third));
    await ask(person, `fourth-${second}`);
    const [first, thief, later] = await Promise.all(
      [person.email, second, third].map((email) => mail.tokenFor('address/undo', email)),
    );
    await undo(thief!);
    expect(await refusalOf(undo(later!))).toMatchObject(BAD_LINK);
    await undo(first!);
    expect(await refusalOf(undo(thief!))).toMatchObject(BAD_LINK);
    expect(await stateOf(person)).toMatchObject({ email: person.email });
  });

  it('is left by none of the links in its mail once the other one counts', async () => {
    const person = await signUp();
    const token = await linkFor(person);
    await moved(person);
    expect(await refusalOf(reset(token))).toMatchObject({ kind: 'invalid', code: 'invalid_reset_link' });
  });

  it('is not left by a change of names, with the same address or without', async () => {
    const person = await signUp();
    const token = await linkFor(person);
    const names = { firstName: 'Ada' };
    expect(await identity.ask(identityRpc.accounts.update, person, names)).toMatchObject(names);
    await ask(person, person.email.toUpperCase());
    expect(await reset(token)).toEqual({ email: person.email });
    expect(mail.hasTold(person.email, 'another email address')).toBe(false);
  });

  it('is not changed for one that somebody has, nor for one that somebody got meanwhile', async () => {
    const [person, other] = [await signUp(), await signUp()];
    expect(await refusalOf(ask(person, other.email))).toMatchObject(TAKEN);
    const email = another(person);
    await ask(person, email);
    const token = await mail.tokenFor('address/confirm', email);
    await signUpAs(email);
    expect(await refusalOf(confirm(token))).toMatchObject(TAKEN);
    expect(await stateOf(person)).toMatchObject({ email: person.email });
  });

  it('is changed by nothing that only looks like a link', async () => {
    for (const token of ['', 'guessed', 'A'.repeat(43), 'x'.repeat(201)])
      for (const use of [confirm, undo])
        expect(await refusalOf(use(token))).toMatchObject({ kind: 'invalid' });
  });
});

givesOldAddressesBack();
