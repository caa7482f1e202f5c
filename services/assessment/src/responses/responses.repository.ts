import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ResponsesEntity } from './responses.entity.js';

const SUBMIT = `
  INSERT INTO responses (user_id, responses, version, submitted_at) VALUES ($1, $2, 1, $3)
  ON CONFLICT (user_id) DO UPDATE
    SET responses = excluded.responses, version = responses.version + 1, submitted_at = excluded.submitted_at
  RETURNING version`;

@Injectable()
export class ResponsesRepository {
  constructor(private readonly dataSource: DataSource) {}

  findOf(userId: string): Promise<ResponsesEntity | null> {
    return this.dataSource.manager.findOneBy(ResponsesEntity, { userId });
  }

  listOf(userIds: string[]): Promise<ResponsesEntity[]> {
    return this.dataSource.manager.findBy(ResponsesEntity, { userId: In(userIds) });
  }

  /** Keeps these answers from changing until the transaction ends. */
  async lockVersions(transaction: EntityManager, userIds: string[]): Promise<ResponsesEntity[]> {
    return transaction.find(ResponsesEntity, {
      where: { userId: In(userIds) },
      order: { userId: 'ASC' },
      lock: { mode: 'pessimistic_read' },
    });
  }

  /** @returns the version of this submission */
  async save(
    transaction: EntityManager,
    userId: string,
    responses: Record<string, string>,
    submittedAt: Date,
  ): Promise<number> {
    const [row] = await transaction.query<{ version: number }[]>(SUBMIT, [
      userId,
      JSON.stringify(responses),
      submittedAt,
    ]);
    return row?.version ?? 1;
  }

  async removeOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(ResponsesEntity, { userId });
  }
}
