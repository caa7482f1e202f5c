import type { Actor } from '@anew/contracts/actor';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { CoupleNews } from '@anew/contracts/identity/views';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { presentNews } from './couples.presenter.js';
import { CouplesRepository } from './couples.repository.js';

/** News about changes of the actor's couple that happened while they were away. */
@Injectable()
export class NewsService {
  constructor(
    private readonly couples: CouplesRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Present news, or null if there is nothing to tell and nothing to undo. */
  async current({ userId }: Actor): Promise<CoupleNews | null> {
    const memberships = await this.couples.listMembershipsWith(userId);
    const own = memberships.find((member) => member.userId === userId);
    const partner = memberships.find((member) => member.userId !== userId) ?? null;
    if (!own?.news) return null;
    const [newcomer] =
      partner && own.news === 'partner_joined' ? await this.couples.listUsers([partner.userId]) : [];
    return presentNews({ own, partner, firstName: newcomer?.firstName ?? null }, new Date());
  }

  /** Dismisses the screen that shows the two together. Doing it again changes nothing. */
  dismissJoin(actor: Actor): Promise<null> {
    return this.transactions.mutate(actor, identityRpc.couples.dismissJoin, {}, async ({ transaction }) => {
      await this.couples.markJoinSeen(transaction, actor.userId);
      return null;
    });
  }

  /** Dismisses the news. Doing it again changes nothing. */
  dismiss(actor: Actor): Promise<null> {
    return this.transactions.mutate(actor, identityRpc.couples.dismissNews, {}, async ({ transaction }) => {
      await this.couples.markNewsSeen(transaction, actor.userId);
      return null;
    });
  }
}
