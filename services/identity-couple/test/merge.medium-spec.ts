import { identityRpc } from '@anew/contracts/identity/rpc';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { describe, expect, it } from '@jest/globals';
import {
  codeOf,
  couple,
  coupleOf,
  DEAD,
  join,
  membersSeenBy,
  merge,
  signUp,
  single,
} from './couples-alone.js';
import { identity, mail } from './identity-with-mail.js';

const PARTNERED = { kind: 'conflict', code: 'already_partnered' };

describe('a merge', () => {
  it.each(['', '   ', null, 7, 'x'.repeat(65)])('is refused with %j instead of a code', async (code) => {
    const me = await single();
    expect(await refusalOf(merge(me, code as string))).toMatchObject({
      kind: 'invalid',
      code: 'validation_failed',
      details: { fields: [{ field: 'partnerInviteCode' }] },
    });
  });

  it('is refused with a code that nobody has, one’s own, or that of two', async () => {
    const me = await single();
    const [partnered] = await couple();
    const full = await codeOf(partnered);
    expect(await refusalOf(merge(me, 'zzzzzzzz'))).toMatchObject(DEAD);
    expect(await refusalOf(merge(me, me.couple.inviteCode.toUpperCase()))).toMatchObject({
      kind: 'conflict',
      code: 'own_invite_code',
    });
    expect(await refusalOf(merge(me, full))).toMatchObject({ kind: 'conflict', code: 'couple_full' });
    expect(await coupleOf(me)).toEqual(me.couple);
  });

  it('is refused to someone who already has a partner, whatever the code', async () => {
    const [me, partner] = await couple();
    const other = await single();
    const before = await coupleOf(me);
    for (const code of [other.couple.inviteCode, before!.inviteCode, 'zzzzzzzz'])
      expect(await refusalOf(merge(me, code))).toMatchObject(PARTNERED);
    expect(await coupleOf(me)).toEqual(before);
    expect(await coupleOf(partner)).toEqual(before);
    expect(await coupleOf(other)).toEqual(other.couple);
  });

  it('moves one into the partner’s couple, and one’s own ceases to exist', async () => {
    const [me, partner] = [await single(), await single()];
    const merged = await merge(me, `  ${partner.couple.inviteCode.toUpperCase()} `);
    expect(merged).toEqual({
      ...partner.couple,
      memberCount: 2,
      newlyJoined: true,
      inviteCode: expect.not.stringMatching(partner.couple.inviteCode),
    });
    for (const person of [me, partner]) {
      expect(await coupleOf(person)).toEqual(merged);
      expect(await membersSeenBy(person)).toEqual([partner.userId, me.userId]);
    }
    expect(await refusalOf(join(await signUp(), me.couple.inviteCode))).toMatchObject(DEAD);
  });

  it.each([
    ['a merge', merge],
    ['joining while alone in another couple', join],
  ])('is told by one mail at each of the two addresses: %s', async (_name, move) => {
    const [me, partner] = [await single(), await single()];
    for (const [person, firstName] of [[me, 'Ada'] as const, [partner, 'Ben'] as const])
      await identity.ask(identityRpc.accounts.update, person, { firstName });
    await move(me, partner.couple.inviteCode);
    const [mine] = await Promise.all(
      [me, partner].map(({ email }) => eventually('the mail', () => mail.mailsTo(email)[0])),
    );
    expect(mail.hasTold(partner.email, 'Ada has just joined')).toBe(true);
    expect(mail.hasTold(me.email, 'has just been connected with Ben')).toBe(true);
    for (const word of [partner.email, partner.couple.inviteCode]) expect(mine!.raw).not.toContain(word);
    for (const { email } of [me, partner]) expect(mail.mailsTo(email)).toHaveLength(1);
  });

  it('that is asked for twice by the same key is done once', async () => {
    const [me, partner] = [await single(), await single()];
    const code = partner.couple.inviteCode;
    const first = await merge({ ...me, idempotencyKey: 'merge' }, code);
    expect(first).toMatchObject({ id: partner.couple.id, memberCount: 2 });
    // The gateway knows by then that they are two.
    const { coupleId, memberIds } = { coupleId: first.id, memberIds: [partner.userId, me.userId] };
    const two = { ...me, coupleId, memberIds };
    expect(await merge({ ...two, idempotencyKey: 'merge' }, code)).toEqual(first);
    expect(await refusalOf(merge(two, code))).toMatchObject(PARTNERED);
  });
});
