import type { EventMap } from '@anew/contracts/events/map';
import { contentEvents, identityEvents } from '@anew/contracts/events/map';
import { lockName } from '@anew/persistence/lock-name';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CoupleFocusesEntity } from './couple-focuses.entity.js';
import { CoupleHouseholdEntity } from './couple-household.entity.js';
import { ModuleTextEntity } from './module-text.entity.js';

const LEARN_COUPLE = `
  INSERT INTO couples (couple_id, member_ids, version) VALUES ($1, $2, $3)
  ON CONFLICT (couple_id) DO UPDATE SET member_ids = excluded.member_ids, version = excluded.version
    WHERE couples.version < excluded.version`;

const FORGET_FOCUSES = `
  DELETE FROM couple_focuses f USING couples c
  WHERE f.couple_id = $1 AND c.couple_id = $1 AND cardinality(c.member_ids) = 0`;

const SAVE_FOCUSES = `
  INSERT INTO couple_focuses (couple_id, focuses, version) SELECT $1, $2, $3
  WHERE NOT EXISTS (SELECT 1 FROM couples WHERE couple_id = $1 AND cardinality(member_ids) = 0)
  ON CONFLICT (couple_id) DO UPDATE SET focuses = excluded.focuses, version = excluded.version
    WHERE couple_focuses.version < excluded.version`;

const FORGET_HOUSEHOLD = `
  DELETE FROM couple_households h USING couples c
  WHERE h.couple_id = $1 AND c.couple_id = $1 AND cardinality(c.member_ids) = 0`;

const SAVE_HOUSEHOLD = `
  INSERT INTO couple_households (couple_id, household, version) SELECT $1, $2, $3
  WHERE NOT EXISTS (SELECT 1 FROM couples WHERE couple_id = $1 AND cardinality(member_ids) = 0)
  ON CONFLICT (couple_id) DO UPDATE SET household = excluded.household, version = excluded.version
    WHERE couple_households.version < excluded.version`;

const SAVE_MODULE = `
  INSERT INTO module_texts (slug, content, revision) VALUES ($1, $2, $3)
  ON CONFLICT (slug) DO UPDATE SET content = excluded.content, revision = excluded.revision
    WHERE module_texts.revision < excluded.revision`;

/** Data about couples and modules that other services have published. */
@Injectable()
export class ContextRepository {
  constructor(private readonly dataSource: DataSource) {}

  findFocuses(coupleId: string): Promise<CoupleFocusesEntity | null> {
    return this.dataSource.manager.findOneBy(CoupleFocusesEntity, { coupleId });
  }

  findHousehold(coupleId: string): Promise<CoupleHouseholdEntity | null> {
    return this.dataSource.manager.findOneBy(CoupleHouseholdEntity, { coupleId });
  }

  listModules(): Promise<ModuleTextEntity[]> {
    return this.dataSource.manager.find(ModuleTextEntity, { order: { slug: 'ASC' } });
  }

  /** Revision of the modules. It changes whenever a module's text does. */
  async modulesRevision(): Promise<string> {
    const [row] = await this.dataSource.query<{ revision: string | null }[]>(
      "SELECT string_agg(slug || revision, ' ' ORDER BY slug) AS revision FROM module_texts",
    );
    return row?.revision ?? '';
  }

  /** Stores the members of a couple, and removes the data of one that no longer exists. */
  async learnCouple(
    transaction: EntityManager,
    { coupleId, memberIds, version }: EventMap[typeof identityEvents.membershipChanged],
  ): Promise<void> {
    await lockCouple(transaction, coupleId);
    await transaction.query(LEARN_COUPLE, [coupleId, memberIds, version]);
    await transaction.query(FORGET_FOCUSES, [coupleId]);
    await transaction.query(FORGET_HOUSEHOLD, [coupleId]);
  }

  async saveFocuses(
    transaction: EntityManager,
    { coupleId, focuses, version }: EventMap[typeof contentEvents.focusesChanged],
  ): Promise<void> {
    await lockCouple(transaction, coupleId);
    await transaction.query(SAVE_FOCUSES, [coupleId, JSON.stringify(focuses), version]);
  }

  async saveHousehold(
    transaction: EntityManager,
    { coupleId, household, version }: EventMap[typeof identityEvents.householdChanged],
  ): Promise<void> {
    await lockCouple(transaction, coupleId);
    await transaction.query(SAVE_HOUSEHOLD, [coupleId, household && JSON.stringify(household), version]);
  }

  async saveModule(
    transaction: EntityManager,
    { module, revision }: EventMap[typeof contentEvents.modulePublished],
  ): Promise<void> {
    await transaction.query(SAVE_MODULE, [module.slug, JSON.stringify(module), revision]);
  }
}

/**
 * Makes events about one couple wait for each other, because concurrent handlers would not see each other's
 * rows.
 */
const lockCouple = (transaction: EntityManager, coupleId: string): Promise<void> =>
  lockName(transaction, `couple ${coupleId}`);
