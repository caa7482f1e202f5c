import { eventually } from '@anew/testkit/eventually';
import { answers, deleteAccount, journalOf, live, resultsOf } from '@anew/testkit/life';
import { couple, prove, refusal, type SignedUp, signUp, single } from '@anew/testkit/person';
import { describe, expect, it } from '@jest/globals';
import { tellsWhoJoined } from './joined.cases.js';
import { system } from './mail-and-database.js';
import { atTheOther, codeOf, DEAD, emptyCouples, expectDead, inviteOf } from './parted-people.js';
import {
  coupleOf,
  join,
  leave,
  membersSeenBy,
  merge,
  newsOf,
  outcomes,
  renewCode,
  setUp,
} from './people.factory.js';

describe('leaving', () => {
  it('takes one out, leaves the other alone under another code, and neither reads the other any more', async () => {
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

  it('is told to the one who stays, with neither name nor reason, until they put it away', async () => {
    const [me, partner] = await couple(system.origin);
    await me.expectOk(leave(me));
    expect(await newsOf(partner)).toEqual({
      kind: 'parted',
      at: expect.any(String),
      firstName: null,
      undoUntil: null,
      seen: false,
    });
    expect(await newsOf(me)).toBeNull();
    expect((await partner.delete('/api/couples/news')).status).toBe(204);
    expect(await newsOf(partner)).toBeNull();
    expect((await partner.delete('/api/couples/news')).status).toBe(204);
  });

  it('by deleting the account is told in the same way', async () => {
    const [me, partner] = await couple(system.origin);
    const code = await codeOf(partner);
    expect((await deleteAccount(me)).status).toBe(202);
    expect(await newsOf(partner)).toMatchObject({ kind: 'parted', firstName: null });
    await expectDead(code);
  });

  it('lets go of someone alone, whose couple is no more', async () => {
    const me = await single(system.origin);
    await me.expectOk(leave(me));
    expect(await coupleOf(me)).toBeNull();
    await expectDead(me.couple.inviteCode);
    expect(await refusal(leave(me))).toMatchObject({ status: 403, code: 'couple_required' });
    expect(await setUp(me)).toMatchObject({ status: 201 });
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

  it('does both when both leave at once', async () => {
    const rounds = Array.from({ length: 8 }, async () => {
      const [a, b] = await couple(system.origin);
      expect(outcomes(await Promise.all([leave(a), leave(b)]))).toEqual([200, 200]);
      expect([await coupleOf(a), await coupleOf(b)]).toEqual([null, null]);
    });
    await Promise.all(rounds);
    expect(await emptyCouples()).toEqual([]);
  });

  it('needs proof that it is really them, by the password or just before', async () => {
    const [me] = await couple(system.origin);
    const bare = () => me.post('/api/couples/leave', {});
    const wrong = me.post('/api/couples/leave', { currentPassword: 'not my password' });
    for (const answer of [bare(), wrong])
      expect(await refusal(answer)).toMatchObject({ status: 403, code: 'password_required' });
    expect(await membersSeenBy(me)).toHaveLength(2);
    await prove(me);
    expect((await bare()).status).toBe(200);
  });

  it('twice at once leaves once', async () => {
    const [me, partner] = await couple(system.origin);
    expect(outcomes(await Promise.all([leave(me), leave(me)]))).toEqual([200, 'couple_required']);
    expect(await membersSeenBy(partner)).toEqual([partner.user.id]);
  });

  it('while two others want the place ends with nobody in two couples, and no place lost', async () => {
    const rounds = Array.from({ length: 6 }, async () => {
      const [host, guest] = [await single(system.origin), await signUp(system.origin)];
      const others: SignedUp[] = [await signUp(system.origin), await single(system.origin)];
      await guest.expectOk(join(guest, host.couple.inviteCode));
      const code = await codeOf(guest);
      const answers = await Promise.all([leave(host), ...others.map((other) => join(other, code))]);
      expect(answers[0].status).toBe(200);
      // Once one of the two has left, their code is as invalid as any other old one.
      for (const answer of answers.slice(1)) expect([404, 409]).toContain(answer.status);
      expect(await membersSeenBy(guest)).toEqual([guest.user.id]);
    });
    await Promise.all(rounds);
    expect(await emptyCouples()).toEqual([]);
  });

  it('of whoever is being joined strands nobody', async () => {
    const rounds = Array.from({ length: 8 }, async () => {
      const [host, guest] = [await single(system.origin), await single(system.origin)];
      const [left, joined] = await Promise.all([leave(host), merge(guest, host.couple.inviteCode)]);
      expect(left.status).toBe(200);
      if (joined.status === 200) expect(await membersSeenBy(guest)).toEqual([guest.user.id]);
      else expect(await coupleOf(guest)).toEqual(guest.couple);
    });
    await Promise.all(rounds);
    expect(await emptyCouples()).toEqual([]);
  });
});

tellsWhoJoined();

describe('an invite code', () => {
  it('tells whoever holds it the inviter’s first name and nothing else', async () => {
    const anna = await signUp(system.origin, { firstName: 'Anna', lastName: 'Berg' });
    await anna.expectOk(setUp(anna));
    const code = await codeOf(anna);
    expect(await inviteOf(code)).toMatchObject({ status: 200, body: { inviterFirstName: 'Anna' } });
    expect((await inviteOf(` ${code.toUpperCase()} `)).body).toEqual({ inviterFirstName: 'Anna' });
    const nameless = await single(system.origin);
    expect((await inviteOf(nameless.couple.inviteCode)).body).toEqual({ inviterFirstName: null });
  });

  it.each(['nobodys1', 'short', 'x'.repeat(90)])('that nobody has made is dead: %s', async (code) => {
    expect(await refusal(inviteOf(code))).toMatchObject(DEAD);
  });

  it('is dead once the two have found each other', async () => {
    const [host, guest] = [await single(system.origin), await signUp(system.origin)];
    await guest.expectOk(join(guest, host.couple.inviteCode));
    await expectDead(host.couple.inviteCode);
    expect(await refusal(inviteOf(await codeOf(host)))).toMatchObject(DEAD);
  });

  it('is replaced on demand, and the old one is dead at once', async () => {
    const me = await single(system.origin);
    const { body } = await renewCode(me);
    expect(body).toEqual({ ...me.couple, inviteCode: expect.stringMatching(/^[a-z0-9]{8}$/) });
    expect(body.inviteCode).not.toBe(me.couple.inviteCode);
    expect(await coupleOf(me)).toEqual(body);
    await expectDead(me.couple.inviteCode);
    expect((await join(await signUp(system.origin), body.inviteCode)).status).toBe(200);
  });

  it('is not replaced without proof that it is really them', async () => {
    const me = await single(system.origin);
    const bare = me.post('/api/couples/invite-code', {});
    expect(await refusal(bare)).toMatchObject({ status: 403, code: 'password_required' });
    expect(await coupleOf(me)).toEqual(me.couple);
  });

  it('is not made for someone without a couple', async () => {
    const me = await signUp(system.origin);
    expect(await refusal(renewCode(me))).toMatchObject({ status: 403, code: 'couple_required' });
  });
});
