import { Module } from '@nestjs/common';
import { HouseholdChanges } from './household-changes.js';
import { HouseholdsRepository } from './households.repository.js';
import { StoriesRepository } from './stories.repository.js';

/**
 * Storage of households and stories, in a module of its own to avoid a circular import: changes of a couple change
 * its household, and a household belongs to a couple.
 */
@Module({
  providers: [HouseholdChanges, HouseholdsRepository, StoriesRepository],
  exports: [HouseholdChanges, HouseholdsRepository, StoriesRepository],
})
export class HouseholdStoreModule {}
