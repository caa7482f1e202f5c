import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { jpeg } from '@anew/pictures/testing/pictures';
import { couple, someone } from '@anew/service-testkit/actors';
import {
  eachIs,
  erase,
  outcomesOf,
  type RepeatableChanges,
  rowsOf,
  unindexedReferences,
} from '@anew/service-testkit/every-change';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callsOf, startJournal } from './fixtures.js';

const { entries, photos, appreciations, reactions, news, sharing } = journalRpc;

let journal: ServiceAlone;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  journal = await startJournal();
  calls = callsOf(journal);
});

afterAll(() => journal.stop());

/** Every change that somebody may make who has written an entry. */
async function changesOf(id: string, partner: Actor): Promise<RepeatableChanges<'journal'>> {
  const text = { area: 'journal' as const, id: (await calls.write(partner, 'For you')).id };
  return {
    [entries.create]: { content: 'Other words', visibility: 'shared' },
    [entries.update]: { id, content: 'Other words' },
    [photos.remove]: { id },
    [photos.put]: { id, data: (await jpeg()).toString('base64') },
    [photos.describe]: { id, caption: 'Us.' },
    [appreciations.save]: { appreciation: 'You waited up.', quality: 'patient' },
    [reactions.unthank]: text,
    [reactions.thank]: text,
    [reactions.unreply]: text,
    [reactions.reply]: { ...text, text: 'So did I.' },
    [news.seen]: { area: 'journal' },
    [sharing.decide]: { partnerId: partner.userId, choice: 'all' },
    [entries.delete]: { id },
  };
}

describe('every change', () => {
  it('refuses a key that was used for another', async () => {
    const [me, partner] = couple();
    const keyed = { ...me, idempotencyKey: randomUUID() };
    const changes = await changesOf((await calls.write(keyed, 'Words')).id, partner);
    expect(await outcomesOf(journal, keyed, changes)).toEqual(eachIs('idempotency_key_reused', changes));
  });

  it('that a gateway still lets through for someone who has been erased is refused, and leaves nothing', async () => {
    const [me, partner] = couple();
    const changes = await changesOf((await calls.write(me, 'In time')).id, partner);
    const inTime = await outcomesOf(journal, me, changes);
    expect(Object.values(inTime)).not.toContain('sign_in_required');
    expect(await rowsOf(journal, me)).not.toEqual([]);
    await erase(journal, me);
    for (const late of [me, { ...me, idempotencyKey: 'late' }])
      expect(await outcomesOf(journal, late, changes)).toEqual({
        ...eachIs('sign_in_required', changes),
        // The entry was erased, too.
        [photos.put]: 'entry_not_found',
      });
    expect(await rowsOf(journal, me)).toEqual([]);
  });
});

it('an entry that is written ten times at once is written once, answered alike also later, and again with another key', async () => {
  const author = { ...someone(), idempotencyKey: randomUUID() };
  const all = await Promise.all(Array.from({ length: 10 }, () => calls.write(author, 'Words')));
  expect([...all, await calls.write(author, 'Words')]).toEqual(Array(11).fill(all[0]));
  expect(await refusalOf(calls.write(author, 'Other words'))).toMatchObject({
    kind: 'conflict',
    code: 'idempotency_key_reused',
  });
  expect(await calls.entriesOf(author)).toEqual([all[0]]);
  await calls.write({ ...author, idempotencyKey: randomUUID() }, 'Words');
  expect(await calls.entriesOf(author)).toHaveLength(2);
});

it('an erasure finds by an index what refers to a row that it deletes', async () => {
  expect(await unindexedReferences(journal)).toEqual([]);
});
