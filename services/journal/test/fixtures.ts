import type { Actor } from '@anew/contracts/actor';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { PAGE_LIMIT_MAX } from '@anew/contracts/list-page';
import { type AloneOptions, ServiceAlone } from '@anew/service-testkit/service-alone';
import { start } from '../src/app.js';

export const startJournal = (options?: AloneOptions): Promise<ServiceAlone> =>
  ServiceAlone.start('journal', start, options);

/** Calls that many cases make, each in the name of the person who comes first. */
export const callsOf = (journal: ServiceAlone) => ({
  write: (author: Actor, content: string, visibility: JournalEntry['visibility'] = 'shared') =>
    journal.ask(journalRpc.entries.create, author, { content, visibility }),
  entriesOf: async (reader: Actor) =>
    (await journal.ask(journalRpc.entries.page, reader, { limit: PAGE_LIMIT_MAX })).items,
  appreciate: (author: Actor, texts = { appreciation: 'You waited up.', quality: 'patient' }) =>
    journal.ask(journalRpc.appreciations.save, author, texts),
  appreciationsOf: async (reader: Actor) =>
    (await journal.ask(journalRpc.appreciations.page, reader, { limit: PAGE_LIMIT_MAX })).items,
});
