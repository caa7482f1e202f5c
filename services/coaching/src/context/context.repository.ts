import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EventMap } from '@anew/contracts/events/map';
import { assessmentEvents, contentEvents } from '@anew/contracts/events/map';
import { CoupleFocusesEntity } from './couple-focuses.entity.js';
import { CoupleResultsEntity } from './couple-results.entity.js';
import { ModuleTextEntity } from './module-text.entity.js';

const SAVE_FOCUSES = `
  INSERT INTO couple_focuses (couple_id, focuses, version) VALUES ($1, $2, $3)
  ON CONFLICT (couple_id) DO UPDATE SET focuses = excluded.focuses, version = excluded.version
    WHERE couple_focuses.version < excluded.version`;

const SAVE_RESULTS = `
  INSERT INTO couple_results (couple_id, member_ids, strengths, priorities, computed_at)
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (couple_id) DO UPDATE
    SET member_ids = excluded.member_ids, strengths = excluded.strengths,
        priorities = excluded.priorities, computed_at = excluded.computed_at
    WHERE couple_results.computed_at < excluded.computed_at`;

const SAVE_MODULE = `
  INSERT INTO module_texts (slug, content, revision) VALUES ($1, $2, $3)
  ON CONFLICT (slug) DO UPDATE SET content = excluded.content, revision = excluded.revision
    WHERE module_texts.revision < excluded.revision`;

/** What other services have told of a couple, and of the modules. */
@Injectable()
export class ContextRepository {
  constructor(private readonly dataSource: DataSource) {}

  findFocuses(coupleId: string): Promise<CoupleFocusesEntity | null> {
    return this.dataSource.manager.findOneBy(CoupleFocusesEntity, { coupleId });
  }

  findResults(coupleId: string): Promise<CoupleResultsEntity | null> {
    return this.dataSource.manager.findOneBy(CoupleResultsEntity, { coupleId });
  }

  listModules(): Promise<ModuleTextEntity[]> {
    return this.dataSource.manager.find(ModuleTextEntity, { order: { slug: 'ASC' } });
  }

  /** Changes whenever a module's text does. */
  async modulesRevision(): Promise<string> {
    const [row] = await this.dataSource.query<{ revision: string | null }[]>(
      "SELECT string_agg(slug || revision, ' ' ORDER BY slug) AS revision FROM module_texts",
    );
    return row?.revision ?? '';
  }

  async saveFocuses(
    transaction: EntityManager,
    { coupleId, focuses, version }: EventMap[typeof contentEvents.focusesChanged],
  ): Promise<void> {
    await transaction.query(SAVE_FOCUSES, [coupleId, JSON.stringify(focuses), version]);
  }

  async saveResults(
    transaction: EntityManager,
    results: EventMap[typeof assessmentEvents.resultsComputed],
    computedAt: string,
  ): Promise<void> {
    const { coupleId, memberIds, strengths, priorities } = results;
    await transaction.query(SAVE_RESULTS, [coupleId, memberIds, strengths, priorities, computedAt]);
  }

  async saveModule(
    transaction: EntityManager,
    { module, revision }: EventMap[typeof contentEvents.modulePublished],
  ): Promise<void> {
    await transaction.query(SAVE_MODULE, [module.slug, JSON.stringify(module), revision]);
  }

  /** Removes what was computed from a person's answers. */
  async removeResultsOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.query('DELETE FROM couple_results WHERE $1 = ANY(member_ids)', [userId]);
  }
}
