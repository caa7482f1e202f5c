import { inBatches } from '@anew/persistence/batches';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan, type SelectQueryBuilder } from 'typeorm';
import type { Pair } from '../rounds/rounds.rules.js';
import { TalkEntity } from './talk.entity.js';
import type { Talked } from './talks.presenter.js';
import type { Progress } from './talks.rules.js';

/** Rows that one batch of an export has at most. */
const BATCH = 50;

@Injectable()
export class TalksRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The talk of these two that has not ended. */
  findOpen(pair: Pair, manager = this.dataSource.manager): Promise<TalkEntity | null> {
    return ofPair(manager, pair).andWhere('talk.endedAt IS NULL').getOne();
  }

  /** A talk of these two, locked until the transaction ends. */
  lock(transaction: EntityManager, pair: Pair, id: string): Promise<TalkEntity | null> {
    return ofPair(transaction, pair).andWhere('talk.id = :id', { id }).setLock('pessimistic_write').getOne();
  }

  /** When these two last finished a talk, by area. */
  listTalked(pair: Pair): Promise<Talked[]> {
    return this.dataSource.query<Talked[]>(
      'SELECT area, max(ended_at) AS at FROM talks WHERE member_ids = $1 AND finished GROUP BY area',
      [pair],
    );
  }

  async start(transaction: EntityManager, talk: TalkEntity): Promise<void> {
    await transaction.insert(TalkEntity, talk);
  }

  async save(transaction: EntityManager, { id }: TalkEntity, progress: Progress): Promise<void> {
    await transaction.update(TalkEntity, { id }, progress);
  }

  /** Keeps in mind that the agreement of a talk was taken away. */
  async noteRemoval(transaction: EntityManager, id: string): Promise<void> {
    await transaction.update(TalkEntity, { id }, { agreementRemoved: true });
  }

  /**
   * Talks of these two, oldest first, read in batches. Those with a former partner are in nobody's export: they end when
   * either is erased, and an export must not tell whether somebody who left also deleted their account.
   */
  async *eachOf(pair: Pair | null): AsyncGenerator<object> {
    if (!pair) return;
    const following = (last?: TalkEntity) =>
      ofPair(this.dataSource.manager, pair)
        .andWhere(last ? { id: MoreThan(last.id) } : {})
        .orderBy('talk.id')
        .limit(BATCH)
        .getMany();
    for await (const { area, startedAt, finished } of inBatches(following))
      yield { area, startedAt, finished };
  }

  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.query('DELETE FROM talks WHERE member_ids @> ARRAY[$1::uuid]', [userId]);
  }
}

function ofPair(manager: EntityManager, pair: Pair): SelectQueryBuilder<TalkEntity> {
  return manager.createQueryBuilder(TalkEntity, 'talk').where('talk.memberIds = :pair', { pair });
}
