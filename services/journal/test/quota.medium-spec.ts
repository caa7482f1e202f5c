import type { Actor } from '@anew/contracts/actor';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { someone } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callsOf, startJournal } from './fixtures.js';

const MB = 1024 * 1024;

let journal: ServiceAlone;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  journal = await startJournal({ env: { RATE_LIMIT_FACTOR: '1' } });
  calls = callsOf(journal);
});

afterAll(() => journal.stop());

/** Adds an entry of this size, as if the person had written it before. */
const fill = (me: Actor, bytes: number) =>
  journal.database.query(
    `INSERT INTO entries (id, user_id, content, visibility, created_at, updated_at)
     VALUES (gen_random_uuid(), $1, convert_to(repeat('x', $2::int), 'UTF8'), 'private', now() - interval '1 day', now())`,
    [me.userId, bytes],
  );

async function expectFull(call: Promise<unknown>): Promise<void> {
  const refused = await refusalOf(call);
  expect(refused).toMatchObject({ kind: 'too_many', code: 'quota_reached' });
  expect(refused.details.retryAfter).toBeGreaterThan(60);
}

describe('one person’s journal', () => {
  it('may hold so much, and takes no more until there is room again', async () => {
    const me = someone();
    const kept = await calls.write(me, 'A few words', 'private');
    await fill(me, 50 * MB - 8_192);
    const second = await calls.write(me, 'A few more', 'private');
    const change = (content: string) => journal.ask(journalRpc.entries.update, me, { id: kept.id, content });

    const long = 'x'.repeat(8_000);
    await expectFull(calls.write(me, long, 'private'));
    await expectFull(change(long));
    await expectFull(calls.appreciate(me, { appreciation: 'x'.repeat(2_000), quality: 'x'.repeat(2_000) }));

    expect(await change('Less')).toMatchObject({ content: 'Less' });
    await journal.ask(journalRpc.entries.delete, me, { id: second.id });
    await journal.database.query(
      'DELETE FROM entries WHERE user_id = $1 AND octet_length(content) > 100000',
      [me.userId],
    );
    expect(await calls.write(me, long, 'private')).toMatchObject({ content: long });
  });

  it('counts the answers that are kept for a repeat', async () => {
    const me = someone();
    await fill(me, 50 * MB - 8_192);
    const write = (idempotencyKey: string) =>
      calls.write({ ...me, idempotencyKey }, 'x'.repeat(1_000), 'private');
    await write('one');
    await write('two');
    await expectFull(write('three'));
  });
});
