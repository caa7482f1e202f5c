import type { FocusModuleSlug } from '@anew/contracts/content/module-slugs';
import type { EventMap, identityEvents } from '@anew/contracts/events/map';
import { holdUnlessErased } from '@anew/persistence/encryption/authors';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CoupleHouseholdEntity } from './couple-household.entity.js';
import { type CoupleProfile, UNKNOWN } from './eligibility.rules.js';
import { FirstModuleEntity } from './first-module.entity.js';

/** Higher than every version that is published, so that no late event can follow it. */
const LAST_VERSION = 2_147_483_647;

/** What is known of households, and which module each person would like first. */
@Injectable()
export class HouseholdsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async profileOf(coupleId: string): Promise<CoupleProfile> {
    return (await this.dataSource.manager.findOneBy(CoupleHouseholdEntity, { coupleId })) ?? UNKNOWN;
  }

  async firstModuleOf(userId: string): Promise<FocusModuleSlug | null> {
    return (await this.dataSource.manager.findOneBy(FirstModuleEntity, { userId }))?.first ?? null;
  }

  /** Takes over a household, unless a later one is known. */
  async learn(
    transaction: EntityManager,
    { coupleId, household, ways, careful, version }: EventMap[typeof identityEvents.householdChanged],
  ): Promise<void> {
    await transaction.query(
      `INSERT INTO couple_households (couple_id, household, ways, careful, version) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (couple_id) DO UPDATE
         SET household = excluded.household, ways = excluded.ways, careful = excluded.careful,
           version = excluded.version
         WHERE couple_households.version < excluded.version`,
      [coupleId, household && JSON.stringify(household), ways && JSON.stringify(ways), careful, version],
    );
  }

  /** Forgets the household of a couple that no longer exists. A late event cannot bring it back. */
  forget(transaction: EntityManager, coupleId: string): Promise<void> {
    return this.learn(transaction, { coupleId, ...UNKNOWN, version: LAST_VERSION });
  }

  /**
   * Takes over the module that a person would like first, unless a later one is known. An event brings nothing
   * back of someone who has been erased, however late it comes.
   */
  async learnFirstModule(
    transaction: EntityManager,
    { userId, first, version }: EventMap[typeof identityEvents.storyChanged],
  ): Promise<void> {
    if (!(await holdUnlessErased(transaction, userId))) return;
    await transaction.query(
      `INSERT INTO first_modules (user_id, first, version) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET first = excluded.first, version = excluded.version
         WHERE first_modules.version < excluded.version`,
      [userId, first, version],
    );
  }

  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(FirstModuleEntity, { userId });
  }
}
