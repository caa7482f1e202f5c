import { GENERATED_AT_ONCE } from '@anew/contracts/content/generated';
import { type coachingEvents, contentEvents, type EventMap } from '@anew/contracts/events/map';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FocusesRepository } from '../focuses/focuses.repository.js';
import { PreferencesRepository } from '../preferences/preferences.repository.js';
import { withoutDuplicates } from './duplicates.rules.js';
import { GeneratedRepository } from './generated.repository.js';

/** Orders questions that AI writes ahead for a couple, and takes them in. */
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

  /** Stores the questions of an open order. The order of a couple that no longer exists was deleted. */
  async take(
    transaction: EntityManager,
    { orderId, coupleId, questions }: EventMap[typeof coachingEvents.questionsWritten],
  ): Promise<void> {
    if (!(await this.generated.fill(transaction, orderId, coupleId))) return;
    if ((await this.preferences.aiQuestionsOf(coupleId, transaction)) === 'disabled') return;
    const known = await this.generated.listTexts(transaction, coupleId);
    await this.generated.save(transaction, orderId, coupleId, withoutDuplicates(questions, known));
  }
}
