import { randomUUID } from 'node:crypto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { describe, expect, it } from '@jest/globals';
import { elsewhere, isOpen, type Newcomer, newcomer as signUp, PASSWORD, VISITOR } from './people-alone.js';
import { identity, mail, NEW_PASSWORD, signIn } from './proof-of-address.js';

const NO_PROOF = { kind: 'forbidden', code: 'password_required' };

/** Someone with a new account, whose address is proved. */
async function newcomer(): Promise<Newcomer> {
  const person = await signUp(identity);
  await identity.database.query(
    'UPDATE users SET email = claimed_email, claimed_email = NULL, email_proved_at = now() WHERE id = $1',
    [person.userId],
  );
  return person;
}

const { accounts, passwords, pictures, proof } = identityRpc;

const confirm = (person: Newcomer, currentPassword = PASSWORD) =>
  identity.ask(proof.confirm, person, { currentPassword });

const ageProof = ({ userId }: Newcomer, seconds: number) =>
  identity.database.query(
    "UPDATE sessions SET proved_at = proved_at - $2 * interval '1 second' WHERE user_id = $1",
    [userId, seconds],
  );

async function expectLimited(call: Promise<unknown>, code: string, leastSeconds: number): Promise<void> {
  const refused = await refusalOf(call);
  expect(refused).toMatchObject({ kind: 'too_many', code });
  expect(refused.details.retryAfter).toBeGreaterThan(leastSeconds);
}

interface Given {
  currentPassword?: string;
}

interface Act {
  what: string;
  act: (person: Newcomer, given?: Given) => Promise<unknown>;
  /** What the act answers. */
  done: unknown;
}

const moveTo = (me: Newcomer, email: string, given: Given = {}) =>
  identity.ask(accounts.update, me, { email, ...given });
const change = (me: Newcomer, password: string, given: Given = {}) =>
  identity.ask(passwords.change, me, { password, ...given });
const remove = (me: Newcomer, given: Given = {}) =>
  identity.ask(accounts.delete, me, { confirm: 'delete my account', ...given });

const EXPORT: Act = {
  what: 'the export',
  act: (me) => identity.ask(accounts.export, me, {}),
  done: expect.objectContaining({ pictures: [] }),
};
const ACTS: Act[] = [
  {
    what: 'another address',
    act: (me, given) => moveTo(me, `${randomUUID()}@example.org`, given),
    done: expect.objectContaining({ email: expect.any(String) }),
  },
  { what: 'another password', act: (me, given) => change(me, NEW_PASSWORD, given), done: null },
  { what: 'deletion', act: remove, done: null },
];

describe.each([...ACTS, EXPORT])('$what', ({ act, done }) => {
  it('is refused to a session that has only just been signed in, and given to one that proved it', async () => {
    const me = await newcomer();
    expect(await refusalOf(act(me))).toMatchObject(NO_PROOF);
    const signedIn = await elsewhere(identity, me);
    expect(await refusalOf(act(signedIn))).toMatchObject(NO_PROOF);
    await confirm(me);
    expect(await refusalOf(act(signedIn))).toMatchObject(NO_PROOF);
    expect(await act(me)).toEqual(done);
  });

  it('is refused 5 minutes later', async () => {
    const me = await newcomer();
    await confirm(me);
    await ageProof(me, 300);
    expect(await refusalOf(act(me))).toMatchObject(NO_PROOF);
  });
});

describe.each(ACTS)('$what with the password in its own request', ({ act, done }) => {
  it('is given to the right one, and to no other', async () => {
    const me = await newcomer();
    expect(await refusalOf(act(me, { currentPassword: 'not it' }))).toMatchObject({
      ...NO_PROOF,
      details: {
        fields: [{ field: 'currentPassword', message: 'That is not your password. Please try again.' }],
      },
    });
    expect(await act(me, { currentPassword: PASSWORD })).toEqual(done);
  });

  it('is refused for a wrong one even while the session is proved', async () => {
    const me = await newcomer();
    await confirm(me);
    expect(await refusalOf(act(me, { currentPassword: 'not it' }))).toMatchObject(NO_PROOF);
  });
});

describe('a proof', () => {
  it.each([undefined, '', 7, ['x'], 'x'.repeat(129)])('is not %j', async (given) => {
    const me = await newcomer();
    const confirmed = identity.ask(proof.confirm, me, { currentPassword: given as string });
    expect(await refusalOf(confirmed)).toMatchObject({ kind: 'invalid', code: 'validation_failed' });
  });

  it('is not the password of somebody else', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    await change(other, NEW_PASSWORD, { currentPassword: PASSWORD });
    expect(await refusalOf(confirm(me, NEW_PASSWORD))).toMatchObject(NO_PROOF);
    expect(await refusalOf(EXPORT.act(me))).toMatchObject(NO_PROOF);
  });

  it('is guessed at ten times at most, by this session alone, whichever request carries the guess', async () => {
    const me = await newcomer();
    const guesses = [
      ...Array.from({ length: 5 }, () => () => confirm(me, 'a guess')),
      ...Array.from({ length: 5 }, () => () => remove(me, { currentPassword: 'a guess' })),
    ];
    for (const guess of guesses) expect(await refusalOf(guess())).toMatchObject(NO_PROOF);
    await expectLimited(confirm(me), 'too_many_requests', 800);
    await expectLimited(remove(me, { currentPassword: PASSWORD }), 'too_many_requests', 800);
    expect(await confirm(await elsewhere(identity, me))).toBeNull();

    await identity.database.query("UPDATE allowances SET ends_at = ends_at - interval '15 minutes'");
    expect(await confirm(me)).toBeNull();
  });

  it('names how it can be given', async () => {
    const me = await newcomer();
    expect(await identity.ask(proof.ways, me, {})).toEqual({ ways: ['password'] });
  });

  it('does not change what needs none', async () => {
    const me = await newcomer();
    const { email } = me;
    const input = { firstName: 'Ada', email };
    expect(await identity.ask(accounts.update, me, input)).toMatchObject(input);
  });
});

describe('a password that is changed', () => {
  const given = { currentPassword: PASSWORD };

  it('is the one to sign in with, here one stays signed in, everywhere else that is over', async () => {
    const me = await newcomer();
    const other = await elsewhere(identity, me);
    await change(me, NEW_PASSWORD, given);
    expect(await refusalOf(signIn(me.email, PASSWORD))).toMatchObject({ code: 'invalid_credentials' });
    expect((await signIn(me.email, NEW_PASSWORD)).user.id).toBe(me.userId);
    expect([await isOpen(identity, other), await isOpen(identity, me)]).toEqual([false, true]);
    await mail.told(me.email, 'The password of your Anew account was just changed.');
  });

  it('ends what was proved with the old one', async () => {
    const me = await newcomer();
    await confirm(me);
    await change(me, NEW_PASSWORD);
    expect(await refusalOf(EXPORT.act(me))).toMatchObject(NO_PROOF);
    await confirm(me, NEW_PASSWORD);
    expect(await EXPORT.act(me)).toEqual(EXPORT.done);
  });

  it('makes a link that was mailed before useless', async () => {
    const me = await newcomer();
    await identity.ask(passwords.forgot, VISITOR, { email: me.email });
    const token = await mail.tokenFor('password/reset', me.email);
    await change(me, NEW_PASSWORD, given);
    const reset = identity.ask(passwords.reset, VISITOR, { token, password: PASSWORD });
    expect(await refusalOf(reset)).toMatchObject({ code: 'invalid_reset_link' });
  });

  it('is as good as a new one has to be', async () => {
    const me = await newcomer();
    expect(await refusalOf(change(me, 'short', given))).toMatchObject({ kind: 'invalid' });
    expect(await refusalOf(change(me, 'qwertyuiop', given))).toMatchObject({
      kind: 'invalid',
      details: { fields: [{ field: 'password' }] },
    });
    expect((await signIn(me.email, PASSWORD)).user.id).toBe(me.userId);
  });

  it('is changed five times a day at most', async () => {
    const me = await newcomer();
    const words = ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => `a harbor of ${word} lamps`);
    let currentPassword = PASSWORD;
    for (const password of words.slice(0, 5)) {
      await change(me, password, { currentPassword });
      currentPassword = password;
    }
    await expectLimited(change(me, words[5]!, { currentPassword }), 'too_many_requests', 3_600);
    // Addresses are counted apart, in both directions.
    expect(await moveTo(me, 'six@example.org', { currentPassword })).toMatchObject({ email: me.email });
    await identity.database.query("UPDATE allowances SET ends_at = ends_at - interval '1 day'");
    expect(await change(me, words[5]!, { currentPassword })).toBeNull();
  });
});

describe('whoever asks for links to a new password', () => {
  it('cannot tell how often others have asked for the same address, known or not; eleven come in a day', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const forgot = (email: string) => identity.ask(passwords.forgot, VISITOR, { email });
    const asked = Array.from({ length: 30 }, () => [me.email, `${randomUUID()}@example.org`]).flat();
    expect(await Promise.all(asked.map(forgot))).toEqual(asked.map(() => null));
    const links = () => mail.mailsTo(me.email).filter(({ raw }) => raw.includes('password/reset')).length;
    await eventually('the links', () => links() >= 11 || null);
    await forgot(other.email);
    await mail.tokenFor('password/reset', other.email);
    expect(links()).toBe(11);
  });
});

describe('one person', () => {
  it('may ask for so many addresses a day, which does not keep them from a new password', async () => {
    const me = await newcomer();
    const given = { currentPassword: PASSWORD };
    const askFor = (name: string) => moveTo(me, `${name}-${me.email}`, given);
    for (const name of ['one', 'two', 'three', 'four', 'five'])
      expect(await askFor(name)).toMatchObject({ email: me.email });
    await expectLimited(askFor('six'), 'too_many_requests', 3_600);
    expect(await change(me, NEW_PASSWORD, given)).toBeNull();
  });

  it('may have so many pictures', async () => {
    const me = await newcomer();
    const fill = (count: number) =>
      identity.database.query(
        'INSERT INTO pictures (id, user_id, created_at) SELECT gen_random_uuid(), $1, now() FROM generate_series(1, $2)',
        [me.userId, count],
      );
    const prepare = () => identity.ask(pictures.prepare, me, {});
    await fill(99);
    expect(await prepare()).toMatchObject({ uploadURL: expect.any(String) });
    await fill(1);
    await expectLimited(prepare(), 'quota_reached', 3_600);
  });
});
