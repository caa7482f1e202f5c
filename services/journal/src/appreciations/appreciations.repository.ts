import type { Appreciation, AppreciationStats, Reaction } from '@anew/contracts/journal/views';
import { type ListPage, PAGE_LIMIT, type PageDto } from '@anew/contracts/list-page';
import { inBatches } from '@anew/persistence/batches';
import { pageOf, type Position, positionIn } from '@anew/persistence/cursor';
import { type AssociatedData, type Opener, Vault } from '@anew/persistence/encryption/vault';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Period } from '../days/days.rules.js';
import { ReactionEntity } from '../reactions/reaction.entity.js';
import { NO_REACTION, presentReaction } from '../reactions/reactions.presenter.js';
import { canRead, isOpenTo, type Partner, type Shared, sharedWith } from '../sharing/partner.js';
import { AppreciationEntity } from './appreciation.entity.js';

export interface AppreciationTexts {
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

const OPEN = `(theirs.user_id = :readerId
  OR (theirs.user_id = :partnerId AND ${isOpenTo(':readerId', ':since')}))`;

/** The partner's reaction to a text of the reader, or the reader's to a text of the partner. */
const REACTION = `reaction.appreciationId = theirs.id
  AND reaction.userId = CASE WHEN theirs.userId = :readerId THEN :partnerId::uuid ELSE :readerId::uuid END`;

/** An appreciation with the reaction that {@link REACTION} joins. */
interface ReadableRow extends AppreciationEntity {
  reaction?: ReactionEntity | null;
}

type OwnAppreciation = Omit<Appreciation, keyof Reaction>;

const associatedWith = (row: string, column: keyof AppreciationTexts): AssociatedData => ({
  table: 'appreciations',
  column,
  row,
});

@Injectable()
export class AppreciationsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
  ) {}

  /**
   * Page of the reader's own appreciations of a period and those that the partner shares with them, newest first.
   * @throws DomainError `validation_failed` when the cursor is none
   */
  async pageReadable(
    readerId: string,
    partner: Partner | null,
    { limit = PAGE_LIMIT, before }: PageDto,
    period: Partial<Period>,
  ): Promise<ListPage<Appreciation>> {
    const found = await this.newestReadable(readerId, partner, {
      behind: positionIn(before),
      period,
      limit: limit + 1,
    });
    return pageOf(found, {
      limit,
      positionOf: ({ createdAt, id }) => ({ at: createdAt, id }),
      lengthOf: ({ appreciation, quality, reply }) =>
        appreciation.length + quality.length + (reply?.text.length ?? 0),
    });
  }

  /** Counts what the reader can read. */
  async countReadable(readerId: string, partner: Partner | null): Promise<AppreciationStats> {
    const counts = await this.readable(readerId, partner)
      .select('count(*)::int', 'total')
      .addSelect('(count(*) FILTER (WHERE theirs.userId = :readerId))::int', 'own')
      .getRawOne<AppreciationStats>();
    return counts ?? { total: 0, own: 0 };
  }

  private readable(readerId: string, partner: Partner | null) {
    const query = this.dataSource.manager.createQueryBuilder(AppreciationEntity, 'theirs');
    return query.where(OPEN, { readerId, partnerId: partner?.id ?? null, since: partner?.since ?? null });
  }

  private async newestReadable(
    readerId: string,
    partner: Partner | null,
    { behind, period, limit }: { behind: Position | null; period: Partial<Period>; limit: number },
  ): Promise<Appreciation[]> {
    const query = this.readable(readerId, partner);
    if (period.from) query.andWhere('theirs.createdAt >= :from', { from: period.from });
    if (period.until) query.andWhere('theirs.createdAt < :until', { until: period.until });
    if (behind) query.andWhere('(theirs.createdAt, theirs.id) < (:at, :id)', { ...behind });
    const newestFirst = query.orderBy({ 'theirs.createdAt': 'DESC', 'theirs.id': 'DESC' });
    const withReactions = newestFirst.leftJoinAndMapOne(
      'theirs.reaction',
      ReactionEntity,
      'reaction',
      REACTION,
    );
    const rows: ReadableRow[] = await withReactions.limit(limit).getMany();
    const open = await this.vault.openerFor(partner ? [readerId, partner.id] : [readerId]);
    return rows.map((row) => {
      const partnerCanRead = row.userId !== readerId || canRead(row, partner);
      const reaction = partnerCanRead ? presentReaction(row.reaction, open) : NO_REACTION;
      return { ...opened(row, open), partnerCanRead, ...reaction };
    });
  }

  /** A person's own appreciations, oldest first, read in batches. */
  async *eachOf(userId: string): AsyncGenerator<Omit<Appreciation, 'partnerCanRead'>> {
    const open = await this.vault.openerFor([userId]);
    const following = (last?: AppreciationEntity) => this.listOwn(userId, last);
    for await (const row of inBatches(following)) yield opened(row, open);
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
    const [row] = await transaction.query<(Shared & { id: string })[]>(TAKE_DAY, [uuidv7(), userId, day]);
    const id = row?.id ?? '';
    const change = { ...sealed(work, userId, id, texts), ...sharedWith(partner, row) };
    await transaction.update(AppreciationEntity, { id }, change);
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
