import { randomUUID } from 'node:crypto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { jpeg } from '@anew/pictures/testing/pictures';
import { couple, someone } from '@anew/service-testkit/actors';
import { type RepeatableChanges, withUsedKey } from '@anew/service-testkit/repeats';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { callsOf, startJournal } from './fixtures.js';

const { entries, photos, appreciations, reactions, news, sharing } = journalRpc;

let journal: ServiceAlone;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  journal = await startJournal();
  calls = callsOf(journal);
});

afterAll(() => journal.stop());

it('a key that was used for another change is refused by every change that takes keys', async () => {
  const [me, partner] = couple();
  const keyed = { ...me, idempotencyKey: randomUUID() };
  const { id } = await calls.write(keyed, 'Words');
  const text = { area: 'journal' as const, id: (await calls.write(partner, 'For you')).id };
  const changes: RepeatableChanges<'journal'> = {
    [entries.create]: { content: 'Other words', visibility: 'shared' },
    [entries.update]: { id, content: 'Other words' },
    [entries.delete]: { id },
    [photos.put]: { id, data: (await jpeg()).toString('base64') },
    [photos.describe]: { id, caption: 'Us.' },
    [photos.remove]: { id },
    [appreciations.save]: { appreciation: 'You waited up.', quality: 'patient' },
    [reactions.thank]: text,
    [reactions.unthank]: text,
    [reactions.reply]: { ...text, text: 'So did I.' },
    [reactions.unreply]: text,
    [news.seen]: { area: 'journal' },
    [sharing.decide]: { partnerId: partner.userId, choice: 'all' },
  };
  expect(await withUsedKey(journal, keyed, changes)).toEqual([]);
});

it('ten times at once is done once, with one answer also later, and again with another key', async () => {
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
