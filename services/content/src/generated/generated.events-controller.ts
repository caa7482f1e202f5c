import { coachingEvents, type EventEnvelope } from '@anew/contracts/events/map';
import { Event, EventHandler, InTransaction } from '@anew/persistence/inbox/event-handler';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PreferencesRepository } from '../preferences/preferences.repository.js';
import { withoutDuplicates } from './duplicates.rules.js';
import { GeneratedRepository } from './generated.repository.js';

@Controller()
export class GeneratedEventsController {
  constructor(
    private readonly generated: GeneratedRepository,
    private readonly preferences: PreferencesRepository,
  ) {}

  /** Stores the questions of an open order. The order of a couple that no longer exists was deleted. */
  @EventHandler(coachingEvents.questionsWritten)
  async questionsWritten(
    @Event() { data }: EventEnvelope<typeof coachingEvents.questionsWritten>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    const { orderId, coupleId, questions } = data;
    if (!(await this.generated.fill(transaction, orderId, coupleId))) return;
    if ((await this.preferences.aiQuestionsOf(coupleId, transaction)) === 'disabled') return;
    const known = await this.generated.listTexts(transaction, coupleId);
    await this.generated.save(transaction, orderId, coupleId, withoutDuplicates(questions, known));
  }
}
