import { type EventEnvelope, identityEvents } from '@anew/contracts/events/map';
import { Event, EventHandler, InTransaction } from '@anew/persistence/inbox/event-handler';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PreferencesRepository } from './preferences.repository.js';

@Controller()
export class PreferencesEventsController {
  constructor(private readonly preferences: PreferencesRepository) {}

  /** A question that was drawn already stays. The next draw follows the new style. */
  @EventHandler(identityEvents.preferencesChanged)
  preferencesChanged(
    @Event() { data }: EventEnvelope<typeof identityEvents.preferencesChanged>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    return this.preferences.save(transaction, { ...data, version: String(data.version) });
  }
}
