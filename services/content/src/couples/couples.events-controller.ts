import { type EventEnvelope, identityEvents } from '@anew/contracts/events/map';
import { Event, EventHandler, InTransaction } from '@anew/persistence/inbox/event-handler';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChoicesRepository } from '../choices/choices.repository.js';
import { FocusesRepository } from '../focuses/focuses.repository.js';
import { GeneratedRepository } from '../generated/generated.repository.js';
import { HouseholdsRepository } from '../households/households.repository.js';
import { PreferencesRepository } from '../preferences/preferences.repository.js';

@Controller()
export class CouplesEventsController {
  constructor(
    private readonly focuses: FocusesRepository,
    private readonly choices: ChoicesRepository,
    private readonly preferences: PreferencesRepository,
    private readonly generated: GeneratedRepository,
    private readonly households: HouseholdsRepository,
  ) {}

  /**
   * Deletes choices, focuses, preferences and the household of a couple that no longer exists. Texts of its members
   * remain theirs.
   */
  @EventHandler(identityEvents.membershipChanged)
  async membershipChanged(
    @Event() { data }: EventEnvelope<typeof identityEvents.membershipChanged>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    if (data.memberIds.length > 0) return;
    await this.focuses.removeOfCouple(transaction, data.coupleId);
    await this.choices.removeOfCouple(transaction, data.coupleId);
    await this.preferences.forget(transaction, data.coupleId);
    await this.generated.removeOfCouple(transaction, data.coupleId);
    await this.households.forget(transaction, data.coupleId);
  }
}
