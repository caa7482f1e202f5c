import type { AssessmentResponses } from '@anew/contracts/assessment/views';
import type { Couple } from '@anew/contracts/identity/views';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import {
  answers,
  conversationsOf,
  deleteAccount,
  exportOf,
  journalOf,
  live,
  resultsOf,
} from '@anew/testkit/life';
import { couple, type Person, refusal, type SignedUp, signUp, single } from '@anew/testkit/person';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { system } from './mail-and-database.js';
import { atTheOther, codeOf, expectDead } from './parted-people.js';
import { coupleOf, join, leave, membersSeenBy, merge, newsOf, setUp, undoJoin } from './people.factory.js';
import { giveAvatar, NOBODYS_PICTURE } from './uploads.js';

let content: Database;

beforeAll(() => {
  content = new Database(system.postgres, 'content');
});

afterAll(() => content.close());

/** Waits until content has learned that this couple no longer exists, and has deleted its data. */
const dissolved = ({ id }: Couple) =>
  eventually('the left couple to be gone from content', async () =>
    (await content.query('SELECT 1 FROM daily_choices WHERE couple_id = $1', [id])).length === 0
      ? true
      : null,
  );
const completionsOf = ({ user }: SignedUp) =>
  content.query('SELECT 1 FROM activity_completions WHERE user_id = $1', [user.id]);

describe.each([
  ['merging', merge],
  ['joining while alone in another couple', join],
])('after %s', (_name, move) => {
  it('what both wrote is there and stays its author’s, and the results are theirs', async () => {
    const [me, partner] = [await single(system.origin), await single(system.origin)];
    const [mine, theirs] = [await live(me, 0), await live(partner, 1)];
    expect(await journalOf(me)).toEqual([mine.private, mine.shared]);
    const [myTalks, theirTalks] = [await conversationsOf(me), await conversationsOf(partner)];

    await me.expectOk(move(me, partner.couple.inviteCode));
    const results = await resultsOf(me, [me, partner]);
    expect(await resultsOf(partner, [me, partner])).toEqual(results);

    expect(await journalOf(me)).toEqual([mine.private, mine.shared].sort());
    expect(await journalOf(partner)).toEqual([theirs.private, theirs.shared].sort());
    expect(await conversationsOf(me)).toEqual(myTalks);
    expect(await conversationsOf(partner)).toEqual(theirTalks);
    for (const { id } of theirTalks)
      expect((await me.get(`/api/coaching/conversations/${id}`)).status).toBe(404);
    const responses = async (person: Person) =>
      (await person.get<AssessmentResponses>('/api/assessment/my-responses')).body.responses;
    expect(await responses(me)).toEqual(answers(0));
    expect(await responses(partner)).toEqual(answers(1));
  });

  it('what one said about an activity in the couple that was left is kept, until the account is deleted', async () => {
    const [me, partner] = [await single(system.origin), await single(system.origin)];
    const mine = await live(me, 0);
    await me.expectOk(move(me, partner.couple.inviteCode));
    await dissolved(me.couple);
    const own = await me.expectOk(exportOf<{ content: { activities: object[] } }>(me));
    expect(own.content.activities).toMatchObject([{ feedback: mine.feedback, rating: 5 }]);

    expect((await deleteAccount(me)).status).toBe(202);
    await eventually('the completion to be gone', async () =>
      (await completionsOf(me)).length === 0 ? true : null,
    );
  });
});

describe('someone whose former partner is gone', () => {
  it('gets results with the new one, not with the old', async () => {
    const [me, former] = await couple(system.origin);
    await live(me, 0);
    await live(former, 1);
    await resultsOf(me, [me, former]);
    expect((await deleteAccount(former)).status).toBe(202);

    const fresh = await single(system.origin);
    await live(fresh, 2);
    await fresh.expectOk(merge(fresh, (await coupleOf(me))!.inviteCode));
    // What they answered beside the former partner does not count with the new one.
    await me.expectOk(me.post('/api/assessment/submit', { responses: answers(0) }));
    expect(await resultsOf(fresh, [me, fresh])).toEqual(await resultsOf(me, [me, fresh]));
  });
});

describe('leaving', () => {
  it('takes one out, leaves the other alone under another code, and neither reads the other anymore', async () => {
    const [me, partner] = await couple(system.origin);
    const [mine, theirs] = [await live(me, 0), await live(partner, 1)];
    await resultsOf(me, [me, partner]);
    const there = atTheOther(me);
    expect(await membersSeenBy(there)).toHaveLength(2);
    const before = (await coupleOf(partner))!;

    expect((await leave(me)).status).toBe(200);
    expect(await coupleOf(me)).toBeNull();
    expect(await membersSeenBy(me)).toEqual([]);
    expect(await refusal(me.get('/api/journal'))).toMatchObject({ status: 403, code: 'couple_required' });
    expect(await coupleOf(partner)).toMatchObject({ id: before.id, memberCount: 1 });
    expect(await membersSeenBy(partner)).toEqual([partner.user.id]);
    expect(await journalOf(partner)).toEqual([theirs.private, theirs.shared]);
    expect((await partner.get('/api/appreciation')).body).toHaveLength(1);
    expect((await partner.get('/api/assessment/results')).body).toBeNull();
    await eventually('the other gateway to have heard of it', async () =>
      (await there.get('/api/journal')).status === 403 ? true : null,
    );
    await expectDead(before.inviteCode);

    await me.expectOk(setUp(me));
    expect(await journalOf(me)).toEqual([mine.private, mine.shared]);
  });

  it('leaves both free to be with somebody else, who sees nothing of the former partner', async () => {
    const [me, former] = await couple(system.origin);
    const [mine] = [await live(me, 0), await live(former, 1)];
    await me.expectOk(leave(me));
    const fresh = await single(system.origin);
    await live(fresh, 2);
    await me.expectOk(join(me, fresh.couple.inviteCode));
    expect(await membersSeenBy(fresh)).toEqual([fresh.user.id, me.user.id]);
    expect(await journalOf(fresh)).not.toContain(mine.shared);
    expect(await journalOf(former)).not.toContain(mine.shared);
    // What they answered beside the former partner does not count with the new one.
    expect((await me.get('/api/assessment/my-responses')).body).toBeNull();
    await me.expectOk(me.post('/api/assessment/submit', { responses: answers(0) }));
    const results = await resultsOf(fresh, [me, fresh]);
    expect(JSON.stringify(results)).not.toContain(former.user.id);
  });

  it('hides one’s picture from the former partner, at every gateway, and shows it to the next', async () => {
    const [me, former] = await couple(system.origin);
    const url = await giveAvatar(me);
    const there = atTheOther(former);
    for (const reader of [former, there]) expect((await reader.get(url)).status).toBe(200);

    await me.expectOk(leave(me));
    const absent = await refusal(former.get(NOBODYS_PICTURE));
    expect(await refusal(former.get(url))).toEqual(absent);
    await eventually('the other gateway to hide it', async () =>
      (await there.get(url)).status === 404 ? true : null,
    );
    expect(await refusal(there.get(url))).toEqual(absent);

    const next = await single(system.origin);
    await me.expectOk(join(me, next.couple.inviteCode));
    expect((await next.get(url)).status).toBe(200);
    expect((await former.get(url)).status).toBe(404);
  });
});

describe('that somebody joined', () => {
  it.each([
    { who: 'had no couple', someone: signUp },
    { who: 'left one of their own for it', someone: single },
  ])('is undone with one call, and whoever joined and $who is alone in one', async ({ someone }) => {
    const [host, guest] = [await single(system.origin), await someone(system.origin)];
    await guest.expectOk(join(guest, host.couple.inviteCode));
    const code = await codeOf(guest);
    await guest.expectOk(guest.post('/api/journal', { content: 'of the guest', visibility: 'shared' }));
    await eventually('the host to read it', async () =>
      (await journalOf(host)).includes('of the guest') ? true : null,
    );
    const there = atTheOther(guest);
    expect(await membersSeenBy(there)).toHaveLength(2);

    const undone = await undoJoin(host);
    expect(undone).toMatchObject({ status: 200, body: { id: host.couple.id, memberCount: 1 } });
    expect(undone.body.inviteCode).not.toBe(code);
    expect(await membersSeenBy(host)).toEqual([host.user.id]);
    expect(await membersSeenBy(guest)).toEqual([guest.user.id]);
    expect(await coupleOf(guest)).toMatchObject({ memberCount: 1 });
    expect(await journalOf(host)).toEqual([]);
    expect(await journalOf(guest)).toEqual(['of the guest']);
    expect(await newsOf(host)).toBeNull();
    expect(await newsOf(guest)).toMatchObject({ kind: 'parted', firstName: null });
    await expectDead(code);
    await expectDead(host.couple.inviteCode);

    expect(await refusal(undoJoin(host))).toMatchObject({ status: 409, code: 'nothing_to_undo' });
  });
});
