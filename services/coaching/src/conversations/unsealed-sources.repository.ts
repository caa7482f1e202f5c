import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sealedSource } from './sealed-parts.js';

/** Author of a reply from before authors were sealed. */
interface UnsealedSource {
  id: string;
  userId: string;
  source: string;
}

@Injectable()
export class UnsealedSourcesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Sources of replies from before they were sealed, at most `limit`. */
  list(limit: number): Promise<UnsealedSource[]> {
    return this.dataSource.query<UnsealedSource[]>(
      `SELECT m.id, c.user_id AS "userId", m.source FROM messages m JOIN conversations c ON c.id = m.conversation_id
       WHERE m.source IS NOT NULL LIMIT $1`,
      [limit],
    );
  }

  async seal(work: Work, { id, userId, source }: UnsealedSource): Promise<void> {
    await work.transaction.query(
      'UPDATE messages SET sealed_source = $2, source = NULL WHERE id = $1 AND source IS NOT NULL',
      [id, sealedSource(work, userId, id, source)],
    );
  }
}
