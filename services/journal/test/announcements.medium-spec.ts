import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { couple, someone, together } from '@anew/service-testkit/actors';
import { Announcements } from '@anew/service-testkit/announcements';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { callsOf, startJournal } from './fixtures.js';

let journal: ServiceAlone;
let calls: ReturnType<typeof callsOf>;
let theirs: Announcements;

beforeAll(async () => {
  journal = await startJournal();
  calls = callsOf(journal);
});

afterEach(() => theirs.close());

afterAll(() => journal.stop());

const { entries, news, sharing } = journalRpc;
const change = (actor: Actor, { id }: JournalEntry, what: Partial<JournalEntry>) =>
  journal.ask(entries.update, actor, { id, ...what });
const remove = (actor: Actor, { id }: JournalEntry) => journal.ask(entries.delete, actor, { id });

describe('the partner hears', () => {
  it('of an appreciation, and of a shared entry and its changes until it is private', async () => {
    const [me, partner] = couple();
    theirs = await Announcements.to(partner, journal);
    await calls.appreciate(me);
    await theirs.hear('appreciation');
    const entry = await calls.write(me, 'A quiet evening.');
    await change(me, entry, { content: 'A loud evening.' });
    await change(me, entry, { visibility: 'private' });
    await theirs.hear('entry', 'entry', 'entry');
  });

  it('of a deleted entry that they could read', async () => {
    const [me, partner] = couple();
    theirs = await Announcements.to(partner, journal);
    const entry = await calls.write(me, 'A quiet evening.');
    await remove(me, entry);
    await theirs.hear('entry', 'entry');
  });

  it('of earlier texts that are opened to them', async () => {
    const host = someone();
    await calls.write(host, 'Before you.');
    await calls.appreciate(host);
    const [me, partner] = together(host, someone());
    theirs = await Announcements.to(partner, journal);
    await journal.ask(sharing.decide, me, { partnerId: partner.userId, choice: 'all' });
    await theirs.hear('entry', 'appreciation');
  });
});

describe('the partner does not hear', () => {
  it('of what is private', async () => {
    const [me, partner] = couple();
    theirs = await Announcements.to(partner, journal);
    const entry = await calls.write(me, 'For me alone.', 'private');
    await change(me, entry, { content: 'Still for me alone.' });
    await remove(me, entry);
    await calls.appreciate(me);
    await theirs.hear('appreciation');
  });

  it('of what I have seen', async () => {
    const [me, partner] = couple();
    const { id, createdAt } = await calls.write(partner, 'A quiet evening.');
    await calls.appreciate(partner);
    expect(await journal.ask(news.list, me, {})).toMatchObject({ entries: [{ id, createdAt }] });
    theirs = await Announcements.to(partner, journal);
    for (const area of ['journal', 'appreciation'] as const) await journal.ask(news.seen, me, { area });
    expect(await journal.ask(news.list, me, {})).toEqual({ appreciations: [], entries: [] });
    await calls.appreciate(me);
    await theirs.hear('appreciation');
  });

  it('of a change that is refused, or of another couple’s', async () => {
    const [me, partner] = couple();
    theirs = await Announcements.to(partner, journal);
    const refused = change(me, { id: randomUUID() } as JournalEntry, { content: 'Nothing.' });
    expect(await refusalOf(refused)).toMatchObject({ code: 'entry_not_found' });
    const [other] = couple();
    await calls.write(other, 'Elsewhere.');
    await calls.appreciate(me);
    await theirs.hear('appreciation');
  });
});
