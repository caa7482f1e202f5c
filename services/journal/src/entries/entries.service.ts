import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '@anew/contracts/actor';
import type { CreateEntryDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { Transactions } from '@anew/persistence/transactions';
import { presentEntry } from './entries.presenter.js';
import { EntriesRepository } from './entries.repository.js';
import type { EntryEntity } from './entry.entity.js';

@Injectable()
export class EntriesService {
  constructor(
    private readonly entries: EntriesRepository,
    private readonly transactions: Transactions,
  ) {}

  /** What the actor may read: their own entries and the partner's shared ones, newest first. */
  list(actor: Actor): Promise<JournalEntry[]> {
    return this.entries.listReadable(actor.userId, actor.memberIds);
  }

  create(actor: Actor, input: CreateEntryDto): Promise<JournalEntry> {
    return this.transactions.mutate(actor, journalRpc.entries.create, input, async (transaction) => {
      const entry = newEntry(actor.userId, input);
      await this.entries.add(transaction, entry);
      return presentEntry(entry);
    });
  }
}

function newEntry(userId: string, { content, visibility, dailyPromptId }: CreateEntryDto): EntryEntity {
  const now = new Date();
  return {
    id: uuidv7(),
    userId,
    content,
    visibility,
    dailyPromptId: dailyPromptId ?? null,
    createdAt: now,
    updatedAt: now,
  };
}
