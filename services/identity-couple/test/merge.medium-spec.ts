import type { AssessmentResponses } from '@anew/contracts/assessment/views';
import type { Couple, Member } from '@anew/contracts/identity/views';
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
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailServer } from './mail-server.js';
import { join, merge } from './people.factory.js';
import { systemWithMail } from './system-with-mail.js';

const NOT_FOUND = { status: 404, code: 'invite_not_found' };

let mail: MailServer;
let system: SharedSystem;
let content: Database;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  content = new Database(system.postgres, 'content');
});

afterAll(async () => {
  await content.close();
  await mail.stop();
});

/** Waits until content has learned that this couple no longer exists, and has deleted its data. */
const dissolved = ({ id }: Couple) =>
  eventually('the left couple to be gone from content', async () =>
    (await content.query('SELECT 1 FROM daily_choices WHERE couple_id = $1', [id])).length === 0
      ? true
      : null,
  );
const completionsOf = ({ user }: SignedUp) =>
  content.query('SELECT 1 FROM activity_completions WHERE user_id = $1', [user.id]);
const coupleOf = async (person: Person) => person.expectOk(person.get<Couple | null>('/api/couples/current'));

describe('a merge', () => {
  it('is refused to someone without a couple of their own', async () => {
    const partner = await single(system.origin);
    const answer = await refusal(merge(await signUp(system.origin), partner.couple.inviteCode));
    expect(answer).toMatchObject({ status: 403, code: 'couple_required' });
  });

  it.each(['', '   ', null, 7, 'x'.repeat(65)])('is refused with %j instead of a code', async (code) => {
    const me = await single(system.origin);
    expect(await refusal(merge(me, code))).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [{ field: 'partnerInviteCode' }],
    });
  });

  it('is refused with a code that nobody has, one’s own, or that of two', async () => {
    const me = await single(system.origin);
    const [partnered] = await couple(system.origin);
    const full = (await coupleOf(partnered))!.inviteCode;
    expect(await refusal(merge(me, 'zzzzzzzz'))).toMatchObject(NOT_FOUND);
    expect(await refusal(merge(me, me.couple.inviteCode.toUpperCase()))).toMatchObject({
      status: 409,
      code: 'own_invite_code',
    });
    expect(await refusal(merge(me, full))).toMatchObject({ status: 409, code: 'couple_full' });
    expect(await coupleOf(me)).toEqual(me.couple);
  });

  it('is refused to someone who already has a partner, whatever the code', async () => {
    const [me, partner] = await couple(system.origin);
    const other = await single(system.origin);
    const before = await coupleOf(me);
    for (const code of [other.couple.inviteCode, before!.inviteCode, 'zzzzzzzz'])
      expect(await refusal(merge(me, code))).toMatchObject({ status: 409, code: 'already_partnered' });
    expect(await coupleOf(me)).toEqual(before);
    expect(await coupleOf(partner)).toEqual(before);
    expect(await coupleOf(other)).toEqual(other.couple);
  });

  it('moves one into the partner’s couple, and one’s own ceases to exist', async () => {
    const [me, partner] = [await single(system.origin), await single(system.origin)];
    const merged = await me.expectOk(merge(me, `  ${partner.couple.inviteCode.toUpperCase()} `));
    expect(merged).toEqual({
      ...partner.couple,
      memberCount: 2,
      newlyJoined: true,
      inviteCode: expect.not.stringMatching(partner.couple.inviteCode),
    });
    for (const person of [me, partner]) {
      await eventually('both to be seen', async () =>
        (await coupleOf(person))?.memberCount === 2 ? true : null,
      );
      expect(await coupleOf(person)).toEqual(merged);
      const members = await person.expectOk(person.get<Member[]>('/api/couples/members'));
      expect(members.map(({ userId }) => userId)).toEqual([partner.user.id, me.user.id]);
    }
    expect(await refusal(join(await signUp(system.origin), me.couple.inviteCode))).toMatchObject(NOT_FOUND);
  });

  it.each([
    ['a merge', merge],
    ['joining while alone in another couple', join],
  ])('is told by one mail at each of the two addresses: %s', async (_name, move) => {
    const [me, partner] = [await single(system.origin), await single(system.origin)];
    for (const [person, firstName] of [[me, 'Ada'] as const, [partner, 'Ben'] as const])
      await person.expectOk(person.put('/api/profile/update', { firstName }));
    await me.expectOk(move(me, partner.couple.inviteCode));
    const [mine, theirs] = await Promise.all(
      [me, partner].map(({ user }) => eventually('the mail', () => mail.mailsTo(user.email)[0])),
    );
    expect(theirs!.raw).toContain('Ada has just joined');
    expect(mine!.raw).toContain('has just been connected with Ben');
    for (const word of [partner.user.email, partner.couple.inviteCode]) expect(mine!.raw).not.toContain(word);
    for (const { user } of [me, partner]) expect(mail.mailsTo(user.email)).toHaveLength(1);
  });

  it('that is asked for twice by the same key is done once', async () => {
    const [me, partner] = [await single(system.origin), await single(system.origin)];
    const body = { partnerInviteCode: partner.couple.inviteCode };
    const ask = () =>
      me.post<Couple>('/api/couples/merge', body, { 'idempotency-key': `merge-${me.user.id}` });
    const first = await ask();
    expect(first).toMatchObject({ status: 200, body: { id: partner.couple.id, memberCount: 2 } });
    expect(await ask()).toMatchObject({ status: 200, body: first.body });
    expect((await me.post('/api/couples/merge', body)).status).toBe(409);
  });
});

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
