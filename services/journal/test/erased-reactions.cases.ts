import type { Actor } from '@anew/contracts/actor';
import { accountErased, identityEvents } from '@anew/contracts/events/map';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { alone, couple } from '@anew/service-testkit/actors';
import { listEvents } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { describe, expect, it } from '@jest/globals';
import { journal, NOTHING, reply, rowsOf, seenBy, share, thank } from './reacting.js';

export function erasesWhatSomebodyGaveBack(): void {
  describe('what somebody gave back', () => {
    const both = async () => {
      const [one, other] = couple();
      const [text, entry] = [await share(one, 'appreciation'), await share(one, 'journal')];
      await thank(other, 'appreciation', text.id);
      await reply(other, 'appreciation', text.id, 'A line about thanks.');
      await reply(other, 'journal', entry.id, 'A line about the lake.');
      return { one, other, text, entry };
    };

    it('is sealed, and in their own export alone', async () => {
      const { one, other, text, entry } = await both();
      const stored = (await journal.database.everything()).join('\n');
      expect(stored).not.toContain('A line about');
      const own = await journal.exportOf(journalRpc.account.export, other);
      expect(own.reactions).toEqual([
        expect.objectContaining({
          appreciationId: text.id,
          entryId: null,
          thankedAt: expect.any(String) as unknown,
          reply: expect.objectContaining({ text: 'A line about thanks.' }) as unknown,
        }),
        expect.objectContaining({ entryId: entry.id, thankedAt: null }),
      ]);
      const partners = await journal.exportOf(journalRpc.account.export, one);
      expect(partners.reactions).toEqual([]);
      expect(JSON.stringify(partners)).not.toContain('A line about');
    });

    const erased = async ({ userId }: Actor) => {
      const id = await journal.tell(identityEvents.accountDeleted, { userId });
      await journal.tell(identityEvents.accountDeleted, { userId }, { id });
      await eventually('the account to be erased', async () => {
        const events = await listEvents(journal.nats, accountErased('journal'));
        return events.some(({ data }) => data.userId === userId) || null;
      });
    };
    const tracesOf = async ({ userId }: Actor) =>
      (await journal.database.everything()).filter(
        (row) => row.includes(userId) && !/^(outbox|inbox|erased)/.test(row),
      );

    it('is erased with them, and the text stays', async () => {
      const { one, other, text } = await both();
      await erased(other);
      expect(await tracesOf(other)).toEqual([]);
      expect(await seenBy(alone(one), 'appreciation', text.id)).toEqual(NOTHING);
    });

    it('is erased with whoever wrote the text', async () => {
      const { one, other } = await both();
      await erased(one);
      expect(await tracesOf(one)).toEqual([]);
      expect(await rowsOf(other)).toEqual([]);
    });
  });
}
