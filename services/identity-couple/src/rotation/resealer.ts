import { LOGGER, type Logger } from '@anew/observability/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IdentityConfig } from '../config/identity.config.js';
import { keysFor, openValue, type PurposeKeys, sealValue, secretsOf } from '../config/sealed-value.js';
import { PUSH_SUBSCRIPTION } from '../push/push-subscriptions.repository.js';
import { TOTP_SECRET } from '../totp/totp-secrets.js';

/** Rows that are read at once. */
const BATCH = 500;

/** A column whose values are sealed. Each value is bound to the id of its row. */
interface SealedColumn {
  table: string;
  id: string;
  column: string;
  keys: PurposeKeys;
}

interface Row {
  id: string;
  sealed: Buffer;
}

/** Number of values that were sealed again, and of those that no configured secret opens. */
interface Outcome {
  resealed: number;
  unreadable: number;
}

/**
 * Seals with the newest secret what an earlier one sealed, so that the earlier one can be removed. It reads all
 * sealed rows, but only at the start of a process that has several secrets.
 */
@Injectable()
export class Resealer implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (secretsOf(this.config).length > 1) void this.resealAll();
  }

  private async resealAll(): Promise<void> {
    try {
      const outcome: Outcome = { resealed: 0, unreadable: 0 };
      for (const column of this.columns()) await this.resealColumn(column, outcome);
      this.logger.info(outcome, 'all values are sealed with the newest secret');
    } catch (error) {
      this.logger.error({ err: error }, 'values not sealed with the newest secret');
    }
  }

  private columns(): SealedColumn[] {
    return [
      { table: 'signing_keys', id: 'kid', column: 'sealed_private_jwk', keys: secretsOf(this.config) },
      { table: 'totp', id: 'user_id', column: 'sealed_secret', keys: keysFor(this.config, TOTP_SECRET) },
      {
        table: 'push_subscriptions',
        id: 'session_id',
        column: 'sealed',
        keys: keysFor(this.config, PUSH_SUBSCRIPTION),
      },
    ];
  }

  private async resealColumn(column: SealedColumn, outcome: Outcome): Promise<void> {
    let rows = await this.listAfter(null, column);
    while (rows.length > 0) {
      for (const row of rows) await this.reseal(row, column, outcome);
      rows = await this.listAfter(rows.at(-1)?.id ?? null, column);
    }
  }

  private listAfter(last: string | null, { table, id, column }: SealedColumn): Promise<Row[]> {
    const after = last === null ? '' : `WHERE ${id} > $1`;
    return this.dataSource.query<Row[]>(
      `SELECT ${id} AS id, ${column} AS sealed FROM ${table} ${after} ORDER BY ${id} LIMIT ${BATCH}`,
      last === null ? [] : [last],
    );
  }

  private async reseal({ id, sealed }: Row, column: SealedColumn, outcome: Outcome): Promise<void> {
    const [newest, ...earlier] = column.keys;
    if (opened(sealed, id, [newest]) !== undefined) return;
    const value = earlier.map((key) => opened(sealed, id, [key])).find((each) => each !== undefined);
    if (value === undefined) {
      outcome.unreadable += 1;
      return;
    }
    // A row that was changed meanwhile is sealed with the newest secret already.
    await this.dataSource.query(
      `UPDATE ${column.table} SET ${column.column} = $1 WHERE ${column.id} = $2 AND ${column.column} = $3`,
      [sealValue(value, id, column.keys), id, sealed],
    );
    outcome.resealed += 1;
  }
}

function opened(sealed: Buffer, id: string, keys: PurposeKeys): unknown {
  try {
    return openValue(sealed, id, keys);
  } catch {
    return undefined;
  }
}
