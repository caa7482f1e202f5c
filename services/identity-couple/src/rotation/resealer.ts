import { LOGGER, type Logger } from '@anew/observability/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { IdentityConfig } from '../config/identity.config.js';
import { keysFor, openValue, type PurposeKeys, sealValue, secretsOf } from '../config/sealed-value.js';
import { PUSH_SUBSCRIPTION } from '../push/push-subscriptions.repository.js';
import { TOTP_SECRET } from '../totp/totp-secrets.js';
import { type SealedColumn, SealedColumnsRepository, type SealedRow } from './sealed-columns.repository.js';

interface KeyedColumn extends SealedColumn {
  keys: PurposeKeys;
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
    private readonly sealedColumns: SealedColumnsRepository,
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

  private columns(): KeyedColumn[] {
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

  private async resealColumn(column: KeyedColumn, outcome: Outcome): Promise<void> {
    let rows = await this.sealedColumns.listAfter(null, column);
    while (rows.length > 0) {
      for (const row of rows) await this.reseal(row, column, outcome);
      rows = await this.sealedColumns.listAfter(rows.at(-1)?.id ?? null, column);
    }
  }

  private async reseal(row: SealedRow, column: KeyedColumn, outcome: Outcome): Promise<void> {
    const { id, sealed } = row;
    const [newest, ...earlier] = column.keys;
    if (opened(sealed, id, [newest]) !== undefined) return;
    const value = earlier.map((key) => opened(sealed, id, [key])).find((each) => each !== undefined);
    if (value === undefined) {
      outcome.unreadable += 1;
      return;
    }
    await this.sealedColumns.replace(column, row, sealValue(value, id, column.keys));
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
