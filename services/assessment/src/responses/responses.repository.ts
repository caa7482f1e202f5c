import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { type Place, Vault } from '@anew/persistence/encryption/vault';
import { ResponsesEntity } from './responses.entity.js';

const SUBMIT = `
  INSERT INTO responses (user_id, responses, version, submitted_at) VALUES ($1, $2, 1, $3)
  ON CONFLICT (user_id) DO UPDATE
    SET responses = excluded.responses, version = responses.version + 1, submitted_at = excluded.submitted_at
  RETURNING version`;

/** A person's answers, open, as the service works with them. */
export interface Responses extends Omit<ResponsesEntity, 'responses'> {
  /** Question id → option value. */
  responses: Record<string, string>;
}

const placeOf = (userId: string): Place => ({ table: 'responses', column: 'responses', row: userId });

@Injectable()
export class ResponsesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
  ) {}

  async findOf(userId: string): Promise<Responses | null> {
    return (await this.listOf([userId]))[0] ?? null;
  }

  async listOf(userIds: string[]): Promise<Responses[]> {
    const rows = await this.dataSource.manager.findBy(ResponsesEntity, { userId: In(userIds) });
    const open = await this.vault.openerFor(userIds);
    return rows.map((row) => ({
      ...row,
      responses: JSON.parse(open(row.userId, placeOf(row.userId), row.responses)) as Record<string, string>,
    }));
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
      await this.vault.seal(userId, placeOf(userId), JSON.stringify(responses)),
      submittedAt,
    ]);
    return row?.version ?? 1;
  }

  async removeOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(ResponsesEntity, { userId });
  }
}
