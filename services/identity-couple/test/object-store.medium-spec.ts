import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { jpeg } from '@anew/pictures/testing/pictures';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { deleteAccount } from '@anew/testkit/life';
import { couple, type SignedUp, signUp } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { S3PictureStore } from '../src/pictures/s3-picture-store.js';
import { type S3Behaviour, S3Process } from './s3-process.js';
import { giveAvatar, look, putBytes, uploadUrl } from './uploads.js';

let s3: S3Process;
let system: System;
let database: Database;

beforeAll(async () => {
  s3 = await S3Process.start();
  system = await System.start({ env: { OBJECT_STORE_URL: s3.url } });
  database = new Database(system.postgres, 'identity-couple');
});

afterAll(async () => {
  await database.close();
  await system.stop();
  await s3.discard();
});

/** Lets the object store behave so while `work` runs. */
async function whileIt<T>(behaviour: S3Behaviour, work: () => Promise<T>): Promise<T> {
  await s3.behave(behaviour);
  try {
    return await work();
  } finally {
    await s3.behave({});
  }
}

const put = async (path: string) => putBytes(system.origin, path, new Uint8Array(await jpeg()));

interface Deletion {
  pending_services: string[];
  completed_at: Date | null;
}

async function deletionOf({ user }: SignedUp): Promise<Deletion | undefined> {
  return (await database.query<Deletion>('SELECT * FROM account_deletions WHERE user_id = $1', [user.id]))[0];
}

const completed = (person: SignedUp) =>
  eventually('the deletion to be complete', async () => (await deletionOf(person))?.completed_at);

/** Waits until only the pictures are left to delete. */
const picturesLeft = (person: SignedUp) =>
  eventually('the other services to be done', async () => {
    const deletion = await deletionOf(person);
    return deletion?.pending_services.join() === 'identity-couple' ? deletion : null;
  });

describe('with an object store', () => {
  it('pictures lie there and not in the database, and both partners see them', async () => {
    const [me, partner] = await couple(system.origin);
    const url = await giveAvatar(me);
    expect(await s3.keys()).toContain(`${me.user.id}/${url.split('/').at(-1)}.jpg`);
    const stored = await database.query<{ bytes: unknown }>('SELECT bytes FROM pictures');
    expect(stored).toEqual([{ bytes: null }]);
    for (const reader of [me, partner]) {
      const { response, bytes } = await look(reader, url);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    }
    expect((await look(await signUp(system.origin), url)).response.status).toBe(404);
  });

  it('a deleted person’s pictures go, and nobody else’s', async () => {
    const [me, partner] = await couple(system.origin);
    const theirs = await giveAvatar(partner);
    for (let count = 0; count < 3; count++) await giveAvatar(me);
    expect(await s3.keys(me.user.id)).toHaveLength(3);
    expect((await deleteAccount(me)).status).toBe(202);
    await completed(me);
    expect(await s3.keys(me.user.id)).toEqual([]);
    expect((await look(partner, theirs)).response.status).toBe(200);
  });

  it('a picture that arrives while its owner is being deleted does not stay behind', async () => {
    const me = await signUp(system.origin);
    const path = await uploadUrl(me);
    const uploading = await whileIt({ holdPuts: true }, async () => {
      const held = s3.holding();
      const uploading = put(path);
      await held;
      expect((await deleteAccount(me)).status).toBe(202);
      await completed(me);
      return { answer: uploading };
    });
    const { status, body } = await uploading.answer;
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'upload_expired' });
    expect(await s3.keys(me.user.id)).toEqual([]);
  });

  it.each<{ how: string; begin: () => Promise<void>; end: () => Promise<void> }>([
    { how: 'is away', begin: () => s3.kill(), end: () => s3.startAgain() },
    { how: 'fails', begin: () => s3.behave({ fails: true }), end: () => s3.behave({}) },
    { how: 'says nothing', begin: () => s3.behave({ saysNothing: true }), end: () => s3.behave({}) },
  ])('while it $how, pictures are not reachable; none is broken when it is back', async ({ begin, end }) => {
    const me = await signUp(system.origin);
    const theirs = await giveAvatar(me);
    const path = await uploadUrl(me);
    await begin();
    try {
      const asked = [put(path), me.get(theirs), me.put('/api/profile/avatar', { avatarURL: theirs })];
      for (const answer of await Promise.all(asked)) {
        expect(answer).toMatchObject({
          status: 503,
          body: { statusCode: 503, code: 'service_unavailable', message: UNAVAILABLE_ERROR.message },
        });
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    } finally {
      await end();
    }
    const avatarURL = path.split('?')[0];
    expect((await me.put('/api/profile/avatar', { avatarURL })).status).toBe(404);
    expect((await put(path)).status).toBe(200);
    expect((await me.put('/api/profile/avatar', { avatarURL })).status).toBe(200);
  });

  it('a deletion while it is away waits for it', async () => {
    const me = await signUp(system.origin);
    await giveAvatar(me);
    expect(await s3.keys(me.user.id)).toHaveLength(1);
    await s3.kill();
    try {
      expect((await deleteAccount(me)).status).toBe(202);
      expect(await picturesLeft(me)).toMatchObject({ completed_at: null });
    } finally {
      await s3.startAgain();
    }
    await completed(me);
    expect(await s3.keys(me.user.id)).toEqual([]);
  });

  it('that deletes nothing although it was asked to, the removal fails rather than spins', async () => {
    const me = await signUp(system.origin);
    await giveAvatar(me);
    const store = new S3PictureStore(s3.url);
    await whileIt({ refuseDeletes: true }, () =>
      expect(store.removeAllOf(me.user.id)).rejects.toThrow('AccessDenied'),
    );
    await store.removeAllOf(me.user.id);
    expect(await s3.keys(me.user.id)).toEqual([]);
  });
});
