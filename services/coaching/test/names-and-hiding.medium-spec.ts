import { randomUUID } from 'node:crypto';
import type { Conversation, ConversationSummary } from '@anew/contracts/coaching/views';
import { talk } from '@anew/testkit/chat';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import type { FakeProvider } from '@anew/testkit/fake-provider';
import { conversationsOf, deleteAccount, exportOf } from '@anew/testkit/life';
import { pageAt, pagesFrom } from '@anew/testkit/pages';
import { couple, Person, refusal, type SignedUp, single } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { coachSystem } from './coach-system.js';
import { conversationPath, linesOf } from './transcripts.js';

const LIST = '/api/coaching/conversations';
const NOWHERE = '01920000-0000-7000-8000-000000000000';
const DANGER = 'My husband hits me and I am afraid of him';
const DATED = /^Conversation, \w{3} \d{1,2}$/;

let system: SharedSystem;
let provider: FakeProvider;
let database: Database;
let person: SignedUp;
let partner: SignedUp;
let id: string;

beforeAll(async () => {
  ({ system, provider } = await coachSystem());
  database = new Database(system.postgres, 'coaching');
  [person, partner] = await couple(system.origin);
});

afterAll(async () => {
  await provider.stop();
  await database.close();
});

beforeEach(async () => {
  id = await begin(person);
});

const begin = async (who: SignedUp, message = 'How do we talk about money?'): Promise<string> =>
  (await talk(who, { message })).conversationId;

const change = (who: Person, conversationId: string, body: unknown, headers = {}) =>
  who.patch<ConversationSummary>(conversationPath(conversationId), body, headers);

const hiddenOf = (who: Person) => who.expectOk(who.get<ConversationSummary[]>(`${LIST}?hidden=true`));

const idsOf = (list: ConversationSummary[]) => list.map((each) => each.id);

async function titleOf(who: Person, conversationId: string): Promise<string> {
  return (await who.expectOk(who.get<Conversation>(conversationPath(conversationId)))).title;
}

const row = async (conversationId: string) =>
  (
    await database.query<{ title: Buffer; updated_at: Date; row: string }>(
      'SELECT title, updated_at, c::text AS row FROM conversations c WHERE id = $1',
      [conversationId],
    )
  )[0]!;

describe('a name', () => {
  it('is the person’s own, trimmed, and stands in the list and in the conversation', async () => {
    const before = await row(id);
    const { status, body } = await change(person, id, { title: '  Our budget \n' });
    expect([status, body]).toEqual([
      200,
      { id, title: 'Our budget', updatedAt: before.updated_at.toISOString() },
    ]);
    expect(await titleOf(person, id)).toBe('Our budget');
    expect((await conversationsOf(person)).find((each) => each.id === id)?.title).toBe('Our budget');
  });

  it('does not move the conversation in the list', async () => {
    const before = idsOf(await conversationsOf(person));
    const oldest = before.at(-1)!;
    await person.expectOk(change(person, oldest, { title: 'The oldest' }));
    expect(idsOf(await conversationsOf(person))).toEqual(before);
  });

  it('is 1 to 80 characters', async () => {
    await person.expectOk(change(person, id, { title: 'x'.repeat(80) }));
    for (const title of ['', ' \n ', 'x'.repeat(81), 5, null]) {
      const refused = await refusal(change(person, id, { title }));
      expect(refused).toMatchObject({ status: 400, code: 'validation_failed' });
      expect(refused.errors?.map(({ field }) => field)).toEqual(['title']);
    }
    expect(await titleOf(person, id)).toBe('x'.repeat(80));
  });

  it('is sealed like what was said', async () => {
    await person.expectOk(change(person, id, { title: 'Canary in the budget' }));
    const { title, row: stored } = await row(id);
    expect(title.toString('latin1')).not.toContain('Canary');
    expect(stored).not.toContain('Canary');
  });

  it('stays when danger is told afterward; without one the title becomes the date', async () => {
    await person.expectOk(change(person, id, { title: 'Our budget' }));
    await talk(person, { message: DANGER, conversationId: id });
    expect(await titleOf(person, id)).toBe('Our budget');
    const unnamed = await begin(person);
    await talk(person, { message: DANGER, conversationId: unnamed });
    expect(await titleOf(person, unnamed)).toMatch(DATED);
  });

  it('may take the place of a date, and no sentence ever does so by itself', async () => {
    const dated = await begin(person, DANGER);
    expect(await titleOf(person, dated)).toMatch(DATED);
    await talk(person, { message: 'What shall we cook on Friday?', conversationId: dated });
    expect(await titleOf(person, dated)).toMatch(DATED);
    await person.expectOk(change(person, dated, { title: 'Recipes' }));
    expect(await titleOf(person, dated)).toBe('Recipes');
  });

  it('cannot be told from a date or a first message by its length at rest', async () => {
    const dated = await begin(person, DANGER);
    const lengths = [(await row(id)).title.length, (await row(dated)).title.length];
    await person.expectOk(change(person, id, { title: 'M' }));
    expect(new Set([...lengths, (await row(id)).title.length]).size).toBe(1);
  });
});

describe('a hidden conversation', () => {
  it('leaves the list without a trace, and is there for whoever asks for the hidden ones', async () => {
    const other = await begin(person);
    const { body } = await change(person, id, { hidden: true });
    expect(body).toMatchObject({ id, hidden: true });
    const listed = await conversationsOf(person);
    expect(idsOf(listed)).toContain(other);
    expect(idsOf(listed)).not.toContain(id);
    for (const each of listed) expect(Object.keys(each).sort()).toEqual(['id', 'title', 'updatedAt']);
    expect(idsOf(await hiddenOf(person))).toContain(id);
    expect(idsOf(await hiddenOf(person))).not.toContain(other);
  });

  it('goes on: it is read, named and answered, and stays hidden', async () => {
    await person.expectOk(change(person, id, { hidden: true }));
    await talk(person, { message: 'And then?', conversationId: id });
    expect(await linesOf(person, id)).toHaveLength(4);
    await person.expectOk(change(person, id, { title: 'Quietly' }));
    expect((await hiddenOf(person)).find((each) => each.id === id)).toMatchObject({ title: 'Quietly' });
    expect(idsOf(await conversationsOf(person))).not.toContain(id);
  });

  it('comes back to its place', async () => {
    const before = idsOf(await conversationsOf(person));
    await person.expectOk(change(person, id, { hidden: true }));
    const { body } = await change(person, id, { hidden: false });
    expect(body).not.toHaveProperty('hidden');
    expect(idsOf(await conversationsOf(person))).toEqual(before);
    expect(idsOf(await hiddenOf(person))).not.toContain(id);
  });

  it('can be deleted', async () => {
    await person.expectOk(change(person, id, { hidden: true }));
    expect((await person.delete(conversationPath(id))).status).toBe(204);
    expect(await database.query('SELECT 1 FROM messages WHERE conversation_id = $1', [id])).toEqual([]);
  });

  it('is in the export, named and marked, and goes with the account', async () => {
    const leaver = await single(system.origin);
    const hidden = await begin(leaver);
    await leaver.expectOk(change(leaver, hidden, { title: 'Canary', hidden: true }));
    const { body } = await exportOf<{ coaching: { conversations: Conversation[] } }>(leaver);
    expect(body.coaching.conversations).toMatchObject([{ id: hidden, title: 'Canary', hidden: true }]);
    expect(body.coaching.conversations[0]?.messages).toHaveLength(2);
    expect((await deleteAccount(leaver)).status).toBe(202);
    await eventually('the conversation to be gone', async () => {
      const left = await database.query('SELECT 1 FROM conversations WHERE id = $1', [hidden]);
      return left.length === 0 || undefined;
    });
  });
});

describe('a repeat', () => {
  it('changes nothing more, with its key and without one', async () => {
    const [first, second] = [
      await change(person, id, { title: 'Twice', hidden: true }),
      await change(person, id, { title: 'Twice', hidden: true }),
    ];
    expect(second.body).toEqual(first.body);
    const key = { 'idempotency-key': randomUUID() };
    const kept = await change(person, id, { title: 'With a key' }, key);
    await person.expectOk(change(person, id, { title: 'Meanwhile another' }));
    expect((await change(person, id, { title: 'With a key' }, key)).body).toEqual(kept.body);
    expect(await titleOf(person, id)).toBe('Meanwhile another');
    expect(await refusal(change(person, id, { hidden: false }, key))).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    });
  });
});

describe('a change that is refused', () => {
  it('answers 401 to whoever is signed out', async () => {
    const nobody = new Person(system.origin);
    expect(await refusal(change(nobody, id, { hidden: true }))).toMatchObject({ status: 401 });
    expect(await refusal(nobody.get(`${LIST}?hidden=true`))).toMatchObject({ status: 401 });
  });

  it('answers 404 to the partner, to a stranger and where there is nothing', async () => {
    const stranger = await single(system.origin);
    for (const [who, which] of [
      [partner, id],
      [stranger, id],
      [person, NOWHERE],
    ] as const)
      for (const body of [{ title: 'Mine now' }, { hidden: true }, { title: 'Mine now', hidden: true }])
        expect(await refusal(change(who, which, body))).toMatchObject({
          status: 404,
          code: 'conversation_not_found',
        });
    expect(await titleOf(person, id)).toBe('How do we talk about money?');
    expect(idsOf(await conversationsOf(person))).toContain(id);
  });

  it('shows the partner nothing of what is hidden', async () => {
    await person.expectOk(change(person, id, { hidden: true }));
    expect(await hiddenOf(partner)).toEqual([]);
    expect(await conversationsOf(partner)).toEqual([]);
  });

  it('says what it misses', async () => {
    expect(await refusal(change(person, id, {}))).toMatchObject({ status: 400, code: 'nothing_to_change' });
    const odd = await refusal(change(person, id, { hidden: 'yes' }));
    expect(odd.errors?.map(({ field }) => field)).toEqual(['hidden']);
    expect(await refusal(person.get(`${LIST}?hidden=maybe`))).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });
});

describe('the list page by page', () => {
  let owner: SignedUp;

  beforeAll(async () => {
    owner = await single(system.origin);
    const begun = [1, 2, 3, 4, 5].map((number) => `How do we share chore ${number}?`);
    for (const message of begun) await begin(owner, message);
    const [newest] = idsOf(await conversationsOf(owner));
    await owner.expectOk(change(owner, newest!, { hidden: true }));
    await begin(owner, 'How do we plan the week?');
  });

  it('is the same list, without the hidden ones', async () => {
    const pages = await pagesFrom<ConversationSummary>(owner, `${LIST}?limit=2`);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(await conversationsOf(owner));
  });

  it('goes on among conversations of the same moment', async () => {
    await database.query('UPDATE conversations SET updated_at = now() WHERE user_id = $1', [owner.user.id]);
    const pages = await pagesFrom<ConversationSummary>(owner, `${LIST}?limit=2`);
    expect(idsOf(pages.flat())).toEqual(idsOf(await conversationsOf(owner)));
  });

  it('keeps the hidden ones apart on every page', async () => {
    const shown = idsOf(await conversationsOf(owner));
    await Promise.all(shown.slice(0, 2).map((each) => change(owner, each, { hidden: true })));
    const pages = await pagesFrom<ConversationSummary>(owner, `${LIST}?hidden=true&limit=2`);
    expect(pages.map(({ length }) => length)).toEqual([2, 1]);
    expect(pages.flat()).toEqual(await hiddenOf(owner));
  });

  it('refuses a bad limit and a bad cursor, and shows nobody else’s', async () => {
    for (const query of ['limit=201', 'limit=x', 'before=x'])
      expect(await refusal(owner.get(`${LIST}?${query}`))).toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
    const { next } = await pageAt<ConversationSummary>(owner, `${LIST}?limit=1`);
    const stranger = await single(system.origin);
    expect((await pageAt(stranger, next!)).items).toEqual([]);
    expect((await new Person(system.origin).get(`${LIST}?limit=1`)).status).toBe(401);
  });
});
