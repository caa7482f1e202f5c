import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CoupleEntity } from './couple.entity.js';

const LEARN = `
  INSERT INTO couples (couple_id, member_ids, version) VALUES ($1, $2, $3)
  ON CONFLICT (couple_id) DO UPDATE SET member_ids = excluded.member_ids, version = excluded.version
  WHERE couples.version < excluded.version`;

@Injectable()
export class CouplesRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(transaction: EntityManager, coupleId: string): Promise<CoupleEntity | null> {
    return transaction.findOneBy(CoupleEntity, { coupleId });
  }

  listOf(userId: string): Promise<Pick<CoupleEntity, 'coupleId' | 'memberIds'>[]> {
    return this.dataSource.query(
      'SELECT couple_id AS "coupleId", member_ids AS "memberIds" FROM couples WHERE member_ids @> ARRAY[$1::uuid]',
      [userId],
    );
  }

  /** Takes over what is newer than what is known. */
  async learn(transaction: EntityManager, { coupleId, memberIds, version }: CoupleEntity): Promise<void> {
    await transaction.query(LEARN, [coupleId, memberIds, version]);
  }
}
