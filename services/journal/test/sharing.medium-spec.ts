import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { accountErased, identityEvents } from '@anew/contracts/events/map';
import type { DecideSharingDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { jpeg } from '@anew/pictures/testing/pictures';
import { alone, couple, someone, together } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { listEvents } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callsOf, startJournal } from './fixtures.js';

let journal: ServiceAlone;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  journal = await startJournal();
  calls = callsOf(journal);
});

afterAll(() => journal.stop());

const THANKS = { appreciation: 'You waited up.', quality: 'patient' };
const NOTHING = { kind: 'conflict', code: 'nothing_to_decide' };

const read = async (reader: Actor) => (await calls.entriesOf(reader)).map(({ content }) => content).sort();
const undecidedOf = (actor: Actor) => journal.ask(journalRpc.sharing.undecided, actor, {});
const decide = (actor: Actor, input: DecideSharingDto) =>
  journal.ask(journalRpc.sharing.decide, actor, input);
const change = (actor: Actor, { id }: JournalEntry, what: Partial<JournalEntry>) =>
  journal.ask(journalRpc.entries.update, actor, { id, ...what });

/** Two who have both written before they became a couple. */
async function withPasts(): Promise<{ host: Actor; guest: Actor; early: JournalEntry[] }> {
  const [host, guest] = [someone(), someone()];
  const early = [await calls.write(host, 'early one'), await calls.write(host, 'early two')];
  await calls.write(host, 'early secret', 'private');
  await calls.appreciate(host, THANKS);
  await calls.write(guest, 'of the guest');
  const [one, other] = together(host, guest);
  return { host: one, guest: other, early };
}

describe('what was written before the partner was there', () => {
  it('is its author’s alone, who sees so; both are asked, the partner about their own', async () => {
    const { host, guest } = await withPasts();
    expect(await read(guest)).toEqual(['of the guest']);
    expect(await calls.appreciationsOf(guest)).toEqual([]);
    expect(await read(host)).toEqual(['early one', 'early secret', 'early two']);
    const canRead = (await calls.entriesOf(host)).map(({ partnerCanRead }) => partnerCanRead);
    expect(canRead).toEqual([false, false, false]);
    expect((await calls.appreciationsOf(host))[0]).toMatchObject({ partnerCanRead: false });
    expect(await undecidedOf(host)).toEqual({ partnerId: guest.userId, entries: 2, appreciations: 1 });
    expect(await undecidedOf(guest)).toEqual({ partnerId: host.userId, entries: 1, appreciations: 0 });
  });

  it('is open to the partner once the author says all; what is private is not', async () => {
    const { host, guest } = await withPasts();
    const decided = await decide(host, { partnerId: guest.userId, choice: 'all' });
    expect(decided).toEqual({ entries: 2, appreciations: 1 });
    expect(await read(guest)).toEqual(['early one', 'early two', 'of the guest']);
    expect(await calls.appreciationsOf(guest)).toMatchObject([{ ...THANKS, partnerCanRead: true }]);
    expect(await read(host)).not.toContain('of the guest');
    expect(await undecidedOf(host)).toBeNull();
  });

  it('is open as far as the author has chosen, whatever else is named', async () => {
    const { host, guest, early } = await withPasts();
    const [secret] = (await calls.entriesOf(host)).filter(({ visibility }) => visibility === 'private');
    const [theirs] = await calls.entriesOf(guest);
    const entryIds = [early[0]!.id, secret!.id, theirs!.id];
    const decided = await decide(host, { partnerId: guest.userId, choice: 'chosen', entryIds });
    expect(decided).toEqual({ entries: 1, appreciations: 0 });
    expect(await read(guest)).toEqual(['early one', 'of the guest']);
    expect(await read(host)).not.toContain('of the guest');
    const seen = (await calls.entriesOf(host)).filter(({ partnerCanRead }) => partnerCanRead);
    expect(seen.map(({ content }) => content)).toEqual(['early one']);
  });

  it('stays closed when the author says none, and may be shared later, each by itself', async () => {
    const { host, guest, early } = await withPasts();
    await decide(host, { partnerId: guest.userId, choice: 'none' });
    expect(await read(guest)).toEqual(['of the guest']);
    expect(await undecidedOf(host)).toBeNull();
    const edited = await change(host, early[0]!, { content: 'early, reworded' });
    expect(edited).toMatchObject({ visibility: 'shared', partnerCanRead: false });
    expect(await read(guest)).toEqual(['of the guest']);
    const shared = await change(host, early[0]!, { visibility: 'shared' });
    expect(shared).toMatchObject({ partnerCanRead: true });
    expect(await read(guest)).toEqual(['early, reworded', 'of the guest']);
  });

  it('is decided once, of two at once by one, and again only when they become a couple again', async () => {
    const { host, guest } = await withPasts();
    const choices = (['all', 'none'] as const).map((choice) =>
      decide(host, { partnerId: guest.userId, choice }),
    );
    const outcomes = (await Promise.allSettled(choices)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
    const again = refusalOf(decide(host, { partnerId: guest.userId, choice: 'all' }));
    expect(await again).toMatchObject(NOTHING);
    await calls.write(alone(host), 'alone again');
    const [me, partner] = together(host, guest);
    expect(await undecidedOf(me)).toMatchObject({ partnerId: guest.userId });
    expect(await read(partner)).not.toContain('alone again');
  });

  it('is not decided for somebody else than the one whom the author was asked about', async () => {
    const { host, guest } = await withPasts();
    const former = { partnerId: guest.userId, choice: 'all' } as const;
    expect(await refusalOf(decide(alone(host), former))).toMatchObject(NOTHING);
    const [me, next] = together(alone(host), someone());
    expect(await refusalOf(decide(me, former))).toMatchObject(NOTHING);
    expect(await read(next)).toEqual([]);
    expect(await undecidedOf(me)).toMatchObject({ partnerId: next.userId, entries: 2 });
  });

  it('is refused to whoever sends nonsense; someone alone is asked nothing', async () => {
    const { host, guest } = await withPasts();
    const body = { partnerId: guest.userId, choice: 'all' };
    for (const bad of [{}, { ...body, choice: 'some' }, { ...body, entryIds: ['x'] }, { choice: 'all' }])
      expect(await refusalOf(decide(host, bad as DecideSharingDto))).toMatchObject({
        kind: 'invalid',
        code: 'validation_failed',
      });
    expect(await undecidedOf(someone())).toBeNull();
  });

  it('of today is shared when the author saves it again', async () => {
    const { host, guest } = await withPasts();
    expect(await calls.appreciationsOf(guest)).toEqual([]);
    await calls.appreciate(host, { ...THANKS, quality: 'kind' });
    expect(await calls.appreciationsOf(guest)).toMatchObject([{ quality: 'kind' }]);
  });
});

describe('what is written together', () => {
  it('is open to the partner at once, and asks nothing', async () => {
    const [host, guest] = together(someone(), someone());
    expect(await calls.write(host, 'for you')).toMatchObject({ partnerCanRead: true });
    await calls.appreciate(guest);
    expect(await read(guest)).toEqual(['for you']);
    expect(await calls.appreciationsOf(host)).toHaveLength(1);
    expect([await undecidedOf(host), await undecidedOf(guest)]).toEqual([null, null]);
  });

  it('is never seen by a later partner, or the same one who is back, unless the author shares it anew', async () => {
    const [me, first] = together(someone(), someone());
    const entry = await calls.write(me, 'with the first');
    await calls.appreciate(me);
    const [meLater, second] = together(alone(me), someone());
    expect(await read(second)).toEqual([]);
    expect(await calls.appreciationsOf(second)).toEqual([]);
    expect(await undecidedOf(meLater)).toEqual({ partnerId: second.userId, entries: 1, appreciations: 1 });

    const [firstAgain, meAgain] = together(alone(first), me);
    expect(await read(firstAgain)).toEqual([]);
    expect(await calls.appreciationsOf(firstAgain)).toEqual([]);
    expect(await journal.ask(journalRpc.news.list, firstAgain, {})).toEqual({
      appreciations: [],
      entries: [],
    });
    expect(await undecidedOf(meAgain)).toEqual({ partnerId: first.userId, entries: 1, appreciations: 1 });
    await decide(meAgain, { partnerId: first.userId, choice: 'all' });
    expect(await read(firstAgain)).toEqual(['with the first']);
    await change(meAgain, entry, { visibility: 'private' });
    expect(await read(firstAgain)).toEqual([]);
  });
});

describe('what is changed while its author is alone', () => {
  const { photos } = journalRpc;
  const photo = async () => (await jpeg()).toString('base64');

  /** Someone who shared an entry with a photo, and whose partner has left. */
  async function left() {
    const [me, ex] = couple();
    const entry = await calls.write(me, 'with you');
    await journal.ask(photos.put, me, { id: entry.id, data: await photo() });
    return { me: alone(me), ex: alone(ex), id: entry.id };
  }

  it.each<[string, (me: Actor, id: string) => Promise<unknown>]>([
    ['its text', (me, id) => journal.ask(journalRpc.entries.update, me, { id, content: 'about you' })],
    ['its photo', async (me, id) => journal.ask(photos.put, me, { id, data: await photo() })],
    ['its caption', (me, id) => journal.ask(photos.describe, me, { id, caption: 'About you.' })],
    ['that it has a photo', (me, id) => journal.ask(photos.remove, me, { id })],
  ])('stays the author’s when the former partner is back, and is asked about: %s', async (_what, edit) => {
    const { me, ex, id } = await left();
    await edit(me, id);
    const [again, back] = together(me, ex, new Date(Date.now() + 1_000));
    expect(await calls.entriesOf(back)).toEqual([]);
    expect(await calls.entriesOf(again)).toMatchObject([{ id, visibility: 'shared', partnerCanRead: false }]);
    expect(await undecidedOf(again)).toEqual({ partnerId: back.userId, entries: 1, appreciations: 0 });
    await decide(again, { partnerId: back.userId, choice: 'all' });
    expect(await calls.entriesOf(back)).toMatchObject([{ id }]);
  });

  it('is open to the present partner alone, even where an earlier one comes back', async () => {
    const { me, ex, id } = await left();
    const [later] = together(me, someone());
    await change(later, { id } as JournalEntry, { content: 'beside another' });
    const [again, back] = together(alone(later), ex);
    expect(await read(back)).toEqual([]);
    const { id: fresh } = await calls.write(again, 'for you');
    await journal.ask(photos.put, again, { id: fresh, data: await photo() });
    await change(again, { id: fresh } as JournalEntry, { content: 'still for you' });
    expect(await read(back)).toEqual(['still for you']);
  });
});

describe('rows that the release before has written', () => {
  const AS_BEFORE = 'SET shared_with = NULL, shared_at = DEFAULT WHERE user_id = $1';
  const asBefore = async ({ userId }: Actor) => {
    await journal.database.query(`UPDATE entries ${AS_BEFORE}`, [userId]);
    await journal.database.query(`UPDATE appreciations ${AS_BEFORE}`, [userId]);
  };

  it('stay open to the partner of that time, who is not asked for', async () => {
    const [host, guest] = together(someone(), someone());
    await calls.write(host, 'as ever');
    await calls.write(host, 'as ever, secret', 'private');
    await calls.appreciate(host);
    await asBefore(host);
    expect(await read(guest)).toEqual(['as ever']);
    expect(await calls.appreciationsOf(guest)).toHaveLength(1);
    expect(await undecidedOf(host)).toBeNull();
    const [own] = (await calls.entriesOf(host)).filter(({ content }) => content === 'as ever');
    expect(own).toMatchObject({ partnerCanRead: true });
  });

  it('are not open to whoever joins later', async () => {
    const author = someone();
    await calls.write(author, 'long before');
    await calls.appreciate(author);
    await asBefore(author);
    const [host, guest] = together(author, someone(), new Date(Date.now() + 1_000));
    expect(await read(guest)).toEqual([]);
    expect(await calls.appreciationsOf(guest)).toEqual([]);
    expect(await undecidedOf(host)).toMatchObject({ entries: 1, appreciations: 1 });
    await decide(host, { partnerId: guest.userId, choice: 'all' });
    expect(await read(guest)).toEqual(['long before']);
  });
});

describe('when somebody is deleted', () => {
  const { accountDeleted, deletionsListed } = identityEvents;

  /** Number of times that the service has said that nothing of this person is left. */
  const erasedTimes = async ({ userId }: Actor) => {
    const events = await listEvents(journal.nats, accountErased('journal'));
    return events.filter(({ data }) => data.userId === userId).length;
  };
  const erased = (actor: Actor, times: number) =>
    eventually('the account to be erased', async () => (await erasedTimes(actor)) === times || null);
  const tracesOf = async ({ userId }: Actor) =>
    (await journal.database.everything()).filter(
      (row) => row.includes(userId) && !/^(outbox|inbox|erased)/.test(row),
    );

  it('nothing says anymore that others shared with them, or what they decided', async () => {
    const { host, guest } = await withPasts();
    await decide(host, { partnerId: guest.userId, choice: 'all' });
    await decide(guest, { partnerId: host.userId, choice: 'none' });
    expect(await tracesOf(guest)).not.toEqual([]);
    await journal.tell(accountDeleted, { userId: guest.userId });
    await erased(guest, 1);
    expect(await tracesOf(guest)).toEqual([]);
    expect(await read(host)).toContain('early one');
  });

  it('nothing that is written after that names them, although the gateway still takes them for the partner', async () => {
    const { host, guest } = await withPasts();
    const [{ id }] = (await calls.entriesOf(host)) as [JournalEntry];
    await journal.tell(accountDeleted, { userId: guest.userId });
    await erased(guest, 1);
    await calls.write(host, 'late');
    await calls.appreciate(host);
    await journal.ask(journalRpc.entries.update, host, { id, visibility: 'shared' });
    const late = decide(host, { partnerId: guest.userId, choice: 'all' });
    expect(await refusalOf(late)).toMatchObject({ code: 'nothing_to_decide' });
    expect(await tracesOf(guest)).toEqual([]);
    expect(await read(host)).toContain('late');
  });

  it('an event that comes twice is handled once, and one told anew does no harm', async () => {
    const { host, guest } = await withPasts();
    const id = await journal.tell(accountDeleted, { userId: guest.userId });
    await erased(guest, 1);
    await journal.tell(accountDeleted, { userId: guest.userId }, { id });
    await journal.tell(accountDeleted, { userId: guest.userId }, { id: randomUUID() });
    await erased(guest, 2);
    expect(await tracesOf(guest)).toEqual([]);
    expect(await read(host)).toHaveLength(3);
  });

  it('a list of deleted people erases those who are back, and says nothing of others', async () => {
    const { host, guest } = await withPasts();
    const gone = someone();
    await journal.tell(accountDeleted, { userId: gone.userId });
    await erased(gone, 1);
    await journal.tell(deletionsListed, { userIds: [gone.userId, guest.userId] });
    await journal.handled(deletionsListed);
    expect(await tracesOf(guest)).toEqual([]);
    await erased(guest, 1);
    expect(await erasedTimes(gone)).toBe(1);
    expect(await read(host)).toHaveLength(3);
  });

  it('an event of long ago erases somebody of whom nothing is here, and nobody else', async () => {
    const [known, unknown] = [someone(), someone()];
    await calls.write(known, 'still here');
    const occurredAt = new Date('2020-01-01');
    await journal.tell(accountDeleted, { userId: unknown.userId }, { occurredAt });
    await erased(unknown, 1);
    expect(await read(known)).toEqual(['still here']);
  });
});
