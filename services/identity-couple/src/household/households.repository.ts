import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type HouseholdAnswers, HouseholdEntity } from './household.entity.js';
import type { Slot } from './household.rules.js';

/** Stores households. The caller must lock the couple before any change. */
@Injectable()
export class HouseholdsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(transaction: EntityManager, coupleId: string): Promise<HouseholdEntity | null> {
    return transaction.findOneBy(HouseholdEntity, { coupleId });
  }

  /** Answers of the couple to which this person belongs now, and their slot in it. Null without a couple. */
  async findOf(userId: string): Promise<{ slot: Slot; answers: HouseholdAnswers | null } | null> {
    const [found] = await this.dataSource.query<{ slot: Slot; answers: HouseholdAnswers | null }[]>(
      `SELECT own.slot, household.answers FROM memberships own
       LEFT JOIN households household ON household.couple_id = own.couple_id
       WHERE own.user_id = $1`,
      [userId],
    );
    return found ?? null;
  }

  /** Replaces a couple's answers. Returns the version with which they are to be published. */
  async save(
    transaction: EntityManager,
    coupleId: string,
    answers: HouseholdAnswers | null,
  ): Promise<number> {
    const [row] = await transaction.query<[{ version: number }]>(
      `INSERT INTO households (couple_id, answers, version) VALUES ($1, $2, 1)
       ON CONFLICT (couple_id) DO UPDATE SET answers = excluded.answers, version = households.version + 1
       RETURNING version`,
      [coupleId, answers && JSON.stringify(answers)],
    );
    return row.version;
  }
}
