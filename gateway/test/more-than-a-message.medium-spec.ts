import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Conversation, ConversationSummary } from '@anew/contracts/coaching/views';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { couple, type SignedUp } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';

jest.setTimeout(120_000);

/** Bytes that one message between processes holds. */
const MESSAGE = 8 * 1024 * 1024;
/** One byte as it is kept, and six when it is sent. */
const ESCAPED = '\u0001';
/** Four bytes either way. */
const WIDE = '👪';

let system: System;
let me: SignedUp;
let partner: SignedUp;

beforeAll(async () => {
  system = await System.start();
  [me, partner] = await couple(system.origin);
  await write(me, 80, ESCAPED, 'private');
  await write(partner, 110, WIDE, 'shared');
}, 120_000);

afterAll(() => system.stop());

const textOf = (number: number, letter: string, length: number) =>
  `${number} `.padEnd(length, '_').replaceAll('_', letter);

async function write(person: SignedUp, count: number, letter: string, visibility: string): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const content = textOf(number, letter, 20_000);
    await person.expectOk(person.post('/api/journal', { content, visibility }));
  }
}

/** What was written, the last first. */
const written = (count: number, letter: string) =>
  Array.from({ length: count }, (_, index) => textOf(count - index, letter, 20_000));

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('more than one message between processes holds', () => {
  it('is one list in the journal, newest first', async () => {
    const { status, body } = await me.get<JournalEntry[]>('/api/journal');
    expect(status).toBe(200);
    expect(sizeOf(body)).toBeGreaterThan(2 * MESSAGE);
    const contents = body.map(({ content }) => content);
    expect(contents).toEqual([...written(110, WIDE), ...written(80, ESCAPED)]);
    expect(new Set(body.map(({ id }) => id)).size).toBe(190);
  });

  it('is in the export, the conversation whole that had to be sent in pieces', async () => {
    let conversationId: string | undefined;
    for (let number = 1; number <= 180; number++) {
      const message = textOf(number, ESCAPED, 4_000);
      const sent = me.post<{ conversationId: string }>('/api/coaching/chat', { message, conversationId });
      ({ conversationId } = await me.expectOk(sent));
    }
    await me.expectOk(me.post('/api/coaching/chat', { message: 'And now something else.' }));
    const { status, body } = await me.get<{
      journal: { entries: JournalEntry[] };
      coaching: { conversations: Conversation[] };
    }>('/api/account/export');

    expect(status).toBe(200);
    expect(sizeOf(body.journal)).toBeGreaterThan(MESSAGE);
    expect(body.journal.entries.map(({ content }) => content)).toEqual(written(80, ESCAPED).reverse());
    const list = await me.expectOk(me.get<ConversationSummary[]>('/api/coaching/conversations'));
    const own = list.map(({ id }) => me.expectOk(me.get<Conversation>(`/api/coaching/conversations/${id}`)));
    expect(body.coaching.conversations).toEqual((await Promise.all(own)).reverse());
    expect(sizeOf(body.coaching)).toBeGreaterThan(MESSAGE / 2);
  });
});
