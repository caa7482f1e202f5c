import { SERVICES } from '@anew/contracts/rpc/services';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { conversationsOf, deleteAccount, exportOf, journalOf } from '@anew/testkit/life';
import { PASSWORD, Person, refusal, type SignedUp, signUp, single } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameOf, twoLives } from './two-lives.js';

/** Rows that may contain the id of a deleted person: the record of the deletion, and events. */
const RECORDS = /^(account_deletions|outbox) /;

let system: SharedSystem;
let databases: Map<string, Database>;

beforeAll(async () => {
  system = await sharedSystem();
  databases = new Map(SERVICES.map((name) => [name, new Database(system.postgres, name)]));
});

afterAll(async () => {
  await Promise.all([...databases.values()].map((database) => database.close()));
});

const identity = () => databases.get('identity-couple')!;

/** Rows that contain one of these texts, each with its service and table. */
async function rowsWith(...texts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [service, database] of databases) {
    const rows = await database.everything();
    found.push(
      ...rows.filter((row) => texts.some((text) => row.includes(text))).map((row) => `${service} ${row}`),
    );
  }
  return found;
}

interface Deletion {
  requested_at: Date;
  completed_at: Date | null;
  pending_services: string[];
}

const deletionOf = async ({ user }: SignedUp): Promise<Deletion | undefined> =>
  (await identity().query<Deletion>('SELECT * FROM account_deletions WHERE user_id = $1', [user.id]))[0];

const completed = (person: SignedUp): Promise<Deletion> =>
  eventually('the deletion to be complete', async () => {
    const deletion = await deletionOf(person);
    return deletion?.completed_at ? deletion : null;
  });

/** Lets the days pass until this person's couple may begin another round. */
const mayAnswerAgain = ({ user }: SignedUp) =>
  databases
    .get('assessment')!
    .query('UPDATE rounds SET next_from = now() WHERE $1 = ANY (member_ids)', [user.id]);

interface Export {
  exportedAt: string;
  account: {
    profile: object;
    couple: object | null;
    household: object | null;
    sessions: object[];
    pictures: object[];
  };
  content: Record<string, unknown>;
  journal: { entries: { content: string; visibility: string }[] };
  assessment: { responses: { responses: object } | null; results: object | null };
  coaching: { conversations: { messages: { content: string }[] }[] };
}

const exported = (person: Person) => exportOf<Export>(person);

describe('the export of one’s own data', () => {
  it('holds everything that this person wrote, and nothing that the partner did', async () => {
    const { me, partner, mine, theirs } = await twoLives(system.origin);
    const { status, body, headers } = await exported(me);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="anew-export.json"');
    expect(headers.get('cache-control')).toBe('no-store');

    const text = JSON.stringify(body);
    // The first of the two to complete the day's activity gives feedback about it.
    for (const written of Object.values(mine)) expect(text).toContain(written);
    for (const written of Object.values(theirs)) expect(text).not.toContain(written);
    expect(text).not.toContain(partner.user.email);

    const { body: user } = await me.get<object>('/api/auth/user');
    const { body: own } = await me.get<object>('/api/couples/current');
    expect(body.account).toMatchObject({
      profile: user,
      couple: own,
      sessions: [{ current: true }],
    });
    expect(body.journal.entries.map(({ content, visibility }) => [content, visibility])).toEqual([
      [mine.shared, 'shared'],
      [mine.private, 'private'],
    ]);
    const { body: responses } = await me.get<object>('/api/assessment/my-responses');
    const { body: results } = await me.get<object>('/api/assessment/results');
    const { body: rounds } = await me.get<object>('/api/assessment/rounds');
    expect(body.assessment).toEqual({
      responses,
      results,
      responsesInRounds: [responses],
      ...rounds,
      talks: [expect.objectContaining({ finished: true }), expect.objectContaining({ finished: true })],
      agreements: [expect.objectContaining({ text: mine.agreement })],
    });
    expect(body.coaching.conversations[0]?.messages[0]?.content).toBe(mine.message);
    // The export says only that there is a password.
    for (const secret of ['password":"', 'refresh', 'argon2', 'hash']) expect(text).not.toContain(secret);
  });

  it('is there for someone who has neither a couple nor anything written', async () => {
    const { status, body } = await exported(await signUp(system.origin));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: { couple: null, pictures: [] },
      journal: { entries: [] },
      assessment: { responses: null, results: null },
      coaching: { conversations: [] },
    });
  });

  it('after a separation has what its author wrote then, and of the next couple what is theirs, and nobody else’s words', async () => {
    const { me, partner: former, mine, theirs } = await twoLives(system.origin);
    await me.expectOk(me.put('/api/household', { places: ['kitchen'] }));
    await mayAnswerAgain(me);
    await me.expectOk(me.post('/api/assessment/rounds/propose'));
    await me.expectOk(me.post('/api/couples/leave', { currentPassword: PASSWORD }));
    const next = await single(system.origin);
    await next.expectOk(next.put('/api/household', { children: ['mine'] }));
    await me.expectOk(me.post('/api/couples/join-invite', { inviteCode: next.couple.inviteCode }));
    const words = 'What the next one wrote';
    await next.expectOk(next.post('/api/journal', { content: words, visibility: 'shared' }));

    const { body } = await exported(me);
    expect(body.account.household).toMatchObject({ children: ['partners'], places: null });
    expect(body.assessment).toMatchObject({ results: null, rounds: [], next: { proposal: null } });
    const text = JSON.stringify(body);
    for (const written of Object.values(mine)) expect(text).toContain(written);
    const others = [former, next].flatMap(({ user: { id, email } }) => [id, email]);
    for (const other of [...others, ...Object.values(theirs), words]) expect(text).not.toContain(other);
  });

  it('is for nobody else', async () => {
    expect((await new Person(system.origin).get('/api/account/export')).status).toBe(401);
  });
});

describe('deleting one’s account', () => {
  it.each([
    {},
    { confirm: '' },
    { confirm: 'Delete my account' },
    { confirm: true },
    { confirm: 'delete my account', now: 1 },
  ])('takes the words typed by hand, not %j', async (body) => {
    const me = await signUp(system.origin);
    expect(await refusal(me.delete('/api/account', body))).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    expect((await me.get('/api/auth/user')).status).toBe(200);
    expect(await deletionOf(me)).toBeUndefined();
  });

  it('leaves nothing of this person in any database, and says when it is done', async () => {
    const { me, partner, mine } = await twoLives(system.origin);
    const name = nameOf(me);
    const traces = [me.user.id, me.user.email, name, ...Object.values(mine)];
    const before = await rowsWith(me.user.id, me.user.email);
    for (const service of SERVICES) expect(before.some((row) => row.startsWith(service))).toBe(true);

    expect((await deleteAccount(me)).status).toBe(202);
    const { pending_services, completed_at, requested_at } = await completed(me);
    expect(pending_services).toEqual([]);
    expect(completed_at! >= requested_at).toBe(true);
    await eventually('the assessment to hear who is left', async () => {
      const left = (await rowsWith(...traces)).filter(
        (row) => !RECORDS.test(row.slice(row.indexOf(' ') + 1)),
      );
      if (left.length > 0) throw new Error(`Left behind:\n${left.join('\n')}`);
      return left;
    });
    expect(await rowsWith(me.user.email, name, ...Object.values(mine))).toEqual([]);
    expect((await partner.get('/api/auth/user')).status).toBe(200);
  });

  it('leaves the partner everything of their own, and alone in the same couple', async () => {
    const { me, partner, theirs } = await twoLives(system.origin);
    const { body: before } = await partner.get<{ inviteCode: string }>('/api/couples/current');
    const talks = await conversationsOf(partner);
    await deleteAccount(me);
    await completed(me);

    const { body: after } = await partner.get<{ inviteCode: string }>('/api/couples/current');
    expect(after).toEqual({
      ...before,
      memberCount: 1,
      newlyJoined: undefined,
      parted: true,
      inviteCode: expect.any(String),
    });
    expect(after.inviteCode).not.toBe(before.inviteCode);
    expect(await journalOf(partner)).toEqual([theirs.private, theirs.shared]);
    expect(await conversationsOf(partner)).toEqual(talks);
    expect((await partner.get('/api/assessment/my-responses')).body).not.toBeNull();
    expect((await partner.get('/api/assessment/results')).body).toBeNull();
    expect(JSON.stringify((await exportOf(partner)).body)).not.toContain(me.user.id);

    const next = await signUp(system.origin);
    await next.expectOk(next.post('/api/couples/join-invite', { inviteCode: after.inviteCode }));
    await eventually('the next partner', async () =>
      (await partner.get<unknown[]>('/api/couples/members')).body.length === 2 ? true : null,
    );
  });

  it('ends every session at once, at every gateway, and no token opens anything again', async () => {
    const other = await system.secondGateway();
    const me = await single(system.origin);
    const kept = new Map(me.cookies);
    const at = (origin: string, names: string[]) => {
      const thief = new Person(origin);
      for (const name of names) thief.cookies.set(name, kept.get(name)!);
      return thief.get('/api/auth/user');
    };
    const tokens = ['auth_token', 'auth_refresh'];
    expect((await at(other, tokens)).status).toBe(200);

    await deleteAccount(me);
    expect([...me.cookies.keys()]).not.toEqual(expect.arrayContaining(tokens));
    for (const names of [tokens, ['auth_token'], ['auth_refresh']])
      expect((await at(system.origin, names)).status).toBe(401);
    await eventually(
      'the other gateway',
      async () => ((await at(other, tokens)).status === 401 ? true : null),
      1_000,
    );
    const credentials = { email: me.user.email, password: PASSWORD };
    expect((await me.post('/api/login', credentials)).status).toBe(401);
    expect((await me.post('/api/password/forgot', { email: me.user.email })).status).toBe(202);
  });

  it('frees the address for a new account, which finds nothing of the old one', async () => {
    const { me } = await twoLives(system.origin);
    await deleteAccount(me);
    const again = await signUp(system.origin, { email: me.user.email });
    expect(again.user.id).not.toBe(me.user.id);
    await completed(me);
    expect((await exportOf(again)).body).toMatchObject({
      account: { couple: null },
      journal: { entries: [] },
    });
    expect((await again.get('/api/auth/user')).status).toBe(200);
  });

  it('is done once, however often it is asked for at the same moment', async () => {
    const me = await single(system.origin);
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => deleteAccount(me)))).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(202);
    expect(statuses.filter((status) => status !== 202 && status !== 401)).toEqual([]);
    await completed(me);
  });

  it('stays done when the same event comes again', async () => {
    const { me, partner, theirs } = await twoLives(system.origin);
    await deleteAccount(me);
    const first = await completed(me);
    // This is like a replay of the outbox after the server and the inboxes have forgotten the first event.
    await identity().query(
      `UPDATE outbox SET id = gen_random_uuid(), published_at = NULL, next_attempt_at = now()
       WHERE subject LIKE '%accounts.deleted%' AND data->>'userId' = $1`,
      [me.user.id],
    );
    for (const service of ['content', 'journal', 'assessment', 'coaching']) {
      await eventually(`${service} to have erased twice`, async () => {
        const said = await databases
          .get(service)!
          .query("SELECT 1 FROM outbox WHERE subject LIKE '%account.erased%' AND data->>'userId' = $1", [
            me.user.id,
          ]);
        return said.length === 2 ? true : null;
      });
    }
    expect(await deletionOf(me)).toEqual(first);
    expect(await journalOf(partner)).toEqual([theirs.private, theirs.shared]);
  });
});
