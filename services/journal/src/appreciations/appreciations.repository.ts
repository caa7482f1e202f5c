import type { Appreciation, AppreciationStats, Reaction } from '@anew/contracts/journal/views';
import type { ListPage, PageDto } from '@anew/contracts/list-page';
import type { JsonBytes } from '@anew/messaging/json-bytes';
import { inBatches } from '@anew/persistence/batches';
import { type Damaged, eachOrDamaged } from '@anew/persistence/encryption/damaged';
import { type Opener, Vault } from '@anew/persistence/encryption/vault';
import { ListReader } from '@anew/persistence/lists/list-reader';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Period } from '../days/days.rules.js';
import { canRead, isReadableBy, type Partner, type Shared, sharedWith } from '../sharing/partner.js';
import { newestFirst, pageReading } from '../sharing/readable-page.js';
import { AppreciationEntity } from './appreciation.entity.js';
import { associatedWith, PAGE } from './appreciations.queries.js';

interface AppreciationTexts {
  appreciation: string;
  quality: string;
}

/** Number of rows in one batch of an export. */
const BATCH = 100;

const TAKE_DAY = `
  INSERT INTO appreciations (id, user_id, day, appreciation, quality, created_at, shared_at)
  VALUES ($1, $2, $3, '', '', now(), NULL)
  ON CONFLICT (user_id, day) DO UPDATE SET day = excluded.day
  RETURNING id, shared_with AS "sharedWith", shared_at AS "sharedAt", unseen`;

const READABLE = `(theirs.user_id = :readerId
  OR (theirs.user_id = :partnerId AND ${isReadableBy(':readerId', ':since')}))`;

type OwnAppreciation = Omit<Appreciation, keyof Reaction>;

@Injectable()
export class AppreciationsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
    private readonly lists: ListReader,
  ) {}

  /**
   * Page of the reader's own appreciations of a period and those that the partner shares with them, newest first.
   * @throws DomainError `validation_failed` when the cursor is none
   */
  async pageReadable(
    readerId: string,
    partner: Partner | null,
    page: PageDto,
    period: Partial<Period>,
  ): Promise<JsonBytes<ListPage<Appreciation>>> {
    return this.lists.page(PAGE, newestFirst, pageReading(readerId, partner, page, period));
  }

  /** Counts what the reader can read. */
  async countReadable(readerId: string, partner: Partner | null): Promise<AppreciationStats> {
    const readable = this.dataSource.manager
      .createQueryBuilder(AppreciationEntity, 'theirs')
      .where(READABLE, { readerId, partnerId: partner?.id ?? null, since: partner?.since ?? null });
    const counts = await readable
      .select('count(*)::int', 'total')
      .addSelect('(count(*) FILTER (WHERE theirs.userId = :readerId))::int', 'own')
      .getRawOne<AppreciationStats>();
    return counts ?? { total: 0, own: 0 };
  }

  /** A person's own appreciations, oldest first, read in batches. */
  async *eachOf(userId: string): AsyncGenerator<Omit<Appreciation, 'partnerCanRead'> | Damaged> {
    const open = await this.vault.openerFor([userId]);
    const following = (last?: AppreciationEntity) => this.listOwn(userId, last);
    yield* eachOrDamaged(inBatches(following), (row) => opened(row, open));
  }

  private listOwn(userId: string, last?: AppreciationEntity): Promise<AppreciationEntity[]> {
    const query = this.dataSource.manager.createQueryBuilder(AppreciationEntity, 'own');
    query.where('own.userId = :userId', { userId });
    if (last) query.andWhere('(own.createdAt, own.id) > (:createdAt, :id)', { ...last });
    return query.orderBy({ 'own.createdAt': 'ASC', 'own.id': 'ASC' }).limit(BATCH).getMany();
  }

  async findOf(
    userId: string,
    day: string,
    partner: Partner | null,
    manager = this.dataSource.manager,
  ): Promise<OwnAppreciation | null> {
    const row = await manager.findOneBy(AppreciationEntity, { userId, day });
    if (!row) return null;
    return { ...opened(row, await this.vault.openerFor([userId])), partnerCanRead: canRead(row, partner) };
  }

  /** Day of one of the person's own appreciations, or null if there is none of that id. */
  async dayOf(transaction: EntityManager, userId: string, id: string): Promise<string | null> {
    const row = await transaction.findOne(AppreciationEntity, {
      where: { id, userId },
      select: { day: true },
    });
    return row?.day ?? null;
  }

  /**
   * Writes the day's appreciation, or replaces it. The unique index on the day decides between two
   * simultaneous writes.
   */
  async save(
    work: Work,
    { userId, day }: Pick<AppreciationEntity, 'userId' | 'day'>,
    texts: AppreciationTexts,
    partner: Partner | null,
  ): Promise<void> {
    const { transaction } = work;
    const [row] = await transaction.query<[Shared & { id: string }]>(TAKE_DAY, [uuidv7(), userId, day]);
    const change = { ...sealed(work, userId, row.id, texts), ...sharedWith(partner, row) };
    await transaction.update(AppreciationEntity, { id: row.id }, change);
  }

  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(AppreciationEntity, { userId });
  }
}

function sealed(
  { seal }: Work,
  userId: string,
  id: string,
  texts: AppreciationTexts,
): Pick<AppreciationEntity, 'appreciation' | 'quality'> {
  return {
    appreciation: seal(userId, associatedWith(id, 'appreciation'), texts.appreciation),
    quality: seal(userId, associatedWith(id, 'quality'), texts.quality),
  };
}

function opened(
  { id, userId, appreciation, quality, createdAt }: AppreciationEntity,
  open: Opener,
): Omit<OwnAppreciation, 'partnerCanRead'> {
  return {
    id,
    userId,
    appreciation: open(userId, associatedWith(id, 'appreciation'), appreciation),
    quality: open(userId, associatedWith(id, 'quality'), quality),
    createdAt: createdAt.toISOString(),
  };
}
