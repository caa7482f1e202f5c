import { randomUUID } from 'node:crypto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { PasskeyView } from '@anew/contracts/identity/views';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { describe, expect, it } from '@jest/globals';
import { Authenticator, type Options } from './authenticator.js';
import { identity, mail } from './identity-with-mail.js';
import { isOpen, type Newcomer, pair, sessionOf, VISITOR } from './people-alone.js';
import { kindsOf, methodsOf, prove, proved } from './ways-in.js';

const { passkeys, proof, totp } = identityRpc;

/** Origin of the product as a browser sees it. */
const PAGE_ORIGIN = 'http://localhost:1';
const NO_PROOF = { kind: 'forbidden', code: 'password_required' };
const REFUSED = { kind: 'unauthenticated', code: 'passkey_refused' };
const INVALID = { kind: 'invalid', code: 'passkey_refused' };
const ABSENT = { kind: 'not_found', code: 'passkey_not_found' };

const authenticator = () => new Authenticator(PAGE_ORIGIN);

/** What the server asks a browser to answer. */
const optionsOf = async (asked: Promise<{ options: object }>) => (await asked).options as Options;

const beginToAdd = (me: Newcomer) => optionsOf(identity.ask(passkeys.begin, me, {}));
const send = (me: Newcomer, response: Record<string, unknown>, name?: string) =>
  identity.ask(passkeys.add, me, { response, ...(name !== undefined && { name }) });
const add = async (me: Newcomer, key: Authenticator, name?: string) =>
  send(me, key.create(await beginToAdd(me)), name);
const remove = (me: Newcomer, id: string) => identity.ask(passkeys.remove, me, { id });
const rename = (me: Newcomer, id: string, name: string) => identity.ask(passkeys.rename, me, { id, name });

const ask = () => optionsOf(identity.ask(passkeys.beginSignIn, VISITOR, {}));
const use = (response: Record<string, unknown>) => identity.ask(passkeys.signIn, VISITOR, { response });

async function owner(): Promise<Newcomer & { key: Authenticator; passkey: PasskeyView }> {
  const me = await proved();
  const key = authenticator();
  return { ...me, key, passkey: await add(me, key, 'My phone') };
}

describe('a passkey', () => {
  it('opens the account by itself, without password or code', async () => {
    const me = await owner();
    expect(me.passkey).toMatchObject({ name: 'My phone', lastUsedAt: null });
    const options = await ask();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const { user, tokens } = await use(me.key.get(options));
    expect(user.id).toBe(me.userId);
    expect(await isOpen(identity, { sessionId: sessionOf(tokens) })).toBe(true);
    expect((await methodsOf(me)).passkeys).toEqual([{ ...me.passkey, lastUsedAt: expect.any(String) }]);
    expect(await kindsOf(me)).toEqual(expect.arrayContaining(['passkey_added', 'passkey_used']));
    await mail.told(me.email, 'A passkey was added.');
  });

  it('is asked for in a way that only its keeper can answer, unlocked', async () => {
    expect(await beginToAdd(await proved())).toMatchObject({
      rp: { id: 'localhost', name: 'Anew' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
  });

  it.each<{ what: string; answer: (key: Authenticator, challenge: string) => Record<string, unknown> }>([
    {
      what: 'that was only touched',
      answer: (key, challenge) => ((key.unlocked = false), key.get({ challenge })),
    },
    {
      what: 'used on another site',
      answer: (key, challenge) => ((key.origin = 'http://evil.example'), key.get({ challenge })),
    },
    { what: 'for another challenge', answer: (key) => key.get({ challenge: 'AAAA' }) },
    {
      what: 'whose counter fell back: it was copied',
      answer: (key, challenge) => ((key.counter = 0), key.get({ challenge })),
    },
    {
      what: 'that somebody else made',
      answer: (key, challenge) => ({ ...authenticator().get({ challenge }), id: key.id, rawId: key.id }),
    },
    { what: 'that nobody knows', answer: (_, challenge) => authenticator().get({ challenge }) },
    { what: 'that is nonsense', answer: () => ({ id: 1, response: {} }) },
  ])('$what opens nothing', async ({ answer }) => {
    const { key } = await owner();
    for (let count = 0; count < 2; count++) await use(key.get(await ask()));
    const { challenge } = await ask();
    expect(await refusalOf(use(answer(key, challenge)))).toMatchObject(REFUSED);
  });

  it('answers a challenge once, and within five minutes', async () => {
    const { userId, key } = await owner();
    const answer = key.get(await ask());
    expect((await use(answer)).user.id).toBe(userId);
    expect(await refusalOf(use(answer))).toMatchObject(REFUSED);
    const ages = async (seconds: number) => {
      const late = key.get(await ask());
      await identity.database.query(
        "UPDATE passkey_challenges SET expires_at = expires_at - $1 * interval '1 second'",
        [seconds],
      );
      return late;
    };
    expect((await use(await ages(240))).user.id).toBe(userId);
    expect(await refusalOf(use(await ages(300)))).toMatchObject(REFUSED);
  });

  it('is its owner’s to name and to remove, and nobody else’s', async () => {
    const [me, partner] = await pair(identity);
    for (const person of [me, partner]) await prove(person);
    const key = authenticator();
    const { id } = await add(me, key);
    expect(await refusalOf(rename(partner, id, 'Mine'))).toMatchObject(ABSENT);
    expect(await refusalOf(remove(partner, id))).toMatchObject(ABSENT);
    expect((await methodsOf(partner)).passkeys).toEqual([]);
    expect(await refusalOf(rename(me, id, '  '))).toMatchObject({ code: 'validation_failed' });
    expect(await rename(me, id, ' Blue key ')).toMatchObject({ id, name: 'Blue key' });
    expect((await methodsOf(me)).passkeys).toMatchObject([{ id, name: 'Blue key' }]);
    expect(await remove(me, id)).toBeNull();
    expect(await refusalOf(use(key.get(await ask())))).toMatchObject(REFUSED);
    expect(await kindsOf(me)).toContain('passkey_removed');
  });

  it('is added once, for the one who began it', async () => {
    const [me, other] = [await owner(), await proved()];
    expect(await refusalOf(add(other, me.key))).toMatchObject(INVALID);
    const response = authenticator().create(await beginToAdd(me));
    expect(await refusalOf(send(other, response))).toMatchObject(INVALID);
    const touched = Object.assign(authenticator(), { unlocked: false });
    expect(await refusalOf(add(me, touched))).toMatchObject(INVALID);
    expect((await methodsOf(me)).passkeys).toEqual([me.passkey]);
    expect((await methodsOf(other)).passkeys).toEqual([]);
  });

  it('is added once when its answer is asked for again', async () => {
    const me = await proved();
    const response = authenticator().create(await beginToAdd(me));
    const keyed = { ...me, idempotencyKey: randomUUID() };
    const passkey = await send(keyed, response);
    expect(await send(keyed, response)).toEqual(passkey);
    expect((await methodsOf(me)).passkeys).toEqual([passkey]);
    expect(await refusalOf(send(me, response))).toMatchObject(INVALID);
  });

  it('is one of ten at the most', async () => {
    const me = await proved();
    for (let count = 0; count < 10; count++) await add(me, authenticator());
    const eleventh = add(me, authenticator());
    expect(await refusalOf(eleventh)).toMatchObject({ kind: 'conflict', code: 'too_many_passkeys' });
  });

  it('that is the only way in stays', async () => {
    const me = await owner();
    await identity.database.query('UPDATE users SET password_hash = NULL WHERE id = $1', [me.userId]);
    const removed = remove(me, me.passkey.id);
    expect(await refusalOf(removed)).toMatchObject({ kind: 'conflict', code: 'last_way_in' });
    expect((await methodsOf(me)).passkeys).toEqual([me.passkey]);
  });

  it('is proof for what cannot be undone, of its own account alone', async () => {
    const [me, other] = [await owner(), await owner()];
    const begin = () => optionsOf(identity.ask(passkeys.beginProof, me, {}));
    const proveBy = (response: Record<string, unknown>) => identity.ask(passkeys.prove, me, { response });
    await identity.database.query('UPDATE sessions SET proved_at = NULL WHERE user_id = $1', [me.userId]);
    expect((await identity.ask(proof.ways, me, {})).ways).toContain('passkey');
    expect(await refusalOf(proveBy(other.key.get(await begin())))).toMatchObject(NO_PROOF);
    expect(await refusalOf(proveBy(me.key.get(await ask())))).toMatchObject(NO_PROOF);
    expect(await refusalOf(identity.ask(totp.begin, me, {}))).toMatchObject(NO_PROOF);
    expect(await proveBy(me.key.get(await begin()))).toBeNull();
    expect(await identity.ask(totp.begin, me, {})).toMatchObject({ secret: expect.any(String) });
    expect(await refusalOf(use(me.key.get(await begin())))).toMatchObject(REFUSED);
  });
});
