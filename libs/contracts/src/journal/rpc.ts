import type { Call, NoInput } from '../rpc/call.js';
import type { CreateEntryDto } from './dto.js';
import type { JournalEntry } from './views.js';

export const journalRpc = {
  entries: {
    list: 'rpc.journal.entries.list.v1',
    create: 'rpc.journal.entries.create.v1',
  },
} as const;

export interface JournalRpcMap {
  [journalRpc.entries.list]: Call<NoInput, JournalEntry[]>;
  [journalRpc.entries.create]: Call<CreateEntryDto, JournalEntry>;
}
