import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityTarget, In, Not, type ObjectLiteral } from 'typeorm';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { QuoteEntity } from '../today/quote.entity.js';
import { QUOTES } from './quotes/index.js';

/** Any number: processes that start together seed one after the other. */
const SEED_LOCK = 4_820_113;

interface Seed {
  name: string;
  entity: EntityTarget<ObjectLiteral & { id: string }>;
  rows: readonly (object & { id: string })[];
}

const SEEDS: Seed[] = [{ name: 'quotes', entity: QuoteEntity, rows: QUOTES }];

/** Brings the database's content up to what the seed files say: changed texts are updated, removed ones go. */
@Injectable()
export class Seeder implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
      for (const seed of SEEDS) await this.apply(transaction, seed);
    });
  }

  private async apply(transaction: EntityManager, { name, entity, rows }: Seed): Promise<void> {
    const checksum = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    const known = await transaction.query<unknown[]>(
      'SELECT 1 FROM seeds WHERE name = $1 AND checksum = $2',
      [name, checksum],
    );
    if (known.length > 0) return;
    await transaction.upsert(entity, [...rows], ['id']);
    await transaction.delete(entity, { id: Not(In(rows.map(({ id }) => id))) });
    await transaction.query(
      'INSERT INTO seeds (name, checksum) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET checksum = $2',
      [name, checksum],
    );
    this.logger.info({ seed: name, rows: rows.length }, 'content seeded');
  }
}
