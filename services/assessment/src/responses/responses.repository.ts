import { type Damaged, orDamaged } from '@anew/persistence/encryption/damaged';
import { type AssociatedData, type Opener, Vault } from '@anew/persistence/encryption/vault';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ERASED } from '../rounds/rounds.rules.js';
import { ResponsesEntity } from './responses.entity.js';

const SUBMIT = `
  INSERT INTO responses (user_id, responses, version, submitted_at, given_beside) VALUES ($1, $2, 1, $3, $4)
  ON CONFLICT (user_id) DO UPDATE
    SET responses = excluded.responses, version = responses.version + 1, submitted_at = excluded.submitted_at,
        given_beside = excluded.given_beside
  RETURNING version`;

type Sealed = Pick<ResponsesEntity, 'userId' | 'responses' | 'submittedAt'>;

/** Decrypted answers of a person. */
export interface Responses extends Omit<Sealed, 'responses'> {
  /** Option values by question id. */
  responses: Record<string, string>;
}

/** A person's latest answers, with the partner beside whom they were given. */
type LatestResponses = Responses & Pick<ResponsesEntity, 'givenBeside'>;

const SUBMITTED = 'user_id AS "userId", submitted_at AS "submittedAt"';

/**
 * Associated data of sealed answers. It stays the same when a round takes the answers over, because they are
 * copied without being opened.
 */
const associatedWith = (userId: string): AssociatedData => ({
  table: 'responses',
  column: 'responses',
  row: userId,
});

@Injectable()
export class ResponsesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
  ) {}

  async findOf(userId: string): Promise<LatestResponses | null> {
    const row = await this.dataSource.manager.findOneBy(ResponsesEntity, { userId });
    if (!row) return null;
    const [opened] = await this.opened([row]);
    return opened ? { ...opened, givenBeside: row.givenBeside } : null;
  }

  /** Those of these people who have answered, with the time of their last submission and their partner then. */
  async listTimesOf(
    transaction: EntityManager,
    userIds: readonly string[],
  ): Promise<Omit<LatestResponses, 'responses'>[]> {
    return transaction.query(
      `SELECT ${SUBMITTED}, given_beside AS "givenBeside" FROM responses WHERE user_id = ANY($1)`,
      [userIds],
    );
  }

  async listOfRound(roundId: string): Promise<Responses[]> {
    return this.opened(
      await this.dataSource.query<Sealed[]>(
        `SELECT ${SUBMITTED}, responses FROM round_answers WHERE round_id = $1`,
        [roundId],
      ),
    );
  }

  /** A person's own answers in all rounds, oldest first. */
  async listInRoundsOf(userId: string): Promise<(Responses | Damaged)[]> {
    const rows = await this.dataSource.query<Sealed[]>(
      `SELECT ${SUBMITTED}, responses FROM round_answers WHERE user_id = $1 ORDER BY submitted_at`,
      [userId],
    );
    const open = await this.vault.openerFor([userId]);
    return rows.map((row) => orDamaged(() => opened(row, open)));
  }

  /** @returns the version of this submission */
  async save(
    { transaction, seal }: Work,
    { userId, responses, submittedAt, givenBeside }: LatestResponses,
  ): Promise<number> {
    const [row] = await transaction.query<{ version: number }[]>(SUBMIT, [
      userId,
      seal(userId, associatedWith(userId), JSON.stringify(responses)),
      submittedAt,
      givenBeside,
    ]);
    return row?.version ?? 1;
  }

  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(ResponsesEntity, { userId });
    // Answers about them still do not count with the next partner of their author.
    await transaction.update(ResponsesEntity, { givenBeside: userId }, { givenBeside: ERASED });
    await transaction.query('DELETE FROM round_answers WHERE user_id = $1', [userId]);
  }

  private async opened(rows: Sealed[]): Promise<Responses[]> {
    const open = await this.vault.openerFor(rows.map(({ userId }) => userId));
    return rows.map((row) => opened(row, open));
  }
}

const opened = ({ userId, submittedAt, responses }: Sealed, open: Opener): Responses => ({
  userId,
  submittedAt,
  responses: JSON.parse(open(userId, associatedWith(userId), responses)) as Record<string, string>,
});
