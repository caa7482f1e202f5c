import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivitiesRepository } from '../activities/activities.repository.js';
import { ChoicesRepository } from '../choices/choices.repository.js';
import { FocusesRepository } from '../focuses/focuses.repository.js';
import { GeneratedRepository } from '../generated/generated.repository.js';
import { HouseholdsRepository } from '../households/households.repository.js';
import { PreferencesRepository } from '../preferences/preferences.repository.js';

@Injectable()
export class CouplesService {
  constructor(
    private readonly activities: ActivitiesRepository,
    private readonly focuses: FocusesRepository,
    private readonly choices: ChoicesRepository,
    private readonly preferences: PreferencesRepository,
    private readonly generated: GeneratedRepository,
    private readonly households: HouseholdsRepository,
  ) {}

  /**
   * Deletes choices, focuses, preferences, generated questions and the household of a couple that no longer exists.
   * Texts of its members remain theirs.
   */
  async remove(transaction: EntityManager, coupleId: string): Promise<void> {
    await this.focuses.removeOfCouple(transaction, coupleId);
    await this.choices.removeOfCouple(transaction, coupleId);
    await this.preferences.forget(transaction, coupleId);
    await this.generated.removeOfCouple(transaction, coupleId);
    await this.households.forget(transaction, coupleId);
    await this.activities.removeOfCouple(transaction, coupleId);
  }
}
