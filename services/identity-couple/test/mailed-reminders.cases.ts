import { identityRpc } from '@anew/contracts/identity/rpc';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { describe, expect, it } from '@jest/globals';
import { type Newcomer, newcomer, pair, PASSWORD } from './people-alone.js';
import {
  before,
  change,
  comeDue,
  dealtWith,
  did,
  headerOf,
  identity,
  mail,
  mailsTo,
  PASSED,
  plain,
  putOff,
  read,
  remindedByMail,
  stop,
  textOf,
  tokenIn,
  tryAgain,
  whileMailAnswers,
  whileMailIsAway,
  ZONE,
} from './reminded-people.js';

const { couples } = identityRpc;

export function remindsByMail(): void {
  describe('a reminder by mail', () => {
    it('says only that the question is here, and can be stopped with one click', async () => {
      const ana = await remindedByMail();
      await comeDue(ana);
      await dealtWith(ana);
      const [got, ...others] = mailsTo(ana.email);
      if (!got) throw new Error('No mail came');
      expect(others).toEqual([]);
      expect(headerOf(got, 'Subject')).toBe('Your question is here');
      expect(headerOf(got, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
      expect(got.raw).not.toContain(ana.userId);
      expect(got.raw).toMatch(/\r?\nhttp:\/\/localhost:1\/\r?\n/);
      await stop(tokenIn(headerOf(got, 'List-Unsubscribe') ?? ''));
      expect((await read(ana)).reminder.channel).toBe('off');
    });

    it('is stopped by no token but that in it', async () => {
      const ana = await remindedByMail();
      await comeDue(ana);
      await dealtWith(ana);
      const token = tokenIn(plain(mailsTo(ana.email)[0]?.raw ?? ''));
      const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
      for (const made of [other, 'guessed', ''])
        expect(await refusalOf(stop(made))).toMatchObject({ kind: 'invalid', code: 'invalid_stop_link' });
      expect((await read(ana)).reminder.channel).toBe('mail');
      await stop(token);
      expect((await read(ana)).reminder.channel).toBe('off');
    });

    it('waits for a mail server that is away, and comes once it is back', async () => {
      const ana = await remindedByMail();
      await whileMailIsAway(async () => {
        await comeDue(ana);
        await putOff(ana);
      });
      await tryAgain(ana);
      await dealtWith(ana);
      expect(mailsTo(ana.email)).toHaveLength(1);
    });

    it.each([
      ['password', { password: '535 5.7.8 Not this one' }],
      ['sender', { sender: '550 5.1.8 No such domain' }],
    ])('waits for a mail server that refuses the %s, and comes once that is mended', async (_, replies) => {
      const ana = await remindedByMail();
      await whileMailAnswers(replies, async () => {
        await comeDue(ana);
        await putOff(ana);
      });
      await tryAgain(ana);
      await dealtWith(ana);
      expect(mailsTo(ana.email)).toHaveLength(1);
    });

    it('that is refused is not tried again on that day', async () => {
      const ana = await remindedByMail();
      mail.refused.add(ana.email);
      await comeDue(ana);
      expect(await dealtWith(ana)).toMatchObject({ sent_day: null, due_day: before(-1) });
    });

    /** Lets the reminder of today come once more. */
    async function comesAgain(ana: Newcomer): Promise<void> {
      await identity.database.query('UPDATE sendings SET sent_day = NULL WHERE user_id = $1', [ana.userId]);
      await comeDue(ana);
      await dealtWith(ana);
    }

    it('says the same to whoever was left, who learns of it in the product and not from a mail', async () => {
      const [ana, ben] = await pair(identity, { timeZone: ZONE });
      await change(ana, { reminder: { channel: 'mail', time: PASSED } });
      await comeDue(ana);
      await dealtWith(ana);
      await identity.ask(couples.leave, ben, { currentPassword: PASSWORD });
      await comesAgain(ana);
      const [together, alone, ...others] = mailsTo(ana.email).map((each) => [
        headerOf(each, 'Subject'),
        textOf(each),
      ]);
      expect(together?.[1]).toContain('Your question for today is here.');
      expect(alone).toEqual(together);
      expect(others).toEqual([]);
    });

    it('that is sent again after a kill has the same id', async () => {
      const ana = await remindedByMail();
      await comeDue(ana);
      await dealtWith(ana);
      await comesAgain(ana);
      const ids = mailsTo(ana.email).map((each) => headerOf(each, 'Message-ID'));
      expect(ids).toEqual([ids[0], ids[0]]);
    });
  });

  describe('a weekly letter', () => {
    const TITLE = 'A walk around the block';

    const togetherFor = (days: number, { coupleId }: Newcomer) =>
      identity.database.query(
        "UPDATE memberships SET joined_at = now() - $2 * interval '1 day' WHERE couple_id = $1",
        [coupleId, days],
      );

    it('tells what the two did in the seven days before, in counts and titles', async () => {
      const [ana, ben] = await pair(identity, { timeZone: ZONE });
      await togetherFor(30, ana);
      await change(ana, { weeklyLetter: true });
      for (const day of [before(1), before(2), before(7), before(8)]) {
        await did(ana, 'answer', day);
        await did(ana, 'appreciation', day);
      }
      await did(ben, 'answer', before(2));
      await did(ben, 'answer', before(7));
      await did(ben, 'activity', before(3), { title: TITLE });
      await comeDue(ana, { kind: 'letter' });
      await dealtWith(ana, 'letter');
      const [letter] = mailsTo(ana.email);
      const text = plain(letter?.raw ?? '');
      expect(text).toContain('- 3 appreciations');
      expect(text).toContain('- 2 questions that you both answered');
      expect(text).toContain(`- Done together: ${TITLE}`);
      expect(mailsTo(ben.email)).toEqual([]);
      await stop(tokenIn(text));
      expect((await read(ana)).weeklyLetter).toBe(false);
    });

    it('says nothing of what one of them did before the other was there, not even on the same day', async () => {
      const [ana] = await pair(identity, { timeZone: ZONE });
      await identity.database.query('UPDATE memberships SET joined_at = $2 WHERE couple_id = $1', [
        ana.coupleId,
        `${before(3)}T20:00:00Z`,
      ]);
      await change(ana, { weeklyLetter: true });
      await did(ana, 'appreciation', before(3));
      await did(ana, 'appreciation', before(2));
      await comeDue(ana, { kind: 'letter' });
      await dealtWith(ana, 'letter');
      expect(plain(mailsTo(ana.email)[0]?.raw ?? '')).toMatch(/- 1 appreciation\r?\n/);
    });

    it('says nothing of a former partner, also where word of what they did is late, and tells them nothing', async () => {
      const [ana, ben] = await pair(identity, { timeZone: ZONE });
      for (const person of [ana, ben]) await change(person, { weeklyLetter: true });
      await identity.ask(couples.leave, ben, { currentPassword: PASSWORD });
      const cleo = { ...(await newcomer(identity, { timeZone: ZONE })), coupleId: ana.coupleId };
      const { inviteCode } = (await identity.ask(couples.current, ana, {}))!;
      await identity.ask(couples.join, cleo, { inviteCode });
      await togetherFor(10, ana);
      await did(ben, 'activity', before(2), { title: TITLE });
      await did(cleo, 'appreciation', before(1));
      for (const person of [ana, ben]) {
        await comeDue(person, { kind: 'letter' });
        await dealtWith(person, 'letter');
      }
      const text = plain(mailsTo(ana.email)[0]?.raw ?? '');
      expect(text).toMatch(/- 1 appreciation\r?\n/);
      expect(text).not.toContain(TITLE);
      expect(mailsTo(ben.email)).toEqual([]);
    });

    it('does not come after a week without anything, nor for what was with somebody else', async () => {
      const [ana, ben] = await pair(identity, { timeZone: ZONE });
      await change(ana, { weeklyLetter: true });
      await did(ana, 'appreciation', before(2));
      await did(ben, 'activity', before(2), { title: TITLE });
      // They have been a couple since today, so all of this was before.
      await comeDue(ana, { kind: 'letter' });
      await dealtWith(ana, 'letter');
      expect(mailsTo(ana.email)).toEqual([]);
    });
  });
}
