import { identityRpc } from '@anew/contracts/identity/rpc';
import { DAY_MS } from '@anew/contracts/local-date';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { describe, expect, it } from '@jest/globals';
import {
  codeOf,
  coupleOf,
  dismissJoin,
  dismissNews,
  emptyCouples,
  join,
  leave,
  membersSeenBy,
  merge,
  newsOf,
  outcomes,
  signUp,
  single,
  undoJoin,
} from './couples-alone.js';
import { identity, mail } from './identity-with-mail.js';
import { elsewhere, type Newcomer } from './people-alone.js';

const NOTHING = { kind: 'conflict', code: 'nothing_to_undo' };

async function named(firstName: string): Promise<Newcomer> {
  const person = await signUp();
  await identity.ask(identityRpc.accounts.update, person, { firstName });
  return person;
}

export function tellsWhoJoined(): void {
  describe('that somebody joined', () => {
    it('is told to whoever waited: by whom, when, until when it can be undone, and to both by mail', async () => {
      const [host, guest] = [await single(), await named('Ben')];
      await join(guest, host.couple.inviteCode);
      const news = (await newsOf(host))!;
      expect(news).toMatchObject({ kind: 'partner_joined', firstName: 'Ben', seen: false });
      expect(Date.parse(news.undoUntil!) - Date.parse(news.at)).toBeGreaterThan(DAY_MS - 60_000);
      expect(await newsOf(guest)).toBeNull();
      const { raw } = await eventually('the mail', () => mail.mailsTo(host.email)[0]);
      expect(mail.hasTold(host.email, 'Ben has just joined')).toBe(true);
      for (const word of [guest.email, host.couple.inviteCode]) expect(raw).not.toContain(word);
      // Somebody else may have done it on the unlocked device of a person without a couple account, as after leaving one.
      await mail.told(guest.email, 'has just been connected');
    });

    it.each([
      ['by a link', join],
      ['by a merge', merge],
    ])('is shown to both once, on whatever device they come: %s', async (_, unite) => {
      const [host, guest] = [await single(), await single()];
      expect(await coupleOf(host)).not.toHaveProperty('newlyJoined');
      await unite(guest, host.couple.inviteCode);
      const phone = await elsewhere(identity, host);
      for (const person of [host, guest, phone])
        expect(await coupleOf(person)).toMatchObject({ memberCount: 2, newlyJoined: true });
      await dismissJoin(host);
      await dismissJoin(host);
      expect(await coupleOf(phone)).not.toHaveProperty('newlyJoined');
      expect(await coupleOf(guest)).toMatchObject({ newlyJoined: true });
      // The host can still undo the joining, although they have closed the message about it.
      expect(await newsOf(host)).toMatchObject({ seen: false, undoUntil: expect.any(String) });

      await undoJoin(host);
      for (const person of [host, guest]) expect(await coupleOf(person)).not.toHaveProperty('newlyJoined');
      await unite(guest, await codeOf(host));
      for (const person of [host, guest]) expect(await coupleOf(person)).toMatchObject({ newlyJoined: true });
    });

    it('can be undone when the news is put away, too', async () => {
      const [host, guest] = [await single(), await named('Ben')];
      await join(guest, host.couple.inviteCode);
      await dismissNews(host);
      expect(await newsOf(host)).toMatchObject({ kind: 'partner_joined', seen: true });
      expect(await undoJoin(host)).toMatchObject({ memberCount: 1 });
    });

    it('is undone with a trace that whoever waited can see: another may have held their phone', async () => {
      const [host, guest] = [await single(), await signUp()];
      await join(guest, host.couple.inviteCode);
      await undoJoin(host);
      const log = await identity.ask(identityRpc.securityLog.list, host, {});
      expect(log.map(({ kind }) => kind)).toContain('couple_left');
    });

    it('is undone once when it is undone twice at once', async () => {
      const [host, guest] = [await single(), await signUp()];
      await join(guest, host.couple.inviteCode);
      const answers = await outcomes([undoJoin(host), undoJoin(host)]);
      expect(answers).toEqual(['done', 'nothing_to_undo']);
    });

    it('is not undone by whoever joined, after 24 hours, alone, or without a couple', async () => {
      const [host, guest] = [await single(), await signUp()];
      expect(await refusalOf(undoJoin(host))).toMatchObject(NOTHING);
      expect(await refusalOf(undoJoin(guest))).toMatchObject({ kind: 'forbidden', code: 'couple_required' });
      await join(guest, host.couple.inviteCode);
      expect(await refusalOf(undoJoin(guest))).toMatchObject(NOTHING);
      await identity.database.query(
        "UPDATE memberships SET joined_at = joined_at - interval '24 hours' WHERE couple_id = $1",
        [host.couple.id],
      );
      expect(await refusalOf(undoJoin(host))).toMatchObject(NOTHING);
      expect(await newsOf(host)).toMatchObject({ kind: 'partner_joined', undoUntil: null });
      expect(await membersSeenBy(host)).toHaveLength(2);
    });

    it('may be undone while whoever joined leaves, or joins another: both end in one couple at most', async () => {
      const rounds = Array.from({ length: 8 }, async (_, round) => {
        const [host, guest] = [await single(), await single()];
        const third = await single();
        await join(guest, host.couple.inviteCode);
        const away = round % 2 ? () => leave(guest) : () => join(guest, third.couple.inviteCode);
        for (const outcome of await outcomes([undoJoin(host), away()]))
          expect(['done', 'nothing_to_undo', 'couple_required', 'already_partnered']).toContain(outcome);
        expect(await membersSeenBy(host)).toEqual([host.userId]);
        expect(await membersSeenBy(guest)).not.toContain(host.userId);
      });
      await Promise.all(rounds);
      expect(await emptyCouples()).toEqual([]);
    });
  });
}
