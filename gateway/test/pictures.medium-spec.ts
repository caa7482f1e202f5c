import type { UploadedPicture, UploadTicket } from '@anew/contracts/identity/views';
import type { EntryPhoto, JournalEntry } from '@anew/contracts/journal/views';
import { reEncode } from '@anew/pictures/re-encode';
import { jpeg, jpegOfBytes } from '@anew/pictures/testing/pictures';
import { couple, Person, refusal, type SignedUp } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { putPicture } from './put-picture.js';
import { expectRefused } from './refused.js';

const MB = 1024 * 1024;

let system: SharedSystem;
let me: SignedUp;
let partner: SignedUp;

beforeAll(async () => {
  system = await sharedSystem();
  [me, partner] = await couple(system.origin);
});

/** Expects that this person's browser gets a picture, and keeps it nowhere. */
async function expectSeen(person: Person, path: string): Promise<[width: number, height: number]> {
  const seen = await person.open('GET', path, {});
  expect(seen.status).toBe(200);
  expect(Object.fromEntries(seen.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
  });
  const bytes = Buffer.from(await seen.arrayBuffer());
  const { width, height } = await reEncode(bytes, { largestEdge: 9_999, quality: 80 });
  return [width, height];
}

describe('a photo of an entry', () => {
  it('is a JPEG of at most 5 MB, gets a caption, is kept by no cache, and is removed', async () => {
    const entry = { content: 'Pancakes.', visibility: 'private' };
    const { id } = await me.expectOk(me.post<JournalEntry>('/api/journal', entry));
    const path = `/api/journal/${id}/photo`;
    expectRefused(await putPicture(me, path, await jpeg(), 'image/png'), 415);
    expect(await refusal(putPicture(me, path, Buffer.from('nonsense')))).toMatchObject({
      status: 415,
      code: 'not_a_picture',
    });
    expectRefused(await putPicture(me, path, await jpegOfBytes(5 * MB + 1)), 413);
    const photo = await me.expectOk(putPicture<EntryPhoto>(me, path, await jpegOfBytes(5 * MB)));
    expect(await me.expectOk(me.put(`${path}/caption`, { caption: ' Our first ' }))).toEqual({
      ...photo,
      caption: 'Our first',
    });
    expect(await expectSeen(me, `/api/journal/photos/${photo.id}`)).toEqual([photo.width, photo.height]);
    expect((await me.delete(path)).status).toBe(204);
    expectRefused(await me.get(`/api/journal/photos/${photo.id}`), 404);
  });
});

describe('a picture of oneself', () => {
  it('is put at its address by whoever has it, signed in or not, and seen by both, kept by no cache', async () => {
    const { uploadURL } = await me.expectOk(me.post<UploadTicket>('/api/objects/upload'));
    const anyone = new Person(system.origin);
    const nothing = await putPicture(anyone, uploadURL, Buffer.alloc(0));
    expectRefused(nothing, 415);
    expect(nothing.body).toMatchObject({ code: 'not_a_picture' });
    const { url } = await anyone.expectOk(
      putPicture<UploadedPicture>(anyone, uploadURL, await jpegOfBytes(5 * MB)),
    );
    await me.expectOk(me.put('/api/profile/avatar', { avatarURL: url }));
    for (const reader of [me, partner]) await expectSeen(reader, url);
  });
});
