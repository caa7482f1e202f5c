import type { Actor } from '@anew/contracts/actor';
import type {
  CreateEntryDto,
  EntriesPageDto,
  EntryRefDto,
  JournalMonthDto,
  UpdateEntryDto,
} from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { JournalDay, JournalEntry, JournalStats } from '@anew/contracts/journal/views';
import type { ListPage } from '@anew/contracts/list-page';
import { localDate } from '@anew/contracts/local-date';
import type { JsonBytes } from '@anew/messaging/json-bytes';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { daysOfMonth, daysWritten, periodOf } from '../days/days.rules.js';
import { PhotosRepository } from '../photos/photos.repository.js';
import { Quota } from '../quota/quota.js';
import { NO_REACTION } from '../reactions/reactions.presenter.js';
import { ReactionsRepository } from '../reactions/reactions.repository.js';
import {
  canPartnerRead,
  livingPartnerOf,
  type Partner,
  partnerOf,
  sharedWith,
  stillShared,
} from '../sharing/partner.js';
import { entryNotFound, nothingToChange } from './entries.errors.js';
import { presentEntry } from './entries.presenter.js';
import { EntriesRepository, type Entry } from './entries.repository.js';
import { dayStreak, earliestCounted, weekBefore } from './stats.rules.js';

@Injectable()
export class EntriesService {
  constructor(
    private readonly entries: EntriesRepository,
    private readonly transactions: Transactions,
    private readonly quota: Quota,
    private readonly reactions: ReactionsRepository,
    private readonly photos: PhotosRepository,
  ) {}

  /**
   * Page of the entries that the actor may read: their own and those that the partner shares with them, or a part of
   * them, newest first.
   * @throws DomainError `validation_failed` when the cursor is none
   */
  page(actor: Actor, input: EntriesPageDto): Promise<JsonBytes<ListPage<JournalEntry>>> {
    const part = { filter: input.filter, period: periodOf(input, actor.timeZone) };
    return this.entries.pageReadable(actor.userId, partnerOf(actor), input, part);
  }

  /** Days of a month on which something was written that the actor may read. */
  async days(actor: Actor, { month }: JournalMonthDto): Promise<JournalDay[]> {
    const { userId, timeZone } = actor;
    const days = daysOfMonth(month ?? localDate(new Date(), timeZone).slice(0, 7));
    const written = await this.entries.listWritten(userId, partnerOf(actor), periodOf(days, timeZone));
    return daysWritten(written, timeZone);
  }

  /** Numbers about all entries that the actor may read. */
  async stats(actor: Actor): Promise<JournalStats> {
    const { userId, timeZone } = actor;
    const partner = partnerOf(actor);
    const now = { at: new Date(), zone: timeZone };
    const [counts, written] = await Promise.all([
      this.entries.countReadable(userId, partner, weekBefore(now.at)),
      this.entries.listWritten(userId, partner, { from: earliestCounted(now.at) }),
    ]);
    return {
      ...counts,
      streak: dayStreak(
        written.map(({ at }) => at),
        now,
      ),
    };
  }

  /** @throws DomainError `quota_reached` */
  create(actor: Actor, input: CreateEntryDto): Promise<JournalEntry> {
    return this.transactions.mutate(actor, journalRpc.entries.create, input, async (work) => {
      const partner = await livingPartnerOf(work.transaction, actor);
      const entry = newEntry(actor.userId, input, partner);
      await this.entries.add(work, entry);
      await this.quota.check(work.transaction, actor.userId);
      const created = presentEntry(entry, partner);
      if (created.partnerCanRead) work.announce('entry');
      return { ...created, photo: null, ...NO_REACTION };
    });
  }

  /**
   * Changes one of the actor's own entries. Setting `shared` shares it with the present partner, even if it
   * was shared before.
   * @throws DomainError `entry_not_found`, `nothing_to_change` or `quota_reached`
   */
  async update(actor: Actor, input: UpdateEntryDto): Promise<JournalEntry> {
    if (input.content === undefined && input.visibility === undefined) throw nothingToChange();
    const partner = partnerOf(actor);
    const updated = await this.transactions.mutate(actor, journalRpc.entries.update, input, async (work) => {
      const living = await livingPartnerOf(work.transaction, actor);
      const entry = await this.entries.findOwn(work.transaction, actor.userId, input.id);
      if (!entry) throw entryNotFound();
      const next = changed(entry, input, living);
      await this.entries.change(work, next);
      // A shorter text frees space, so the quota is not checked.
      if (next.content.length > entry.content.length) await this.quota.check(work.transaction, actor.userId);
      // The partner hears of an entry that they could read before, too: it has just vanished from their list.
      if (canPartnerRead(entry, partner) || canPartnerRead(next, partner)) work.announce('entry');
      return presentEntry(next, partner);
    });
    // Answers are stored for repeated requests, with the author's key: nothing of the partner may be in them.
    const photo = await this.photos.findOf(updated);
    return this.reactions.withReaction('journal', { ...updated, photo }, partner);
  }

  /**
   * Deletes one of the actor's own entries.
   * @throws DomainError `entry_not_found`
   */
  delete(actor: Actor, input: EntryRefDto): Promise<null> {
    return this.transactions.mutate(actor, journalRpc.entries.delete, input, async (work) => {
      const removed = await this.entries.remove(work.transaction, actor.userId, input.id);
      if (!removed) throw entryNotFound();
      if (canPartnerRead(removed, partnerOf(actor))) work.announce('entry');
      return null;
    });
  }
}

/** The entry with the given fields changed. */
function changed(entry: Entry, { content, visibility }: UpdateEntryDto, partner: Partner | null): Entry {
  return {
    ...entry,
    ...stillShared(entry, partner),
    ...(visibility && {
      visibility,
      ...sharedWith(
        visibility === 'shared' ? partner : null,
        entry.visibility === 'shared' ? entry : undefined,
      ),
    }),
    content: content ?? entry.content,
    updatedAt: new Date(),
  };
}

function newEntry(
  userId: string,
  { content, visibility, dailyPromptId }: CreateEntryDto,
  partner: Partner | null,
): Entry {
  const now = new Date();
  return {
    id: uuidv7(),
    userId,
    content,
    visibility,
    ...sharedWith(visibility === 'shared' ? partner : null),
    dailyPromptId: dailyPromptId ?? null,
    createdAt: now,
    updatedAt: now,
  };
}
