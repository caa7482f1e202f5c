import type { UploadedPicture, UploadTicket } from '@anew/contracts/identity/views';
import type { EntryPhoto, JournalEntry } from '@anew/contracts/journal/views';
import { reEncode } from '@anew/pictures/re-encode';
import { jpeg, jpegOfBytes } from '@anew/pictures/testing/pictures';
import { type Answer, couple, Person, type SignedUp, single } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { pictureOf } from './photos.js';
import { expectRefused } from './refused.js';

const MB = 1024 * 1024;
/** More than a gateway reads at a time, so that a place which is not given back leaves none for the last. */
const PHOTOS = 6;

let system: SharedSystem;
let me: SignedUp;
let partner: SignedUp;

beforeAll(async () => {
  system = await sharedSystem();
  [me, partner] = await couple(system.origin);
});

const write = async (visibility: 'shared' | 'private' = 'shared'): Promise<string> => {
  const entry = { content: 'Pancakes.', visibility };
  return (await me.expectOk(me.post<JournalEntry>('/api/journal', entry))).id;
};

const put = (person: Person, id: string, bytes: Buffer, type?: string): Promise<Answer<EntryPhoto>> =>
  person.call<EntryPhoto>('PUT', `/api/journal/${id}/photo`, pictureOf(bytes, type));

const pathOf = ({ id }: EntryPhoto) => `/api/journal/photos/${id}`;

async function withPhoto(visibility?: 'shared' | 'private') {
  const id = await write(visibility);
  return { id, photo: await me.expectOk(put(me, id, await jpeg())) };
}

describe('a photo of an entry', () => {
  it('is put in one after another, and seen by both, kept by no cache', async () => {
    for (let count = 0; count < PHOTOS; count++) {
      const { photo } = await withPhoto();
      expect(photo).toMatchObject({ caption: null, width: 64, height: 48 });
      for (const reader of [me, partner]) await expectSeen(reader, pathOf(photo));
    }
  });

  it('gets a caption, and is removed', async () => {
    const { id, photo } = await withPhoto();
    const caption = await me.put(`/api/journal/${id}/photo/caption`, { caption: ' Our first ' });
    expect(caption).toMatchObject({ status: 200, body: { ...photo, caption: 'Our first' } });
    expect((await me.delete(`/api/journal/${id}/photo`)).status).toBe(204);
    expectRefused(await me.get(pathOf(photo)), 404);
  });

  it('is not there for a stranger, and for the partner no more once it is private', async () => {
    const { id, photo } = await withPhoto();
    const stranger = await single(system.origin);
    expectRefused(await stranger.get(pathOf(photo)), 404);
    for (const other of [stranger, partner]) expectRefused(await put(other, id, await jpeg()), 404);
    expectRefused(await new Person(system.origin).get(pathOf(photo)), 401);
    await me.expectOk(me.put(`/api/journal/${id}`, { visibility: 'private' }));
    expectRefused(await partner.get(pathOf(photo)), 404);
    expect((await look(me, pathOf(photo))).status).toBe(200);
  });

  it('is a JPEG of at most 5 MB', async () => {
    const id = await write();
    expectRefused(await put(me, id, await jpeg(), 'image/png'), 415);
    const nonsense = await put(me, id, Buffer.from('nonsense'));
    expectRefused(nonsense, 415);
    expect(nonsense.body).toMatchObject({ code: 'not_a_picture' });
    expectRefused(await put(me, id, await jpegOfBytes(5 * MB + 1)), 413);
    expect((await put(me, id, await jpegOfBytes(5 * MB))).status).toBe(200);
  });

  it('is one of so many within an hour', async () => {
    const gateway = await system.startGateway({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    try {
      const author = await single(system.origin);
      const { id } = await author.expectOk(
        author.post<JournalEntry>('/api/journal', { content: 'Pancakes.', visibility: 'private' }),
      );
      const there = new Person(gateway.origin);
      for (const [name, value] of author.cookies) there.cookies.set(name, value);
      const bytes = await jpeg();
      for (let count = 0; count < 3; count++) await there.expectOk(put(there, id, bytes));
      const refused = await put(there, id, bytes);
      expectRefused(refused, 429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    } finally {
      await system.endGateway(gateway);
    }
  });
});

describe('a picture of oneself', () => {
  it('is put at its address by whoever has it, signed in or not, and seen by both, kept by no cache', async () => {
    const { uploadURL } = await me.expectOk(me.post<UploadTicket>('/api/objects/upload'));
    const anyone = new Person(system.origin);
    const upload = (bytes: Buffer) => anyone.call<UploadedPicture>('PUT', uploadURL, pictureOf(bytes));
    const nothing = await upload(Buffer.alloc(0));
    expectRefused(nothing, 415);
    expect(nothing.body).toMatchObject({ code: 'not_a_picture' });
    const { url } = await anyone.expectOk(upload(await jpegOfBytes(5 * MB)));
    await me.expectOk(me.put('/api/profile/avatar', { avatarURL: url }));
    for (const reader of [me, partner]) await expectSeen(reader, url);
  });
});

/** Expects that this person's browser gets the picture, and keeps it nowhere. */
async function expectSeen(reader: Person, path: string): Promise<void> {
  const { status, headers, bytes } = await look(reader, path);
  const { 'content-type': type, 'cache-control': cache } = Object.fromEntries(headers);
  expect({ status, type, cache }).toEqual({ status: 200, type: 'image/jpeg', cache: 'no-store' });
  expect(await reEncode(bytes, { largestEdge: 99, quality: 80 })).toMatchObject({ width: 64, height: 48 });
}

/** A photo as this person's browser gets it. */
async function look(person: Person, path: string) {
  const response = await person.open('GET', path, {});
  const { status, headers } = response;
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
