import type { Actor } from '@anew/contracts/actor';
import { accountErased, identityEvents } from '@anew/contracts/events/map';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { alone, couple } from '@anew/service-testkit/actors';
import { listEvents } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { describe, expect, it } from '@jest/globals';
import { calls, journal, NOTHING, reply, rowsOf, seenBy, share, thank } from './reacting.js';

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
      const line = (words: string) => ({ text: words, createdAt: expect.any(String) as unknown });
      const id = expect.any(String) as unknown;
      expect(own.reactions).toEqual([
        { id, thankedAt: expect.any(String) as unknown, reply: line('A line about thanks.') },
        { id, thankedAt: null, reply: line('A line about the lake.') },
      ]);
      for (const named of [text.id, entry.id]) expect(JSON.stringify(own)).not.toContain(named);
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

    it('is erased with them where its text is gone, too', async () => {
      const { one, other, entry } = await both();
      await journal.ask(journalRpc.entries.delete, one, { id: entry.id });
      await erased(one);
      expect(await rowsOf(other)).toHaveLength(2);
      await erased(other);
      expect(await tracesOf(other)).toEqual([]);
      expect(await rowsOf(other)).toEqual([]);
    });

    it.each([
      ['still together', (other: Actor) => other],
      ['who has left', alone],
    ])('stays theirs, %s, and their export tells nothing of what the other deletes', async (_, become) => {
      const { one, other, entry } = await both();
      await thank(other, 'journal', (await share(one, 'journal')).id);
      await share(other, 'journal');
      const reader = become(other);
      const exported = async () => (await journal.askForAll(journalRpc.account.export, reader, {})).join('');
      const before = await exported();
      expect(before).toContain('A line about the lake.');
      await journal.ask(journalRpc.entries.delete, one, { id: entry.id });
      expect(await exported()).toBe(before);
      await erased(one);
      expect(await tracesOf(one)).toEqual([]);
      expect(await exported()).toBe(before);
      const shown = [await calls.entriesOf(reader), await calls.appreciationsOf(reader)];
      expect(JSON.stringify(shown)).not.toContain('A line about');
    });
  });
}
