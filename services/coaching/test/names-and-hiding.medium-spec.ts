import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import type { PageConversationsDto, UpdateConversationDto } from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { ConversationSummary } from '@anew/contracts/coaching/views';
import { identityEvents } from '@anew/contracts/events/map';
import { couple, someone } from '@anew/service-testkit/actors';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { FakeProvider } from '@anew/testkit/fake-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CoachAlone } from './coach-alone.js';
import { DANGER } from './said.js';

const { conversations, account } = coachingRpc;
const NOWHERE = '01920000-0000-7000-8000-000000000000';
const DATED = /^Conversation, \w{3} \d{1,2}$/;

let coach: CoachAlone;
let provider: FakeProvider;
let person: Actor;
let partner: Actor;
let id: string;

beforeAll(async () => {
  provider = await FakeProvider.start();
  coach = await CoachAlone.start(provider.env('anthropic'));
});

afterAll(async () => {
  await coach.stop();
  await provider.stop();
});

beforeEach(async () => {
  [person, partner] = couple();
  id = await begin(person);
});

const begin = async (who: Actor, message = 'How do we talk about money?'): Promise<string> =>
  (await coach.talk(who, { message })).conversationId;

const change = (who: Actor, conversationId: string, what: Omit<UpdateConversationDto, 'id'>) =>
  coach.service.ask(conversations.update, who, { id: conversationId, ...what });

const pageOf = (who: Actor, wanted: PageConversationsDto) =>
  coach.service.ask(conversations.page, who, wanted);

const hiddenOf = async (who: Actor) => (await pageOf(who, { hidden: true })).items;

const idsOf = (list: ConversationSummary[]) => list.map((each) => each.id);

async function titleOf(who: Actor, conversationId: string): Promise<string> {
  return (await coach.service.ask(conversations.get, who, { id: conversationId })).conversation.title;
}

const row = async (conversationId: string) =>
  (
    await coach.database.query<{ title: Buffer; updated_at: Date; row: string }>(
      'SELECT title, updated_at, c::text AS row FROM conversations c WHERE id = $1',
      [conversationId],
    )
  )[0]!;

describe('a name', () => {
  it('is the person’s own, trimmed, and stands in the list and in the conversation', async () => {
    const before = await row(id);
    const changed = await change(person, id, { title: '  Our budget \n' });
    expect(changed).toEqual({ id, title: 'Our budget', updatedAt: before.updated_at.toISOString() });
    expect(await titleOf(person, id)).toBe('Our budget');
    expect(await coach.conversationsOf(person)).toEqual([changed]);
  });

  it('does not move the conversation in the list', async () => {
    const newer = [await begin(person), await begin(person)].reverse();
    await change(person, id, { title: 'The oldest' });
    expect(idsOf(await coach.conversationsOf(person))).toEqual([...newer, id]);
  });

  it('is 80 characters at most', async () => {
    await change(person, id, { title: 'x'.repeat(80) });
    const refused = await refusalOf(change(person, id, { title: 'x'.repeat(81) }));
    expect(refused).toMatchObject({ kind: 'invalid', code: 'validation_failed' });
    expect(refused.details.fields?.map(({ field }) => field)).toEqual(['title']);
    expect(await titleOf(person, id)).toBe('x'.repeat(80));
  });

  it('is sealed like what was said', async () => {
    await change(person, id, { title: 'Canary in the budget' });
    const { title, row: stored } = await row(id);
    expect(title.toString('latin1')).not.toContain('Canary');
    expect(stored).not.toContain('Canary');
  });

  it('stays when danger is told afterward; without one the title becomes the date', async () => {
    await change(person, id, { title: 'Our budget' });
    await coach.talk(person, { message: DANGER, conversationId: id });
    expect(await titleOf(person, id)).toBe('Our budget');
    const unnamed = await begin(person);
    await coach.talk(person, { message: DANGER, conversationId: unnamed });
    expect(await titleOf(person, unnamed)).toMatch(DATED);
  });

  it('may take the place of a date, and no sentence ever does so by itself', async () => {
    const dated = await begin(person, DANGER);
    expect(await titleOf(person, dated)).toMatch(DATED);
    await coach.talk(person, { message: 'What shall we cook on Friday?', conversationId: dated });
    expect(await titleOf(person, dated)).toMatch(DATED);
    await change(person, dated, { title: 'Recipes' });
    expect(await titleOf(person, dated)).toBe('Recipes');
  });

  it('cannot be told from a date or a first message by its length at rest', async () => {
    const dated = await begin(person, DANGER);
    const lengths = [(await row(id)).title.length, (await row(dated)).title.length];
    await change(person, id, { title: 'M' });
    expect(new Set([...lengths, (await row(id)).title.length]).size).toBe(1);
  });
});

describe('a hidden conversation', () => {
  it('leaves the list without a trace, and is there for whoever asks for the hidden ones', async () => {
    const other = await begin(person);
    expect(await change(person, id, { hidden: true })).toMatchObject({ id, hidden: true });
    const listed = await coach.conversationsOf(person);
    expect(idsOf(listed)).toEqual([other]);
    for (const each of listed) expect(Object.keys(each).sort()).toEqual(['id', 'title', 'updatedAt']);
    expect(idsOf(await hiddenOf(person))).toEqual([id]);
  });

  it('goes on: it is read, named and answered, and stays hidden', async () => {
    await change(person, id, { hidden: true });
    await coach.talk(person, { message: 'And then?', conversationId: id });
    expect(await coach.linesOf(person, id)).toHaveLength(4);
    await change(person, id, { title: 'Quietly' });
    expect(await hiddenOf(person)).toMatchObject([{ id, title: 'Quietly' }]);
    expect(await coach.conversationsOf(person)).toEqual([]);
  });

  it('comes back to its place', async () => {
    const newer = await begin(person);
    await change(person, id, { hidden: true });
    expect(await change(person, id, { hidden: false })).not.toHaveProperty('hidden');
    expect(idsOf(await coach.conversationsOf(person))).toEqual([newer, id]);
    expect(await hiddenOf(person)).toEqual([]);
  });

  it('can be deleted', async () => {
    await change(person, id, { hidden: true });
    await coach.service.ask(conversations.delete, person, { id });
    expect(await coach.database.query('SELECT 1 FROM messages WHERE conversation_id = $1', [id])).toEqual([]);
  });

  it('is in the export, named and marked, and goes with the account', async () => {
    await change(person, id, { title: 'Canary', hidden: true });
    const exported = await coach.service.exportOf(account.export, person);
    const messages = [{ role: 'user' }, { role: 'assistant' }];
    expect(exported.conversations).toMatchObject([{ id, title: 'Canary', hidden: true, messages }]);
    await coach.tell(identityEvents.accountDeleted, { userId: person.userId });
    expect(await coach.database.query('SELECT 1 FROM conversations WHERE id = $1', [id])).toEqual([]);
  });
});

describe('a repeat', () => {
  it('changes nothing more, with its key and without one', async () => {
    const twice = { title: 'Twice', hidden: true };
    expect(await change(person, id, twice)).toEqual(await change(person, id, twice));
    const withKey = { ...person, idempotencyKey: randomUUID() };
    const kept = await change(withKey, id, { title: 'With a key' });
    await change(person, id, { title: 'Meanwhile another' });
    expect(await change(withKey, id, { title: 'With a key' })).toEqual(kept);
    expect(await titleOf(person, id)).toBe('Meanwhile another');
    expect(await refusalOf(change(withKey, id, { hidden: false }))).toMatchObject({
      kind: 'conflict',
      code: 'idempotency_key_reused',
    });
  });
});

describe('a change that is refused', () => {
  it('is so to the partner, to a stranger and where there is nothing, all in the same way', async () => {
    for (const [who, which] of [
      [partner, id],
      [someone(), id],
      [person, NOWHERE],
    ] as const)
      for (const what of [{ title: 'Mine now' }, { hidden: true }, { title: 'Mine now', hidden: true }])
        expect(await refusalOf(change(who, which, what))).toMatchObject({
          kind: 'not_found',
          code: 'conversation_not_found',
        });
    expect(await titleOf(person, id)).toBe('How do we talk about money?');
    expect(idsOf(await coach.conversationsOf(person))).toEqual([id]);
  });

  it('shows the partner nothing of what is hidden', async () => {
    await change(person, id, { hidden: true });
    expect(await hiddenOf(partner)).toEqual([]);
    expect(await coach.conversationsOf(partner)).toEqual([]);
  });

  it('is one that would change nothing', async () => {
    expect(await refusalOf(change(person, id, {}))).toMatchObject({
      kind: 'invalid',
      code: 'nothing_to_change',
    });
  });
});

describe('the list page by page', () => {
  let owner: Actor;

  beforeAll(async () => {
    owner = someone();
    const begun = [1, 2, 3, 4, 5].map((number) => `How do we share chore ${number}?`);
    for (const message of begun) await begin(owner, message);
    const [newest] = idsOf(await coach.conversationsOf(owner));
    await change(owner, newest!, { hidden: true });
    await begin(owner, 'How do we plan the week?');
  });

  /** Pages of two, one after another; nine at most, so that a list without an end fails. */
  async function pages(hidden = false): Promise<ConversationSummary[][]> {
    const found: ConversationSummary[][] = [];
    for (let before: string | null | undefined; before !== null && found.length < 9;) {
      const { items, next } = await pageOf(owner, { hidden, limit: 2, ...(before && { before }) });
      found.push(items);
      before = next;
    }
    return found;
  }

  it('is the same list, without the hidden ones', async () => {
    const found = await pages();
    expect(found.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(found.flat()).toEqual(await coach.conversationsOf(owner));
  });

  it('goes on among conversations of the same moment', async () => {
    await coach.database.query('UPDATE conversations SET updated_at = now() WHERE user_id = $1', [
      owner.userId,
    ]);
    const ids = idsOf((await pages()).flat());
    expect(ids).toEqual(idsOf(await coach.conversationsOf(owner)));
    expect(new Set(ids).size).toBe(5);
  });

  it('keeps the hidden ones apart on every page', async () => {
    const shown = idsOf(await coach.conversationsOf(owner));
    await Promise.all(shown.slice(0, 2).map((each) => change(owner, each, { hidden: true })));
    const found = await pages(true);
    expect(found.map(({ length }) => length)).toEqual([2, 1]);
    expect(found.flat()).toEqual(await hiddenOf(owner));
  });

  it('refuses a bad limit and a bad cursor, and shows nobody else’s', async () => {
    for (const wrong of [{ limit: 201 }, { limit: 'x' as never }, { before: 'x' }])
      expect(await refusalOf(pageOf(owner, wrong))).toMatchObject({
        kind: 'invalid',
        code: 'validation_failed',
      });
    const { next } = await pageOf(owner, { limit: 1 });
    expect((await pageOf(someone(), { before: next! })).items).toEqual([]);
  });
});
