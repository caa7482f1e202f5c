import type { ExportPart } from '../account/export.js';
import type { Call, NoInput } from '../rpc/call.js';
import type { CreateEntryDto } from './dto.js';
import type { JournalEntry } from './views.js';

export const journalRpc = {
  account: { export: 'rpc.journal.account.export.v1' },
  entries: {
    list: 'rpc.journal.entries.list.v1',
    create: 'rpc.journal.entries.create.v1',
  },
} as const;

export interface JournalRpcMap {
  [journalRpc.account.export]: Call<NoInput, ExportPart>;
  [journalRpc.entries.list]: Call<NoInput, JournalEntry[]>;
  [journalRpc.entries.create]: Call<CreateEntryDto, JournalEntry>;
}
