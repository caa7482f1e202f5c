import type { Actor } from '@anew/contracts/actor';
import type { NewsSeenDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { News } from '@anew/contracts/journal/views';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { partnerOf } from '../sharing/partner.js';
import { TEXTS } from '../sharing/text-tables.js';
import { NewsRepository } from './news.repository.js';

/** What the partner shares with somebody who has not seen it yet. Only that person can ask for it. */
@Injectable()
export class NewsService {
  constructor(
    private readonly news: NewsRepository,
    private readonly transactions: Transactions,
  ) {}

  async list(actor: Actor): Promise<News> {
    const partner = partnerOf(actor);
    if (!partner) return { appreciations: [], entries: [] };
    const [appreciations, entries] = await Promise.all([
      this.news.listUnseen('appreciations', actor.userId, partner),
      this.news.listUnseen('entries', actor.userId, partner),
    ]);
    return { appreciations, entries };
  }

  /** Nothing is announced: the partner must not learn what somebody has seen. */
  seen(actor: Actor, input: NewsSeenDto): Promise<null> {
    return this.transactions.mutate(actor, journalRpc.news.seen, input, async ({ transaction }) => {
      const partner = partnerOf(actor);
      const { table } = TEXTS[input.area];
      const reading = partner && { readerId: actor.userId, partner };
      if (reading) await this.news.markSeen(transaction, table, reading, input.ids ?? null);
      return null;
    });
  }
}
