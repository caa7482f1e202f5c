import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type ChoiceKind, DailyChoiceEntity } from './daily-choice.entity.js';
import type { Candidate } from './draw.rules.js';

const TABLES: Record<ChoiceKind, string> = { quote: 'quotes', prompt: 'prompts', activity: 'activities' };

@Injectable()
export class ChoicesRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(coupleId: string, day: string, kind: ChoiceKind): Promise<DailyChoiceEntity | null> {
    return this.dataSource.manager.findOneBy(DailyChoiceEntity, { coupleId, day, kind });
  }

  /** Everything of a kind that can be drawn, with the number of times that this couple has had it. */
  listCandidates(coupleId: string, kind: ChoiceKind, moduleSlug?: string): Promise<Candidate[]> {
    const ofModule = moduleSlug === undefined ? '' : 'AND items.module_slug = $3';
    return this.dataSource.query<Candidate[]>(
      `SELECT items.id, count(choice.item_id)::int AS shown
       FROM ${TABLES[kind]} items
       LEFT JOIN daily_choices choice ON choice.item_id = items.id AND choice.couple_id = $1 AND choice.kind = $2
       WHERE NOT items.retired ${ofModule}
       GROUP BY items.id`,
      [coupleId, kind, ...(moduleSlug === undefined ? [] : [moduleSlug])],
    );
  }

  /**
   * Stores a choice unless the day already has one, and returns the stored one, so that two simultaneous
   * draws get the same.
   */
  async keepFirst(choice: DailyChoiceEntity): Promise<DailyChoiceEntity> {
    const { coupleId, day, kind } = choice;
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(DailyChoiceEntity)
      .values(choice)
      .orIgnore()
      .execute();
    return this.dataSource.manager.findOneByOrFail(DailyChoiceEntity, { coupleId, day, kind });
  }

  async removeOf(transaction: EntityManager, coupleId: string): Promise<void> {
    await transaction.delete(DailyChoiceEntity, { coupleId });
  }
}
