import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { AfterDto } from '@anew/contracts/account/dto';
import type { Actor } from '@anew/contracts/actor';
import type { CreateEntryDto, EntryRefDto, UpdateEntryDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { JournalEntry } from '@anew/contracts/journal/views';
import type { Page } from '@anew/contracts/rpc/page';
import { Transactions } from '@anew/persistence/transactions';
import { Quota } from '../quota/quota.js';
import { entryNotFound, nothingToChange } from './entries.errors.js';
import { presentEntry } from './entries.presenter.js';
import { EntriesRepository, type Entry } from './entries.repository.js';

@Injectable()
export class EntriesService {
  constructor(
    private readonly entries: EntriesRepository,
    private readonly transactions: Transactions,
    private readonly quota: Quota,
  ) {}

  /** What the actor may read: their own entries and the partner's shared ones, newest first. */
  list(actor: Actor, { after }: AfterDto): Promise<JournalEntry[] | Page<JournalEntry[]>> {
    return this.entries.listReadable(actor.userId, actor.memberIds, after);
  }

  /** @throws DomainError `quota_reached` */
  create(actor: Actor, input: CreateEntryDto): Promise<JournalEntry> {
    return this.transactions.mutate(actor, journalRpc.entries.create, input, async (transaction) => {
      const entry = newEntry(actor.userId, input);
      await this.entries.add(transaction, entry);
      await this.quota.check(transaction, actor.userId);
      return presentEntry(entry);
    });
  }

  /**
   * The author's alone.
   * @throws DomainError `entry_not_found`, `nothing_to_change` or `quota_reached`
   */
  async update(actor: Actor, input: UpdateEntryDto): Promise<JournalEntry> {
    if (input.content === undefined && input.visibility === undefined) throw nothingToChange();
    return this.transactions.mutate(actor, journalRpc.entries.update, input, async (transaction) => {
      const entry = await this.entries.findOwn(transaction, actor.userId, input.id);
      if (!entry) throw entryNotFound();
      const next = changed(entry, input);
      await this.entries.change(transaction, next);
      // Whoever makes an entry shorter makes room.
      if (next.content.length > entry.content.length) await this.quota.check(transaction, actor.userId);
      return presentEntry(next);
    });
  }

  /**
   * The author's alone.
   * @throws DomainError `entry_not_found`
   */
  delete(actor: Actor, input: EntryRefDto): Promise<null> {
    return this.transactions.mutate(actor, journalRpc.entries.delete, input, async (transaction) => {
      if (!(await this.entries.remove(transaction, actor.userId, input.id))) throw entryNotFound();
      return null;
    });
  }
}

/** What changes, over what stays. */
function changed(entry: Entry, { content, visibility }: UpdateEntryDto): Entry {
  return {
    ...entry,
    content: content ?? entry.content,
    visibility: visibility ?? entry.visibility,
    updatedAt: new Date(),
  };
}

function newEntry(userId: string, { content, visibility, dailyPromptId }: CreateEntryDto): Entry {
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
