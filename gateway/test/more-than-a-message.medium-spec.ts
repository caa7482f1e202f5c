import type { Conversation, ConversationSummary } from '@anew/contracts/coaching/views';
import type { UploadedPicture, UploadTicket } from '@anew/contracts/identity/views';
import type { Appreciation, JournalEntry } from '@anew/contracts/journal/views';
import { noise } from '@anew/pictures/testing/pictures';
import { Database } from '@anew/testkit/database';
import { FakeProvider } from '@anew/testkit/fake-provider';
import { exportOf } from '@anew/testkit/life';
import { couple, type SignedUp } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { putPicture } from './put-picture.js';

/** Largest size of a message between processes, in bytes: an eighth of what it is otherwise, to need less data. */
const MESSAGE = 1024 * 1024;
/** A character that takes one byte when stored and six in JSON. */
const ESCAPED = '\u0001';
/** A character that takes four bytes in both cases. */
const WIDE = '👪';
/** Appreciations of each of the two. */
const APPRECIATIONS = 55;
/** Questions to the coach, whose messages are more than it reads at once for an export. */
const TURNS = 15;
/** Pictures of the largest kind, of which a message holds fewer. */
const PICTURES = 6;

let fake: FakeProvider;
let system: System;
let me: SignedUp;
let partner: SignedUp;

beforeAll(async () => {
  fake = await FakeProvider.start();
  system = await System.start({
    env: { AI_PROVIDER: 'anthropic', ...fake.env('anthropic') },
    maxPayload: '1MB',
  });
  [me, partner] = await couple(system.origin);
  await write(me, 30, ESCAPED, 'private');
  await write(partner, 40, WIDE, 'shared');
});

afterAll(async () => {
  await system.stop();
  await fake.stop();
});

const textOf = (number: number, letter: string, length: number) =>
  `${number} `.padEnd(length, '_').replaceAll('_', letter);

async function write(person: SignedUp, count: number, letter: string, visibility: string): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const content = textOf(number, letter, 20_000);
    await person.expectOk(person.post('/api/journal', { content, visibility }));
  }
}

const appreciated = (count: number) =>
  Array.from({ length: count }, (_, index) => textOf(index + 1, ESCAPED, 2_000));

/** Writes one appreciation a day: each is moved into the past before the next one is written. */
async function appreciate(person: SignedUp, count: number): Promise<void> {
  const database = new Database(system.postgres, 'journal');
  for (const [index, quality] of appreciated(count).entries()) {
    await person.expectOk(person.post('/api/appreciation', { appreciation: quality, quality }));
    await database.query(
      "UPDATE appreciations SET day = day - $2::int WHERE user_id = $1 AND day > now() - interval '2 days'",
      [person.user.id, 10 + index],
    );
  }
  await database.close();
}

/** A reply as the provider streams it. Without a word that can be seen it would be no reply. */
const REPLY = [1, 2, 3].map((part) => textOf(part, ESCAPED, 5_000));

async function converse(
  person: SignedUp,
  count: number,
): Promise<{ conversationId: string; said: string[] }> {
  fake.always((reply) => reply.say(...REPLY));
  let conversationId = '';
  // This question about the home never makes the coach ask back.
  const said = Array.from({ length: count }, (_, index) =>
    `How do we share the chores in week ${index + 1}? `.padEnd(4_000, ESCAPED),
  );
  for (const message of said) {
    const input = { message, ...(conversationId !== '' && { conversationId }) };
    const sent = person.post<{ conversationId: string }>('/api/coaching/chat', input);
    ({ conversationId } = await person.expectOk(sent));
  }
  return { conversationId, said };
}

/** Texts that were written, newest first. */
const written = (count: number, letter: string) =>
  Array.from({ length: count }, (_, index) => textOf(count - index, letter, 20_000));

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('more than one message between processes holds', () => {
  it('is one list in the journal, newest first', async () => {
    const { status, body } = await me.get<JournalEntry[]>('/api/journal');
    expect(status).toBe(200);
    expect(sizeOf(body)).toBeGreaterThan(2 * MESSAGE);
    const contents = body.map(({ content }) => content);
    expect(contents).toEqual([...written(40, WIDE), ...written(30, ESCAPED)]);
    expect(new Set(body.map(({ id }) => id)).size).toBe(70);
  });

  it('is one list of appreciations, newest first', async () => {
    await Promise.all([appreciate(me, APPRECIATIONS), appreciate(partner, APPRECIATIONS)]);
    const { status, body } = await me.get<Appreciation[]>('/api/appreciation');
    expect(status).toBe(200);
    expect(sizeOf(body)).toBeGreaterThan(MESSAGE);
    for (const { user } of [me, partner]) {
      const own = body.filter(({ userId }) => userId === user.id);
      expect(own.map(({ quality }) => quality)).toEqual(appreciated(APPRECIATIONS).reverse());
    }
    const times = body.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('is one conversation, oldest first', async () => {
    const { conversationId, said } = await converse(me, TURNS);
    const { status, body } = await me.get<Conversation>(`/api/coaching/conversations/${conversationId}`);
    expect(status).toBe(200);
    expect(sizeOf(body)).toBeGreaterThan(MESSAGE);
    const contents = body.messages.map(({ content }) => content);
    expect(contents.filter((_, index) => index % 2 === 0)).toEqual(said);
    expect(contents.filter((content) => content.endsWith(REPLY.join('')))).toHaveLength(TURNS);
    expect(body).toMatchObject({ id: conversationId, title: expect.any(String) });
  });

  it('is in the export, the conversation whole that had to be sent in pieces', async () => {
    await me.expectOk(me.post('/api/coaching/chat', { message: 'And now something else.' }));
    const { status, body } = await exportOf<{
      journal: { entries: JournalEntry[] };
      coaching: { conversations: Conversation[] };
    }>(me);

    expect(status).toBe(200);
    expect(sizeOf(body.journal)).toBeGreaterThan(MESSAGE);
    expect(body.journal.entries.map(({ content }) => content)).toEqual(written(30, ESCAPED).reverse());
    const list = await me.expectOk(me.get<ConversationSummary[]>('/api/coaching/conversations'));
    const own = list.map(({ id }) => me.expectOk(me.get<Conversation>(`/api/coaching/conversations/${id}`)));
    expect(body.coaching.conversations).toEqual((await Promise.all(own)).reverse());
    expect(sizeOf(body.coaching)).toBeGreaterThan(MESSAGE);
  });

  it('is all pictures of a person in the export, the oldest first, as they are seen', async () => {
    const picture = await noise();
    const urls: string[] = [];
    for (let count = 0; count < PICTURES; count++) {
      const { uploadURL } = await partner.expectOk(partner.post<UploadTicket>('/api/objects/upload'));
      urls.push((await partner.expectOk(putPicture<UploadedPicture>(partner, uploadURL, picture))).url);
    }
    const { status, body } = await exportOf<{ account: { pictures: { url: string; data: string }[] } }>(
      partner,
    );
    expect(status).toBe(200);
    const { pictures } = body.account;
    expect(sizeOf(pictures)).toBeGreaterThan(MESSAGE);
    expect(pictures.map(({ url }) => url)).toEqual(urls);
    const shown = await partner.open('GET', urls[0]!, {});
    expect(Buffer.from(pictures[0]!.data, 'base64')).toEqual(Buffer.from(await shown.arrayBuffer()));
  });
});
