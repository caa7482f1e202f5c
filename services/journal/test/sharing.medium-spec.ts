import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  Appreciation,
  JournalEntry,
  SharingDecided,
  UndecidedSharing,
} from '@anew/contracts/journal/views';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { deleteAccount } from '@anew/testkit/life';
import { PASSWORD, Person, refusal, type SignedUp, signUp, single } from '@anew/testkit/person';
import { sharedSystem, type SharedSystem } from '@anew/testkit/shared-system';

let system: SharedSystem;
let journal: Database;

beforeAll(async () => {
  system = await sharedSystem();
  journal = new Database(system.postgres, 'journal');
}, 90_000);

afterAll(async () => {
  await journal.close();
});

const THANKS = { appreciation: 'You waited up.', quality: 'patient' };
const NOTHING = { status: 409, code: 'nothing_to_decide' };

const write = (person: Person, content: string, visibility = 'shared') =>
  person.expectOk(person.post<JournalEntry>('/api/journal', { content, visibility }));
const thank = (person: Person, texts = THANKS) =>
  person.expectOk(person.post<Appreciation>('/api/appreciation', texts));
const entriesOf = (person: Person) => person.expectOk(person.get<JournalEntry[]>('/api/journal'));
const read = async (person: Person) => (await entriesOf(person)).map(({ content }) => content).sort();
const thanksOf = (person: Person) => person.expectOk(person.get<Appreciation[]>('/api/appreciation'));
const undecidedOf = (person: Person) =>
  person.expectOk(person.get<UndecidedSharing | null>('/api/sharing/undecided'));
const decide = (person: Person, body: object) => person.post<SharingDecided>('/api/sharing/decide', body);

const leave = (person: Person) =>
  person.expectOk(person.post('/api/couples/leave', { currentPassword: PASSWORD }));

/** Joins two people and waits until every gateway knows of it. */
async function joined(guest: Person, host: Person): Promise<void> {
  const { body } = await host.get<{ inviteCode: string }>('/api/couples/current');
  await guest.expectOk(guest.post('/api/couples/join-invite', { inviteCode: body.inviteCode }));
  await eventually('both to be seen', async () =>
    (await host.get<unknown[]>('/api/couples/members')).body.length === 2 ? true : null,
  );
}

/** Two people who both wrote texts before they became a couple. */
async function withPasts(): Promise<{ host: SignedUp; guest: SignedUp; early: JournalEntry[] }> {
  const [host, guest] = [await single(system.origin), await single(system.origin)];
  const early = [await write(host, 'early one'), await write(host, 'early two')];
  await write(host, 'early secret', 'private');
  await thank(host);
  await write(guest, 'of the guest');
  await joined(guest, host);
  return { host, guest, early };
}

describe('what was written before the partner was there', () => {
  it('is its author’s alone, who sees so; both are asked, the partner about their own', async () => {
    const { host, guest } = await withPasts();
    expect(await read(guest)).toEqual(['of the guest']);
    expect(await thanksOf(guest)).toEqual([]);
    expect(await read(host)).toEqual(['early one', 'early secret', 'early two']);
    expect((await entriesOf(host)).map(({ partnerCanRead }) => partnerCanRead)).toEqual([
      false,
      false,
      false,
    ]);
    expect((await thanksOf(host))[0]).toMatchObject({ partnerCanRead: false });
    expect(await undecidedOf(host)).toEqual({ partnerId: guest.user.id, entries: 2, appreciations: 1 });
    expect(await undecidedOf(guest)).toEqual({ partnerId: host.user.id, entries: 1, appreciations: 0 });
  });

  it('is open to the partner once the author says all; what is private is not', async () => {
    const { host, guest } = await withPasts();
    const decided = await decide(host, { partnerId: guest.user.id, choice: 'all' });
    expect(decided).toMatchObject({ status: 200, body: { entries: 2, appreciations: 1 } });
    expect(await read(guest)).toEqual(['early one', 'early two', 'of the guest']);
    expect(await thanksOf(guest)).toMatchObject([{ ...THANKS, partnerCanRead: true }]);
    expect(await read(host)).not.toContain('of the guest');
    expect(await undecidedOf(host)).toBeNull();
  });

  it('is open as far as the author has chosen, whatever else is named', async () => {
    const { host, guest, early } = await withPasts();
    const [secret] = (await entriesOf(host)).filter(({ visibility }) => visibility === 'private');
    const [theirs] = await entriesOf(guest);
    const entryIds = [early[0]!.id, secret!.id, theirs!.id];
    const decided = await decide(host, { partnerId: guest.user.id, choice: 'chosen', entryIds });
    expect(decided.body).toEqual({ entries: 1, appreciations: 0 });
    expect(await read(guest)).toEqual(['early one', 'of the guest']);
    expect(await read(host)).not.toContain('of the guest');
    const seen = (await entriesOf(host)).filter(({ partnerCanRead }) => partnerCanRead);
    expect(seen.map(({ content }) => content)).toEqual(['early one']);
  });

  it('stays closed when the author says none, and may be shared later, each by itself', async () => {
    const { host, guest, early } = await withPasts();
    await host.expectOk(decide(host, { partnerId: guest.user.id, choice: 'none' }));
    expect(await read(guest)).toEqual(['of the guest']);
    expect(await undecidedOf(host)).toBeNull();
    const edited = await host.put<JournalEntry>(`/api/journal/${early[0]!.id}`, {
      content: 'early, reworded',
    });
    expect(edited.body).toMatchObject({ visibility: 'shared', partnerCanRead: false });
    expect(await read(guest)).toEqual(['of the guest']);
    const shared = await host.put<JournalEntry>(`/api/journal/${early[0]!.id}`, { visibility: 'shared' });
    expect(shared.body).toMatchObject({ partnerCanRead: true });
    expect(await read(guest)).toEqual(['early, reworded', 'of the guest']);
  });

  it('is decided once, of two at once by one, and again only when they become a couple again', async () => {
    const { host, guest } = await withPasts();
    const choices = ['all', 'none'].map((choice) => decide(host, { partnerId: guest.user.id, choice }));
    expect((await Promise.all(choices)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refusal(decide(host, { partnerId: guest.user.id, choice: 'all' }))).toMatchObject(NOTHING);
    await leave(guest);
    await write(host, 'alone again');
    await joined(guest, host);
    expect(await undecidedOf(host)).toMatchObject({ partnerId: guest.user.id });
    expect(await read(guest)).not.toContain('alone again');
  });

  it('is not decided for somebody else than the one whom the author was asked about', async () => {
    const { host, guest } = await withPasts();
    await leave(guest);
    const next = await signUp(system.origin);
    expect(await refusal(decide(host, { partnerId: guest.user.id, choice: 'all' }))).toMatchObject(NOTHING);
    await joined(next, host);
    expect(await refusal(decide(host, { partnerId: guest.user.id, choice: 'all' }))).toMatchObject(NOTHING);
    expect(await read(next)).toEqual([]);
    expect(await undecidedOf(host)).toMatchObject({ partnerId: next.user.id, entries: 2 });
  });

  it('is refused to whoever is signed out, without a couple, or sends nonsense', async () => {
    const { host, guest } = await withPasts();
    const loner = await signUp(system.origin);
    const stranger = new Person(system.origin);
    const body = { partnerId: guest.user.id, choice: 'all' };
    expect(await refusal(stranger.get('/api/sharing/undecided'))).toMatchObject({ status: 401 });
    expect(await refusal(decide(stranger, body))).toMatchObject({ status: 401 });
    expect(await refusal(decide(loner, body))).toMatchObject({ status: 403, code: 'couple_required' });
    for (const bad of [{}, { ...body, choice: 'some' }, { ...body, entryIds: ['x'] }, { choice: 'all' }])
      expect((await decide(host, bad)).status).toBe(400);
    expect(await undecidedOf(await single(system.origin))).toBeNull();
  });

  it('of today is shared when the author saves it again', async () => {
    const { host, guest } = await withPasts();
    expect(await thanksOf(guest)).toEqual([]);
    await thank(host, { ...THANKS, quality: 'kind' });
    expect(await thanksOf(guest)).toMatchObject([{ quality: 'kind' }]);
  });
});

describe('what is written together', () => {
  it('is open to the partner at once, and asks nothing', async () => {
    const [host, guest] = [await single(system.origin), await signUp(system.origin)];
    await joined(guest, host);
    expect(await write(host, 'for you')).toMatchObject({ partnerCanRead: true });
    await thank(guest);
    expect(await read(guest)).toEqual(['for you']);
    expect(await thanksOf(host)).toHaveLength(1);
    expect([await undecidedOf(host), await undecidedOf(guest)]).toEqual([null, null]);
  });

  it('is never seen by a later partner unless the author shares it anew, and again by the same one', async () => {
    const [me, first] = [await single(system.origin), await signUp(system.origin)];
    await joined(first, me);
    const entry = await write(me, 'with the first');
    await thank(me);
    await leave(first);
    const second = await signUp(system.origin);
    await joined(second, me);
    expect(await read(second)).toEqual([]);
    expect(await thanksOf(second)).toEqual([]);
    expect(await undecidedOf(me)).toEqual({ partnerId: second.user.id, entries: 1, appreciations: 1 });

    await leave(me);
    await first.expectOk(first.post('/api/couples/setup-individual'));
    await joined(me, first);
    expect(await read(first)).toEqual(['with the first']);
    await me.expectOk(me.put(`/api/journal/${entry.id}`, { visibility: 'private' }));
    expect(await read(first)).toEqual([]);
  });
});

describe('rows that the release before has written', () => {
  const AS_BEFORE = 'SET shared_with = NULL, shared_at = DEFAULT WHERE user_id = $1';
  const asBefore = async ({ user }: SignedUp) => {
    await journal.query(`UPDATE entries ${AS_BEFORE}`, [user.id]);
    await journal.query(`UPDATE appreciations ${AS_BEFORE}`, [user.id]);
  };

  it('stay open to the partner of that time, who is not asked for', async () => {
    const [host, guest] = [await single(system.origin), await signUp(system.origin)];
    await joined(guest, host);
    await write(host, 'as ever');
    await write(host, 'as ever, secret', 'private');
    await thank(host);
    await asBefore(host);
    expect(await read(guest)).toEqual(['as ever']);
    expect(await thanksOf(guest)).toHaveLength(1);
    expect(await undecidedOf(host)).toBeNull();
    const [own] = (await entriesOf(host)).filter(({ content }) => content === 'as ever');
    expect(own).toMatchObject({ partnerCanRead: true });
  });

  it('are not open to whoever joins later', async () => {
    const [host, guest] = [await single(system.origin), await signUp(system.origin)];
    await write(host, 'long before');
    await thank(host);
    await asBefore(host);
    await joined(guest, host);
    expect(await read(guest)).toEqual([]);
    expect(await thanksOf(guest)).toEqual([]);
    expect(await undecidedOf(host)).toMatchObject({ entries: 1, appreciations: 1 });
    await host.expectOk(decide(host, { partnerId: guest.user.id, choice: 'all' }));
    expect(await read(guest)).toEqual(['long before']);
  });
});

describe('when somebody is deleted', () => {
  it('nothing says any more that others shared with them, or what they decided', async () => {
    const { host, guest } = await withPasts();
    await host.expectOk(decide(host, { partnerId: guest.user.id, choice: 'all' }));
    await guest.expectOk(decide(guest, { partnerId: host.user.id, choice: 'none' }));
    await guest.expectOk(deleteAccount(guest));
    await eventually('every trace to be gone', async () => {
      const rows = await journal.everything();
      const traces = rows.filter((row) => row.includes(guest.user.id) && !/^(outbox|inbox|erased)/.test(row));
      return traces.length === 0 ? true : null;
    });
    expect(await read(host)).toContain('early one');
  });
});
