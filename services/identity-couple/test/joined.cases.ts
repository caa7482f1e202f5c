import { eventually } from '@anew/testkit/eventually';
import { journalOf } from '@anew/testkit/life';
import { refusal, signUp, single } from '@anew/testkit/person';
import { describe, expect, it } from '@jest/globals';
import { database, mail, system } from './mail-and-database.js';
import { atTheOther, codeOf, emptyCouples, expectDead } from './parted-people.js';
import { coupleOf, join, leave, membersSeenBy, merge, newsOf, outcomes, undoJoin } from './people.factory.js';

export function tellsWhoJoined(): void {
  describe('that somebody joined', () => {
    const named = async (firstName: string) => signUp(system.origin, { firstName });

    it('is told to whoever waited: by whom, when, until when it can be undone, and by mail', async () => {
      const [host, guest] = [await single(system.origin), await named('Ben')];
      await guest.expectOk(join(guest, host.couple.inviteCode));
      const news = (await newsOf(host))!;
      expect(news).toMatchObject({ kind: 'partner_joined', firstName: 'Ben', seen: false });
      expect(Date.parse(news.undoUntil!) - Date.parse(news.at)).toBeGreaterThan(24 * 3_600_000 - 60_000);
      expect(await newsOf(guest)).toBeNull();
      const { raw } = await eventually('the mail', () => mail.mailsTo(host.user.email)[0]);
      expect(raw).toContain('Ben has just joined');
      for (const word of [guest.user.email, host.couple.inviteCode]) expect(raw).not.toContain(word);
      expect(mail.mailsTo(guest.user.email)).toEqual([]);
    });

    it.each([
      ['by a link', join],
      ['by a merge', merge],
    ])('is shown to both once, on whatever device they come: %s', async (_, unite) => {
      const [host, guest] = [await single(system.origin), await single(system.origin)];
      expect(await coupleOf(host)).not.toHaveProperty('newlyJoined');
      await guest.expectOk(unite(guest, host.couple.inviteCode));
      for (const person of [host, guest, atTheOther(host)])
        expect(await coupleOf(person)).toMatchObject({ memberCount: 2, newlyJoined: true });
      expect((await host.delete('/api/couples/newly-joined')).status).toBe(204);
      expect((await host.delete('/api/couples/newly-joined')).status).toBe(204);
      expect(await coupleOf(atTheOther(host))).not.toHaveProperty('newlyJoined');
      expect(await coupleOf(guest)).toMatchObject({ newlyJoined: true });
      // The host can still undo the joining, although they have closed the message about it.
      expect(await newsOf(host)).toMatchObject({ seen: false, undoUntil: expect.any(String) });

      expect((await undoJoin(host)).status).toBe(200);
      for (const person of [host, guest]) expect(await coupleOf(person)).not.toHaveProperty('newlyJoined');
      await guest.expectOk(unite(guest, await codeOf(host)));
      for (const person of [host, guest]) expect(await coupleOf(person)).toMatchObject({ newlyJoined: true });
    });

    it('can be undone when the news is put away, too', async () => {
      const [host, guest] = [await single(system.origin), await named('Ben')];
      await guest.expectOk(join(guest, host.couple.inviteCode));
      await host.delete('/api/couples/news');
      expect(await newsOf(host)).toMatchObject({ kind: 'partner_joined', seen: true });
      expect((await undoJoin(host)).status).toBe(200);
    });

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

    it('is undone once when it is undone twice at once', async () => {
      const [host, guest] = [await single(system.origin), await signUp(system.origin)];
      await guest.expectOk(join(guest, host.couple.inviteCode));
      const answers = await Promise.all([undoJoin(host), undoJoin(host)]);
      expect(outcomes(answers)).toEqual([200, 'nothing_to_undo']);
    });

    it('is not undone by whoever joined, after 24 hours, alone, or without a couple', async () => {
      const [host, guest] = [await single(system.origin), await signUp(system.origin)];
      const refused = { status: 409, code: 'nothing_to_undo' };
      expect(await refusal(undoJoin(host))).toMatchObject(refused);
      expect(await refusal(undoJoin(guest))).toMatchObject({ status: 403, code: 'couple_required' });
      await guest.expectOk(join(guest, host.couple.inviteCode));
      expect(await refusal(undoJoin(guest))).toMatchObject(refused);
      await database.query(
        "UPDATE memberships SET joined_at = joined_at - interval '24 hours' WHERE couple_id = $1",
        [host.couple.id],
      );
      expect(await refusal(undoJoin(host))).toMatchObject(refused);
      expect(await newsOf(host)).toMatchObject({ kind: 'partner_joined', undoUntil: null });
      expect(await membersSeenBy(host)).toHaveLength(2);
    });

    it('may be undone while whoever joined leaves, or joins another: both end in one couple at most', async () => {
      const rounds = Array.from({ length: 8 }, async (_, round) => {
        const [host, guest] = [await single(system.origin), await single(system.origin)];
        const third = await single(system.origin);
        await guest.expectOk(join(guest, host.couple.inviteCode));
        const away = round % 2 ? () => leave(guest) : () => join(guest, third.couple.inviteCode);
        const answers = await Promise.all([undoJoin(host), away()]);
        for (const { status } of answers) expect(status).toBeLessThan(500);
        expect(await membersSeenBy(host)).toEqual([host.user.id]);
        expect(await membersSeenBy(guest)).not.toContain(host.user.id);
      });
      await Promise.all(rounds);
      expect(await emptyCouples()).toEqual([]);
    });
  });
}
