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

  find(coupleId: string): Promise<CoupleEntity | null> {
    return this.dataSource.manager.findOneBy(CoupleEntity, { coupleId });
  }

  async listIdsOf(userId: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ couple_id: string }[]>(
      'SELECT couple_id FROM couples WHERE member_ids @> ARRAY[$1::uuid]',
      [userId],
    );
    return rows.map((row) => row.couple_id);
  }

  /** Takes over what is newer than what is known. */
  async learn(transaction: EntityManager, { coupleId, memberIds, version }: CoupleEntity): Promise<void> {
    await transaction.query(LEARN, [coupleId, memberIds, version]);
  }
}
