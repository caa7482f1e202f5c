import { PAGE_LIMIT, type PageDto } from '@anew/contracts/list-page';
import { type Position, positionIn } from '@anew/persistence/cursor';
import type { Reading } from '@anew/persistence/lists/list-reader';
import type { Period } from '../days/days.rules.js';
import type { Partner } from './partner.js';

/**
 * SQL of a page of what $1 can read, whose partner is $2, as a couple since $3: put together from rows of each
 * author, which are read in the order of an index, and only as far as the page goes.
 * It holds at most $6 rows that are older than the one with the time $4 and the id $5, or the newest where these are
 * null, from the time $7 on and before $8, each of which may be null for no bound.
 * @param columns of a row in `table`, of which `"createdAt"` and `id` are two
 * @param conditions of the rows that the page is put together from
 */
export const readablePage = (table: string, columns: string, conditions: readonly string[]): string => {
  const selects = conditions.map(
    (condition) => `(SELECT ${columns} FROM ${table} WHERE ${condition}
      AND (created_at, id) < (coalesce($4::timestamptz, 'infinity'), coalesce($5::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      AND created_at >= coalesce($7::timestamptz, '-infinity') AND created_at < coalesce($8::timestamptz, 'infinity')
      ORDER BY created_at DESC, id DESC LIMIT $6::int)`,
  );
  return `SELECT * FROM (${selects.join(' UNION ALL ')}) readable
    ORDER BY "createdAt" DESC, id DESC LIMIT $6::int`;
};

/** What a row of such a page is ordered by. */
export const newestFirst = ({ createdAt, id }: { createdAt: string; id: string }): Position => ({
  at: createdAt,
  id,
});

/** Who reads, with whom they are, and since when: the first three parameters of what is readable. */
export const readerValues = (readerId: string, partner: Partner | null): (string | null)[] => [
  readerId,
  partner?.id ?? null,
  partner?.since ?? null,
];

/**
 * How to read the page that is asked for, by {@link readablePage}.
 * @throws DomainError `validation_failed` when the cursor is none
 */
export function pageReading(
  readerId: string,
  partner: Partner | null,
  { limit = PAGE_LIMIT, before }: PageDto,
  { from, until }: Partial<Period>,
): Reading {
  const cursor = positionIn(before);
  const behind = [cursor?.at ?? null, cursor?.id ?? null];
  const period = [from ?? null, until ?? null];
  return {
    values: [...readerValues(readerId, partner), ...behind, limit + 1, ...period],
    authors: partner ? [readerId, partner.id] : [readerId],
    limit,
  };
}
