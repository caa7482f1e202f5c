import type { Actor } from '@anew/contracts/actor';
import { accountErased, identityEvents } from '@anew/contracts/events/map';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { HIDDEN, jpeg, jpegOfATelephone, jpegThatClaims, picture } from '@anew/pictures/testing/pictures';
import { alone, couple, someone, together } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { listEvents } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { callsOf, startJournal } from './fixtures.js';

let journal: ServiceAlone;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  journal = await startJournal();
  calls = callsOf(journal);
});

afterAll(() => journal.stop());

const { photos, entries } = journalRpc;
const base64 = (bytes: Buffer) => bytes.toString('base64');

const putBytes = (author: Actor, id: string, bytes: Buffer) =>
  journal.ask(photos.put, author, { id, data: base64(bytes) });
const put = async (author: Actor, id: string) => putBytes(author, id, await jpeg());
const describeAs = (author: Actor, id: string, caption: string) =>
  journal.ask(photos.describe, author, { id, caption });
const look = async (reader: Actor, id: string) =>
  Buffer.from((await journal.ask(photos.get, reader, { id })).data, 'base64');
const notFound = { kind: 'not_found', code: 'not_found' };
const noEntry = { kind: 'not_found', code: 'entry_not_found' };
const rowsOf = ({ userId }: Actor) =>
  journal.database.query<{ id: string; photo: Buffer; caption: Buffer | null }>(
    'SELECT id, photo, caption FROM entry_photos WHERE user_id = $1',
    [userId],
  );

/** A shared entry with a photo, and its author and reader. */
async function withPhoto(visibility: 'shared' | 'private' = 'shared') {
  const [me, partner] = couple();
  const entry = await calls.write(me, 'Pancakes.', visibility);
  return { me, partner, entry, photo: await put(me, entry.id) };
}

async function expectClosed(reader: Actor, id: string): Promise<void> {
  expect(await refusalOf(look(reader, id))).toMatchObject(notFound);
}

describe('a photo of an entry', () => {
  it('comes with the entry, to its author and to whom it is shared with', async () => {
    const { me, partner, entry, photo } = await withPhoto();
    const described = await describeAs(me, entry.id, '  Our first pancakes 🥞  ');
    expect(described).toEqual({ ...photo, caption: 'Our first pancakes 🥞', width: 64, height: 48 });
    for (const reader of [me, partner]) {
      expect(await calls.entriesOf(reader)).toMatchObject([{ id: entry.id, photo: described }]);
      expect(await sharp(await look(reader, photo.id)).metadata()).toMatchObject({
        format: 'jpeg',
        width: 64,
      });
    }
    expect(await journal.ask(entries.update, me, { id: entry.id, content: 'Waffles.' })).toMatchObject({
      content: 'Waffles.',
      photo: described,
    });
    expect(await describeAs(me, entry.id, '')).toMatchObject({ id: photo.id, caption: null });
  });

  it('is seen by nobody else: a stranger, the partner of a private entry, a former or a new partner', async () => {
    const { me, partner, entry, photo } = await withPhoto();
    await expectClosed(someone(), photo.id);
    await expectClosed(couple()[0], photo.id);
    await expectClosed(alone(partner), photo.id);
    const [again, newPartner] = together(alone(me), someone());
    await expectClosed(newPartner, photo.id);
    expect(await look(again, photo.id)).toBeInstanceOf(Buffer);
    await journal.ask(entries.update, me, { id: entry.id, visibility: 'private' });
    await expectClosed(partner, photo.id);
    expect(await look(me, photo.id)).toBeInstanceOf(Buffer);
    const secret = await withPhoto('private');
    await expectClosed(secret.partner, secret.photo.id);
  });

  it('is changed by the author alone', async () => {
    const { partner, entry, photo, me } = await withPhoto();
    for (const other of [partner, someone()]) {
      expect(await refusalOf(put(other, entry.id))).toMatchObject(noEntry);
      expect(await refusalOf(describeAs(other, entry.id, 'Mine?'))).toMatchObject(noEntry);
      expect(await refusalOf(journal.ask(photos.remove, other, { id: entry.id }))).toMatchObject(noEntry);
    }
    expect(await calls.entriesOf(me)).toMatchObject([{ photo }]);
  });

  it('keeps nothing of the file but the picture, upright and no larger than a page', async () => {
    const [me] = couple();
    const { id } = await calls.write(me, 'By phone.');
    const original = await jpegOfATelephone(2_400, 1_200);
    expect(original.includes(HIDDEN)).toBe(true);
    const photo = await putBytes(me, id, original);
    expect(photo).toMatchObject({ width: 800, height: 1_600 });
    const kept = await look(me, photo.id);
    expect(kept.includes(HIDDEN)).toBe(false);
    const { exif, xmp, iptc, orientation } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['a PNG', () => picture(9, 9).png().toBuffer(), 'not_a_picture'],
    ['a page', () => Promise.resolve(Buffer.from('<script>alert(1)</script>')), 'not_a_picture'],
    ['half a JPEG', async () => (await jpeg(400, 300)).subarray(0, 700), 'not_a_picture'],
    ['nothing', () => Promise.resolve(Buffer.alloc(0)), 'not_a_picture'],
    ['a small file of many pixels', () => jpegThatClaims(60_000, 60_000), 'not_a_picture'],
    ['more than 5 MB', () => Promise.resolve(Buffer.alloc(5 * 1024 * 1024 + 1)), 'too_large'],
  ])('is not %s, and the one before stays', async (_what, make, code) => {
    const { me, entry, photo } = await withPhoto();
    expect(await refusalOf(putBytes(me, entry.id, await make()))).toMatchObject({ code });
    expect(await calls.entriesOf(me)).toMatchObject([{ photo }]);
  });

  it('takes the place of the one before, without its caption', async () => {
    const { me, entry, photo } = await withPhoto();
    await describeAs(me, entry.id, 'The first.');
    const next = await put(me, entry.id);
    expect(next).toMatchObject({ caption: null });
    await expectClosed(me, photo.id);
    expect(await rowsOf(me)).toMatchObject([{ id: next.id }]);
  });

  it('is one, however many come at once', async () => {
    const { me, entry } = await withPhoto();
    await Promise.all([put(me, entry.id), put(me, entry.id), put(me, entry.id)]);
    expect(await rowsOf(me)).toHaveLength(1);
  });

  it('is sealed, bytes and caption', async () => {
    const { me, entry, photo } = await withPhoto();
    await describeAs(me, entry.id, 'Only for us.');
    const [row] = await rowsOf(me);
    const plain = await look(me, photo.id);
    expect(row!.photo.includes(plain.subarray(0, 16))).toBe(false);
    expect(row!.photo.includes(base64(plain).slice(0, 16))).toBe(false);
    expect(row!.caption!.includes('Only for us.')).toBe(false);
  });

  it('goes when it is removed, and when its entry is; without one, nothing can be said about it', async () => {
    const { me, partner, entry, photo } = await withPhoto();
    for (let time = 0; time < 2; time++)
      expect(await journal.ask(photos.remove, me, { id: entry.id })).toBeNull();
    await expectClosed(me, photo.id);
    expect(await calls.entriesOf(partner)).toMatchObject([{ photo: null }]);
    expect(await refusalOf(describeAs(me, entry.id, 'Gone.'))).toMatchObject(notFound);
    const again = await put(me, entry.id);
    await journal.ask(entries.delete, me, { id: entry.id });
    await expectClosed(me, again.id);
    expect(await rowsOf(me)).toEqual([]);
  });

  it('says no more than 300 characters', async () => {
    const { me, entry } = await withPhoto();
    expect(await refusalOf(describeAs(me, entry.id, 'x'.repeat(301)))).toMatchObject({ kind: 'invalid' });
  });

  it('is in the author’s export, and in nobody else’s', async () => {
    const { me, partner, entry, photo } = await withPhoto();
    const plain = await calls.write(me, 'Without a photo.');
    const entriesOf = async (actor: Actor) =>
      (await journal.exportOf(journalRpc.account.export, actor)).entries;
    const jpegOfIt = base64(await look(me, photo.id));
    expect(await entriesOf(me)).toMatchObject([
      { id: entry.id, photo: { id: photo.id, jpeg: jpegOfIt } },
      { id: plain.id, photo: null },
    ]);
    expect(await entriesOf(partner)).toEqual([]);
  });

  it('leaves the rest of an export whole when no key opens it, and so does a text', async () => {
    const { me, entry } = await withPhoto();
    const [damaged, last] = [await calls.write(me, 'Damaged.'), await calls.write(me, 'The last.')];
    await calls.appreciate(me);
    const damage = (sql: string, id: string) => journal.database.query(sql, [id]);
    await damage(`UPDATE entry_photos SET photo = '\\x00' WHERE entry_id = $1`, entry.id);
    await damage(`UPDATE entries SET content = '\\x00' WHERE id = $1`, damaged.id);
    expect(await journal.exportOf(journalRpc.account.export, me)).toMatchObject({
      entries: [
        { id: entry.id, content: 'Pancakes.', photo: { unreadable: true } },
        { unreadable: true },
        { id: last.id, content: 'The last.' },
      ],
      appreciations: [{ appreciation: 'You waited up.' }],
    });
  });

  it('goes with its author’s account', async () => {
    const { me, partner, photo } = await withPhoto();
    await journal.tell(identityEvents.accountDeleted, { userId: me.userId });
    await eventually('the account to be erased', async () => {
      const events = await listEvents(journal.nats, accountErased('journal'));
      return events.some(({ data }) => data.userId === me.userId) || null;
    });
    await expectClosed(partner, photo.id);
    expect(await rowsOf(me)).toEqual([]);
    expect(await refusalOf(put(me, photo.id))).toBeTruthy();
  });
});

// This case comes last, because it needs a service with lower limits.
describe('photos', () => {
  it('of one person take up 200 MB at most, and the partner has as much', async () => {
    const SCALE = 0.0001;
    const most = Math.floor(200 * 1024 * 1024 * SCALE);
    await journal.stop();
    journal = await startJournal({ env: { RATE_LIMIT_FACTOR: String(SCALE) } });
    calls = callsOf(journal);
    const [me, partner] = couple();
    const [full, next] = [await calls.write(me, 'A full album.'), await calls.write(me, 'One more.')];
    await put(me, full.id);
    const [small] = await rowsOf(me);
    const fill = (bytes: number) =>
      journal.database.query('UPDATE entry_photos SET photo = $1 WHERE entry_id = $2', [
        Buffer.alloc(bytes),
        full.id,
      ]);
    // A row counts for 1,024 bytes besides its photo, so that this and one more small photo fill all the room.
    const room = most - 2 * 1_024 - small!.photo.length;
    await fill(room + 1);
    expect(await refusalOf(put(me, next.id))).toMatchObject({ kind: 'too_many', code: 'quota_reached' });
    expect(await rowsOf(me)).toHaveLength(1);
    await fill(room);
    expect(await put(me, next.id)).toMatchObject({ width: 64 });
    const theirs = await calls.write(partner, 'Mine.');
    expect(await put(partner, theirs.id)).toMatchObject({ width: 64 });
  });
});
