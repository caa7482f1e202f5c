import { identityRpc } from '@anew/contracts/identity/rpc';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { describe, expect, it } from '@jest/globals';
import {
  codeOf,
  couple,
  coupleOf,
  DEAD,
  dismissNews,
  emptyCouples,
  expectDead,
  inviteOf,
  join,
  leave,
  membersSeenBy,
  merge,
  newsOf,
  outcomes,
  renewCode,
  setUp,
  signUp,
  single,
  undoJoin,
} from './couples-alone.js';
import { identity } from './identity-with-mail.js';
import { tellsWhoJoined } from './joined.cases.js';
import { outcomeOf, PASSWORD } from './people-alone.js';

const REQUIRED = { kind: 'forbidden', code: 'couple_required' };
const NO_PROOF = { kind: 'forbidden', code: 'password_required' };

describe('leaving', () => {
  it('is told to the one who stays, with neither name nor reason, until they put it away', async () => {
    const [me, partner] = await couple();
    await leave(me);
    expect(await newsOf(partner)).toEqual({
      kind: 'parted',
      at: expect.any(String),
      firstName: null,
      undoUntil: null,
      seen: false,
    });
    expect(await newsOf(me)).toBeNull();
    await dismissNews(partner);
    expect(await newsOf(partner)).toBeNull();
    await dismissNews(partner);
  });

  it('lets the one who stays be known as parted, also once the news is put away, until somebody joins', async () => {
    const [me, partner] = await couple();
    for (const person of [me, partner]) expect(await coupleOf(person)).not.toHaveProperty('parted');
    await leave(me);
    expect(await coupleOf(partner)).toMatchObject({ memberCount: 1, parted: true });
    await dismissNews(partner);
    expect(await coupleOf(partner)).toMatchObject({ parted: true });
    expect(await renewCode(partner)).toMatchObject({ parted: true });
    expect((await setUp(me)).couple).not.toHaveProperty('parted');
    expect(await join(me, await codeOf(partner))).not.toHaveProperty('parted');
    for (const person of [me, partner]) expect(await coupleOf(person)).not.toHaveProperty('parted');
  });

  it('by an undone join makes the one who came parted, and not the one who still waits', async () => {
    const [host, guest] = [await single(), await signUp()];
    await join(guest, host.couple.inviteCode);
    expect(await undoJoin(host)).not.toHaveProperty('parted');
    expect(await coupleOf(host)).not.toHaveProperty('parted');
    expect(await coupleOf(guest)).toMatchObject({ parted: true });
  });

  it('by deleting the account is told in the same way', async () => {
    const [me, partner] = await couple();
    const code = await codeOf(partner);
    const confirmed = { confirm: 'delete my account', currentPassword: PASSWORD } as const;
    await identity.ask(identityRpc.accounts.delete, me, confirmed);
    expect(await newsOf(partner)).toMatchObject({ kind: 'parted', firstName: null });
    await expectDead(code);
  });

  it('lets go of someone alone, whose couple is no more', async () => {
    const me = await single();
    await leave(me);
    expect(await coupleOf(me)).toBeNull();
    await expectDead(me.couple.inviteCode);
    expect(await refusalOf(leave(me))).toMatchObject(REQUIRED);
    expect(await setUp(me)).toMatchObject({ created: true });
  });

  it('does both when both leave at once', async () => {
    const rounds = Array.from({ length: 8 }, async () => {
      const [a, b] = await couple();
      await Promise.all([leave(a), leave(b)]);
      expect([await coupleOf(a), await coupleOf(b)]).toEqual([null, null]);
    });
    await Promise.all(rounds);
    expect(await emptyCouples()).toEqual([]);
  });

  it('needs proof that it is really them, by the password or just before', async () => {
    const [me] = await couple();
    const bare = () => identity.ask(identityRpc.couples.leave, me, {});
    for (const answer of [bare(), leave(me, 'not my password')])
      expect(await refusalOf(answer)).toMatchObject(NO_PROOF);
    expect(await membersSeenBy(me)).toHaveLength(2);
    await identity.ask(identityRpc.proof.confirm, me, { currentPassword: PASSWORD });
    await bare();
    expect(await coupleOf(me)).toBeNull();
  });

  it('twice at once leaves once', async () => {
    const [me, partner] = await couple();
    expect(await outcomes([leave(me), leave(me)])).toEqual(['done', 'couple_required']);
    expect(await membersSeenBy(partner)).toEqual([partner.userId]);
  });

  it('while two others want the place ends with nobody in two couples, and no place lost', async () => {
    const rounds = Array.from({ length: 6 }, async () => {
      const [host, guest] = [await single(), await signUp()];
      const others = [await signUp(), await single()];
      await join(guest, host.couple.inviteCode);
      const code = await codeOf(guest);
      const joining = others.map((other) => outcomeOf(join(other, code)));
      const [, ...tries] = await Promise.all([leave(host), ...joining]);
      // Once one of the two has left, their code is as invalid as any other old one.
      for (const outcome of tries) expect(['invite_not_found', 'couple_full']).toContain(outcome);
      expect(await membersSeenBy(guest)).toEqual([guest.userId]);
    });
    await Promise.all(rounds);
    expect(await emptyCouples()).toEqual([]);
  });

  it('of whoever is being joined strands nobody', async () => {
    const rounds = Array.from({ length: 8 }, async () => {
      const [host, guest] = [await single(), await single()];
      const [, joined] = await Promise.all([leave(host), outcomeOf(merge(guest, host.couple.inviteCode))]);
      if (joined === 'done') expect(await membersSeenBy(guest)).toEqual([guest.userId]);
      else expect(await coupleOf(guest)).toEqual(guest.couple);
    });
    await Promise.all(rounds);
    expect(await emptyCouples()).toEqual([]);
  });
});

tellsWhoJoined();

describe('an invite code', () => {
  it('tells whoever holds it the inviter’s first name and nothing else', async () => {
    const anna = await signUp();
    const named = { firstName: 'Anna', lastName: 'Berg' };
    await identity.ask(identityRpc.accounts.update, anna, named);
    await setUp(anna);
    const code = await codeOf(anna);
    expect(await inviteOf(code)).toEqual({ inviterFirstName: 'Anna' });
    expect(await inviteOf(` ${code.toUpperCase()} `)).toEqual({ inviterFirstName: 'Anna' });
    const nameless = await single();
    expect(await inviteOf(nameless.couple.inviteCode)).toEqual({ inviterFirstName: null });
  });

  it.each(['nobodys1', 'short', 'x'.repeat(90)])('that nobody has made is dead: %s', async (code) => {
    expect(await refusalOf(inviteOf(code))).toMatchObject(DEAD);
  });

  it('is dead once the two have found each other', async () => {
    const [host, guest] = [await single(), await signUp()];
    await join(guest, host.couple.inviteCode);
    await expectDead(host.couple.inviteCode);
    expect(await refusalOf(inviteOf(await codeOf(host)))).toMatchObject(DEAD);
  });

  it('is replaced on demand, and the old one is dead at once', async () => {
    const me = await single();
    const renewed = await renewCode(me);
    expect(renewed).toEqual({ ...me.couple, inviteCode: expect.stringMatching(/^[a-z0-9]{8}$/) });
    expect(renewed.inviteCode).not.toBe(me.couple.inviteCode);
    expect(await coupleOf(me)).toEqual(renewed);
    await expectDead(me.couple.inviteCode);
    expect(await join(await signUp(), renewed.inviteCode)).toMatchObject({ id: me.couple.id });
  });

  it('is not replaced without proof that it is really them', async () => {
    const me = await single();
    const bare = identity.ask(identityRpc.couples.renewCode, me, {});
    expect(await refusalOf(bare)).toMatchObject(NO_PROOF);
    expect(await coupleOf(me)).toEqual(me.couple);
  });

  it('is not made for someone without a couple', async () => {
    const me = await signUp();
    expect(await refusalOf(renewCode(me))).toMatchObject(REQUIRED);
  });
});
