import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { couple, someone } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startJournal, use } from './fixtures.js';

let journal: ServiceAlone;
let does: ReturnType<typeof use>;
const [a, b] = couple();
const stranger = someone();

beforeAll(async () => {
  journal = await startJournal();
  does = use(journal);
}, 90_000);

afterAll(() => journal.stop());

const { update, delete: remove } = journalRpc.entries;
const contents = async (reader: Actor) => (await does.entriesOf(reader)).map(({ content }) => content);

describe('a journal', () => {
  it('shares one’s own entries and the partner’s shared ones, newest first', async () => {
    await does.write(a, 'a shared');
    await does.write(a, 'a private', 'private');
    await does.write(b, 'b shared');
    await does.write(b, 'b private', 'private');
    expect(await contents(a)).toEqual(['b shared', 'a private', 'a shared']);
    expect(await contents(b)).toEqual(['b private', 'b shared', 'a shared']);
    expect(await contents(stranger)).toEqual([]);
  });

  it('keeps what was written to the letter, trimmed at its ends', async () => {
    const text = '  Ünïcode 👪, “quotes”, <b>tags</b>\n\nand a last line  ';
    expect((await does.write(stranger, text)).content).toBe(text.trim());
    expect(await contents(stranger)).toEqual([text.trim()]);
  });

  it('lets the author change an entry, and takes it back from the partner when it becomes private', async () => {
    const entry = await does.write(a, 'first thought');
    const changed = await journal.ask(update, a, { id: entry.id, content: 'second thought' });
    expect(changed).toMatchObject({ id: entry.id, content: 'second thought', visibility: 'shared' });
    expect(changed.createdAt).toBe(entry.createdAt);
    expect(await contents(b)).toContain('second thought');
    await journal.ask(update, a, { id: entry.id, visibility: 'private' });
    expect(await contents(b)).not.toContain('second thought');
    expect(await contents(a)).toContain('second thought');
  });

  it('is closed to the partner and to strangers where changing is concerned', async () => {
    const { id } = await does.write(a, 'mine to change');
    for (const person of [b, stranger]) {
      const refusals = [
        await refusalOf(journal.ask(update, person, { id, content: 'not mine' })),
        await refusalOf(journal.ask(remove, person, { id })),
      ];
      for (const each of refusals) expect(each).toMatchObject({ kind: 'not_found', code: 'entry_not_found' });
    }
    expect(await contents(a)).toContain('mine to change');
  });

  it('forgets a deleted entry', async () => {
    const { id } = await does.write(a, 'to be deleted');
    expect(await journal.ask(remove, a, { id })).toBeNull();
    expect(await refusalOf(journal.ask(remove, a, { id }))).toMatchObject({ code: 'entry_not_found' });
    expect(await contents(b)).not.toContain('to be deleted');
  });

  it('refuses a change that changes nothing', async () => {
    const { id } = await does.write(a, 'as it is');
    expect(await refusalOf(journal.ask(update, a, { id }))).toMatchObject({
      kind: 'invalid',
      code: 'nothing_to_change',
    });
  });

  it.each([
    [{ content: ' ', visibility: 'shared' }, 'content'],
    [{ content: 'x'.repeat(20_001), visibility: 'shared' }, 'content'],
    [{ content: 'for whom?', visibility: 'everyone' }, 'visibility'],
    [{ content: 'an answer', visibility: 'shared', dailyPromptId: 'x' }, 'dailyPromptId'],
  ])('refuses an entry that is not one, and names the field (%#)', async (input, field) => {
    const { kind, details } = await refusalOf(
      journal.ask(
        journalRpc.entries.create,
        someone(),
        input as Pick<JournalEntry, 'content' | 'visibility'>,
      ),
    );
    expect(kind).toBe('invalid');
    expect(details.fields?.map((each) => each.field)).toEqual([field]);
  });

  it('writes an entry once when its request is repeated', async () => {
    const author = { ...someone(), idempotencyKey: randomUUID() };
    const written = [await does.write(author, 'once'), await does.write(author, 'once')];
    expect(written[1]).toEqual(written[0]);
    expect(await contents(author)).toEqual(['once']);
  });
});

describe('appreciations', () => {
  const { today, save } = journalRpc.appreciations;
  const thanks = { appreciation: 'You called my mother.', quality: 'thoughtful' };

  it('are one a person and day: a second replaces the first', async () => {
    expect(await journal.ask(today, a, {})).toBeNull();
    const first = await does.thank(a, thanks);
    const second = await does.thank(a, { ...thanks, quality: 'kind' });
    expect(second).toEqual({ ...first, quality: 'kind' });
    expect(await journal.ask(today, a, {})).toEqual(second);
    expect(await journal.ask(today, b, {})).toBeNull();
  });

  it('are one even when saved ten times at once', async () => {
    const saved = await Promise.all(Array.from({ length: 10 }, () => does.thank(stranger, thanks)));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(await does.thanksOf(stranger)).toHaveLength(1);
  });

  it('are shared by the couple, newest first, and with nobody else', async () => {
    await does.thank(b);
    expect((await does.thanksOf(a)).map(({ quality }) => quality)).toEqual(['patient', 'kind']);
    expect(await does.thanksOf(stranger)).toHaveLength(1);
  });

  it.each([
    { appreciation: ' ', quality: 'kind' },
    { appreciation: 'You did.' },
    { ...thanks, quality: 'x'.repeat(2001) },
  ])('are refused when they read %j', async (input) => {
    const refused = refusalOf(journal.ask(save, a, input as typeof thanks));
    expect(await refused).toMatchObject({ kind: 'invalid', code: 'validation_failed' });
  });
});
