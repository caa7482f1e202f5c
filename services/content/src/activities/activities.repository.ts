import { inBatches } from '@anew/persistence/batches';
import { type Damaged, eachOrDamaged } from '@anew/persistence/encryption/damaged';
import { type AssociatedData, Vault } from '@anew/persistence/encryption/vault';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NIL as NIL_UUID } from 'uuid';
import type { DailyChoiceEntity } from '../choices/daily-choice.entity.js';
import { ActivityEntity } from './activity.entity.js';
import { ActivityCompletionEntity } from './activity-completion.entity.js';

/** A completion with its feedback decrypted. */
export interface Completion extends Omit<ActivityCompletionEntity, 'feedback'> {
  feedback: string | null;
}

/** Takes the place of a person who is gone. */
const ERASED = NIL_UUID;

/** Completions of a person in couples that are gone. Every other couple has a choice, from which the activity came. */
const REMOVE_LEFT_OVER = `
  DELETE FROM activity_completions WHERE user_id = $1
    AND NOT EXISTS (SELECT 1 FROM daily_choices choice WHERE choice.couple_id = activity_completions.couple_id)`;

/** Number of rows in one batch of an export. */
const BATCH = 100;

const associatedWith = ({
  coupleId,
  day,
  activityId,
}: Pick<Completion, 'coupleId' | 'day' | 'activityId'>): AssociatedData => ({
  table: 'activity_completions',
  column: 'feedback',
  row: `${coupleId} ${day} ${activityId}`,
});

@Injectable()
export class ActivitiesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
  ) {}

  get(id: string, manager: EntityManager = this.dataSource.manager): Promise<ActivityEntity> {
    return manager.findOneByOrFail(ActivityEntity, { id });
  }

  isCompleted(
    { coupleId, day, itemId: activityId }: DailyChoiceEntity,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    return manager.existsBy(ActivityCompletionEntity, { coupleId, day, activityId });
  }

  /** Stores the first completion. A second one changes nothing, and the result is false. */
  async complete({ transaction, seal }: Work, completion: Completion): Promise<boolean> {
    const { userId, feedback } = completion;
    const sealed = feedback === null ? null : seal(userId, associatedWith(completion), feedback);
    const result = await transaction
      .createQueryBuilder()
      .insert()
      .into(ActivityCompletionEntity)
      .values({ ...completion, feedback: sealed })
      .orIgnore()
      .returning('day')
      .execute();
    return (result.raw as unknown[]).length > 0;
  }

  /** A person's completions, oldest first, read in batches. */
  async *eachCompletionOf(userId: string): AsyncGenerator<Completion | Damaged> {
    const open = await this.vault.openerFor([userId]);
    const following = (last?: ActivityCompletionEntity) => this.listCompletions(userId, last);
    yield* eachOrDamaged(inBatches(following), (row) => ({
      ...row,
      feedback: row.feedback && open(userId, associatedWith(row), row.feedback),
    }));
  }

  private listCompletions(
    userId: string,
    last?: ActivityCompletionEntity,
  ): Promise<ActivityCompletionEntity[]> {
    const query = this.dataSource.manager.createQueryBuilder(ActivityCompletionEntity, 'own');
    query.where('own.userId = :userId', { userId });
    const follows = '(own.day, own.coupleId, own.activityId) > (:day, :coupleId, :activityId)';
    if (last) query.andWhere(follows, { ...last });
    return query
      .orderBy({ 'own.day': 'ASC', 'own.coupleId': 'ASC', 'own.activityId': 'ASC' })
      .limit(BATCH)
      .getMany();
  }

  /**
   * Deletes what the person said about activities, and that it was they. The couple's activity stays done: if it were to do
   * again, a former partner could tell that the account is deleted.
   */
  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.query(REMOVE_LEFT_OVER, [userId]);
    const nothing = { userId: ERASED, feedback: null, rating: null };
    await transaction.update(ActivityCompletionEntity, { userId }, nothing);
  }

  /** Deletes what is nobody's once the couple is gone. Other completions stay their author's. */
  async removeOfCouple(transaction: EntityManager, coupleId: string): Promise<void> {
    await transaction.delete(ActivityCompletionEntity, { coupleId, userId: ERASED });
  }
}
