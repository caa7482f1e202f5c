import { createHash } from 'node:crypto';
import { contentEvents } from '@anew/contracts/events/map';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { ActivityEntity } from '../activities/activity.entity.js';
import { PromptEntity } from '../answers/prompt.entity.js';
import type { Fit } from '../households/tags.js';
import { ModuleEntity } from '../modules/module.entity.js';
import { QuoteEntity } from '../quotes/quote.entity.js';
import { ACTIVITIES } from './activities/index.js';
import { MODULES } from './modules/index.js';
import { depthOf } from './prompts/depth.js';
import { PROMPTS } from './prompts/index.js';
import { QUOTES } from './quotes/index.js';
import { seedId } from './seed-id.js';
import { inAllWords } from './wordings.js';

/** Arbitrary number of the lock that lets processes seed one after another. */
const SEED_LOCK = 4_820_113;

type Row = ObjectLiteral & { id: string };

interface Seed {
  table: 'quotes' | 'prompts' | 'activities' | 'modules';
  entity: EntityTarget<Row>;
  rows: Row[];
  /**
   * Whether rows that are no longer in the files are marked as retired: they are not drawn anymore, but kept
   * for couples who had them.
   */
  retires: boolean;
}

const drawn = (seeds: readonly Row[]): Row[] =>
  seeds.map((seed) => ({ ...seed, id: seedId(seed.id), retired: false }));

/** What is taken out of a seed is taken out of its row, too. */
const withFit = (seeds: readonly (Row & Fit)[]): Row[] =>
  seeds.map((seed) => ({
    ...seed,
    season: seed.season ?? null,
    topics: seed.topics ?? [],
    place: seed.place ?? null,
  }));

/** Rows of all wordings. Other wordings than the first are not drawn by themselves, and so are retired. */
const worded = (seeds: readonly Row[]): Row[] =>
  seeds
    .flatMap((seed) => inAllWords(seed))
    .map(({ id, wordingOf, ...seed }) => ({
      ...seed,
      id: seedId(id),
      wordingOf: wordingOf && seedId(wordingOf),
      retired: wordingOf !== null,
    }));

const SEEDS: Seed[] = [
  {
    table: 'quotes',
    entity: QuoteEntity,
    rows: drawn(QUOTES.map(({ checked: _, ...seed }) => ({ ...seed, tags: seed.tags ?? [] }))),
    retires: true,
  },
  {
    table: 'prompts',
    entity: PromptEntity,
    rows: worded(withFit(PROMPTS.map((seed) => ({ ...seed, depth: depthOf(seed), coupleId: null })))),
    retires: true,
  },
  {
    table: 'activities',
    entity: ActivityEntity,
    rows: worded(withFit(ACTIVITIES)),
    retires: true,
  },
  {
    table: 'modules',
    entity: ModuleEntity,
    rows: MODULES.map((content, position) => ({ id: content.slug, position, content })),
    retires: false,
  },
];

/**
 * Updates the content in the database from the seed files. Rows are changed in place, so that completions
 * remain.
 */
@Injectable()
export class Seeder implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
      for (const seed of SEEDS) await this.apply(transaction, seed);
      await this.publishModules(transaction);
    });
  }

  private async apply(transaction: EntityManager, seed: Seed): Promise<void> {
    const { table, entity, rows } = seed;
    const checksum = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    if (await isApplied(transaction, table, checksum)) return;
    await transaction.upsert(entity, rows, ['id']);
    await this.takeAway(transaction, seed);
    await transaction.query(
      'INSERT INTO seeds (name, checksum) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET checksum = $2',
      [table, checksum],
    );
    this.logger.info({ seed: table, rows: rows.length }, 'content seeded');
  }

  /**
   * Publishes all modules at every start, because a consumer may have missed an earlier event, or the event
   * has expired.
   */
  private async publishModules(transaction: EntityManager): Promise<void> {
    const revision = Date.now();
    for (const module of MODULES)
      await this.outbox.append(transaction, contentEvents.modulePublished, { module, revision });
  }

  private async takeAway(transaction: EntityManager, { table, rows, retires }: Seed): Promise<void> {
    const takeAway = retires
      ? `UPDATE ${table} SET retired = true WHERE NOT retired`
      : `DELETE FROM ${table} WHERE true`;
    const ids = rows.map(({ id }) => id);
    await transaction.query(`${takeAway} AND NOT id = ANY($1)`, [ids]);
    if (table === 'prompts' || table === 'activities')
      await transaction.query(
        `UPDATE ${table} SET wording_of = NULL WHERE wording_of IS NOT NULL AND NOT id = ANY($1)`,
        [ids],
      );
  }
}

async function isApplied(transaction: EntityManager, name: string, checksum: string): Promise<boolean> {
  const known = await transaction.query<unknown[]>('SELECT 1 FROM seeds WHERE name = $1 AND checksum = $2', [
    name,
    checksum,
  ]);
  return known.length > 0;
}
