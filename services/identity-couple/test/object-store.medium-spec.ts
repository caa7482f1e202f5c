import { randomUUID } from 'node:crypto';
import { accountErased, ERASING_SERVICES } from '@anew/contracts/events/map';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { jpeg } from '@anew/pictures/testing/pictures';
import { refusalOf, ServiceAlone } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../src/app.js';
import { S3PictureStore } from '../src/pictures/s3-picture-store.js';
import { type Newcomer, newcomer, pair, PASSWORD } from './people-alone.js';
import { giveAvatar, idIn, look, put, setAvatar, uploadUrl, urlOf } from './pictures-alone.js';
import { type S3Behavior, S3Process } from './s3-process.js';

let s3: S3Process;
let identity: ServiceAlone;

const startAlone = async () => {
  identity = await ServiceAlone.start('identity-couple', start, { env: { OBJECT_STORE_URL: s3.url } });
};

beforeAll(async () => {
  s3 = await S3Process.start();
  await startAlone();
});

afterAll(async () => {
  await identity.stop();
  await s3.discard();
});

/** Lets the object store behave so while `work` runs. */
async function whileIt<T>(behavior: S3Behavior, work: () => Promise<T>): Promise<T> {
  await s3.behave(behavior);
  try {
    return await work();
  } finally {
    await s3.behave({});
  }
}

const { accounts } = identityRpc;

/** Deletes the account. The other services confirm it at once. */
async function remove(me: Newcomer): Promise<void> {
  const { userId } = me;
  const confirmed = { confirm: 'delete my account', currentPassword: PASSWORD } as const;
  await identity.ask(accounts.delete, me, confirmed);
  for (const service of ERASING_SERVICES) await identity.tell(accountErased(service), { userId });
}

interface Deletion {
  pending_services: string[];
  completed_at: Date | null;
}

const deletionOf = async ({ userId }: Newcomer) =>
  (
    await identity.database.query<Deletion>('SELECT * FROM account_deletions WHERE user_id = $1', [userId])
  )[0];

const completed = (person: Newcomer) =>
  eventually('the deletion to be complete', async () => (await deletionOf(person))?.completed_at);

/** Waits until only the pictures are left to delete. */
const picturesLeft = (person: Newcomer) =>
  eventually('the other services to be done', async () => {
    const deletion = await deletionOf(person);
    return deletion?.pending_services.join() === 'identity-couple' ? deletion : null;
  });

describe('with an object store', () => {
  it('pictures lie there and not in the database, and both partners see them', async () => {
    const [me, partner] = await pair(identity);
    const url = await giveAvatar(identity, me);
    expect(await s3.keys()).toContain(`${me.userId}/${idIn(url)}.jpg`);
    const stored = await identity.database.query('SELECT bytes FROM pictures WHERE id = $1', [idIn(url)]);
    expect(stored).toEqual([{ bytes: null }]);
    for (const reader of [me, partner])
      expect((await look(identity, reader, url)).subarray(0, 3).toString('hex')).toBe('ffd8ff');
    const stranger = await newcomer(identity);
    expect(await refusalOf(look(identity, stranger, url))).toMatchObject({
      kind: 'not_found',
      code: 'not_found',
    });
  });

  it('a deleted person’s pictures go, and nobody else’s', async () => {
    const [me, partner] = await pair(identity);
    const theirs = await giveAvatar(identity, partner);
    for (let count = 0; count < 3; count++) await giveAvatar(identity, me);
    expect(await s3.keys(me.userId)).toHaveLength(3);
    await remove(me);
    await completed(me);
    expect(await s3.keys(me.userId)).toEqual([]);
    expect(await look(identity, partner, theirs)).not.toHaveLength(0);
  });

  it('a picture that arrives while its owner is being deleted does not stay behind', async () => {
    const me = await newcomer(identity);
    const path = await uploadUrl(identity, me);
    const uploading = await whileIt({ holdPuts: true }, async () => {
      const held = s3.holding();
      const uploading = refusalOf(put(identity, path));
      await held;
      await remove(me);
      await completed(me);
      return { answer: uploading };
    });
    // On a slow machine, the deletion takes longer than an upload may wait for its store.
    expect(['upload_expired', 'service_unavailable']).toContain((await uploading.answer).code);
    expect(await s3.keys(me.userId)).toEqual([]);
  });

  it('a picture that the store has ended after its owner was deleted goes before the deletion is forgotten', async () => {
    const me = await newcomer(identity);
    await remove(me);
    await completed(me);
    await new S3PictureStore(s3.url).put(me.userId, randomUUID(), await jpeg());
    expect(await s3.keys(me.userId)).toHaveLength(1);
    await identity.database.query(
      `UPDATE account_deletions SET requested_at = now() - interval '31 days', completed_at = now() - interval '31 days'
       WHERE user_id = $1`,
      [me.userId],
    );
    await identity.stop();
    await startAlone();
    await eventually('the deletion to be forgotten', async () => ((await deletionOf(me)) ? null : true));
    expect(await s3.keys(me.userId)).toEqual([]);
  });

  it.each<{ how: string; begin: () => Promise<void>; end: () => Promise<void> }>([
    { how: 'is away', begin: () => s3.kill(), end: () => s3.startAgain() },
    { how: 'fails', begin: () => s3.behave({ fails: true }), end: () => s3.behave({}) },
    { how: 'says nothing', begin: () => s3.behave({ saysNothing: true }), end: () => s3.behave({}) },
  ])('while it $how, pictures are not reachable; none is broken when it is back', async ({ begin, end }) => {
    const me = await newcomer(identity);
    const theirs = await giveAvatar(identity, me);
    const path = await uploadUrl(identity, me);
    await begin();
    try {
      const asked = [put(identity, path), look(identity, me, theirs), setAvatar(identity, me, theirs)];
      for (const refused of await Promise.all(asked.map(refusalOf))) {
        const { kind, code, message } = UNAVAILABLE_ERROR;
        expect(refused).toMatchObject({ kind, code, message });
        expect(refused.details.retryAfter).toBeGreaterThan(0);
      }
    } finally {
      await end();
    }
    const url = urlOf(path);
    expect(await refusalOf(setAvatar(identity, me, url))).toMatchObject({ kind: 'not_found' });
    expect(await put(identity, path)).toBe(url);
    expect(await setAvatar(identity, me, url)).toMatchObject({ avatarUrl: url });
  });

  it('a deletion while it is away waits for it', async () => {
    const me = await newcomer(identity);
    await giveAvatar(identity, me);
    expect(await s3.keys(me.userId)).toHaveLength(1);
    await s3.kill();
    try {
      await remove(me);
      expect(await picturesLeft(me)).toMatchObject({ completed_at: null });
    } finally {
      await s3.startAgain();
    }
    await completed(me);
    expect(await s3.keys(me.userId)).toEqual([]);
  });

  it('that deletes nothing although it was asked to, the removal fails rather than spins', async () => {
    const me = await newcomer(identity);
    await giveAvatar(identity, me);
    const store = new S3PictureStore(s3.url);
    await whileIt({ refuseDeletes: true }, () =>
      expect(store.removeAllOf(me.userId)).rejects.toThrow('AccessDenied'),
    );
    await store.removeAllOf(me.userId);
    expect(await s3.keys(me.userId)).toEqual([]);
  });
});
