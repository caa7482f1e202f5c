import { GENERATED_AT_ONCE } from '@anew/contracts/content/generated';
import { contentEvents } from '@anew/contracts/events/map';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { FocusesRepository } from '../focuses/focuses.repository.js';
import { PreferencesRepository } from '../preferences/preferences.repository.js';
import { GeneratedRepository } from './generated.repository.js';

/** Orders questions that AI writes ahead for a couple. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly generated: GeneratedRepository,
    private readonly focuses: FocusesRepository,
    private readonly preferences: PreferencesRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Orders questions if the couple has focus areas, wants questions written by AI and has none in stock. It does so at
   * most once on a day of the couple. Only couples who come here every day cost something, and only as much as they use.
   */
  async orderFor(coupleId: string, day: string): Promise<void> {
    const [focuses, provider] = await Promise.all([
      this.focuses.listOf(coupleId),
      this.preferences.aiQuestionsOf(coupleId),
    ]);
    if (focuses.length === 0 || provider === 'disabled') return;
    const areas = focuses.map(({ moduleSlug }) => moduleSlug);
    await this.transactions.run(async (transaction) => {
      const unshown = await this.generated.countUnshown(transaction, coupleId, areas);
      if (unshown >= GENERATED_AT_ONCE) return;
      const orderId = await this.generated.order(transaction, coupleId, day);
      if (orderId === null) return;
      const order = { orderId, coupleId, provider, areas };
      await this.outbox.append(transaction, contentEvents.questionsWanted, order);
    });
  }
}
