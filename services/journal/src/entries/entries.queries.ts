import type {
  EntryFilter,
  EntryVisibility,
  JournalEntry,
  JournalStats,
  Reaction,
} from '@anew/contracts/journal/views';
import { listStatement } from '@anew/persistence/lists/list-statement';
import { binary, boolean, type Kind, orNull, text, time, uuid } from '@anew/persistence/lists/values';
import { PreparedQuery } from '@anew/persistence/prepared-query';
import { QUARTER_MS } from '../days/days.rules.js';
import { JOINED_PHOTO, type JoinedPhoto, PHOTO_COLUMNS } from '../photos/joined-photo.js';
import { JOINED_REACTION, presentJoinedReaction, REACTION_COLUMNS } from '../reactions/joined-reaction.js';
import { isReadableBy } from '../sharing/partner.js';
import { readablePage } from '../sharing/readable-page.js';
import { presentOwn } from './entries.presenter.js';

/** An entry as it is stored. */
export interface Row
  extends Omit<JournalEntry, 'content' | 'photo' | 'partnerCanRead' | keyof Reaction>, JoinedPhoto {
  content: Buffer;
}

/** Number of rows in one batch of an export. */
const BATCH = 25;

const COLUMNS = `id, user_id AS "userId", content, visibility, created_at AS "createdAt",
  updated_at AS "updatedAt", daily_prompt_id AS "dailyPromptId", ${JOINED_PHOTO.columns}`;

/** SQL that says whether the partner can read an entry of the reader. The partner is $2, as a couple since $3. */
const IS_SHARED_NOW = `(visibility = 'shared' AND ${isReadableBy('$2', '$3')} IS TRUE)`;

/** SQL that says whether the partner of a row's author can read it. The reader is $1. */
const PARTNER_CAN_READ = `(user_id <> $1 OR ${IS_SHARED_NOW})`;

const REACTION = JOINED_REACTION('entries', {
  text: 'entry_id',
  reader: '$1',
  partner: '$2',
  isShared: PARTNER_CAN_READ,
});
const READABLE_COLUMNS = `${COLUMNS}, ${PARTNER_CAN_READ} AS "partnerCanRead", ${REACTION.columns}`;

const READABLE = {
  id: uuid,
  userId: uuid,
  content: binary,
  visibility: text as Kind<EntryVisibility>,
  createdAt: time,
  updatedAt: time,
  dailyPromptId: orNull(uuid),
  ...PHOTO_COLUMNS,
  partnerCanRead: boolean,
  ...REACTION_COLUMNS,
};

const IS_OWN = 'user_id = $1';
const IS_PARTNERS_AND_READABLE = `user_id = $2::uuid AND visibility = 'shared' AND ${isReadableBy('$1', '$3')}`;
/** Conditions of the rows that each part of a journal is put together from. */
const PARTS: Record<EntryFilter | 'all', readonly string[]> = {
  all: [IS_OWN, IS_PARTNERS_AND_READABLE],
  mine: [IS_OWN],
  theirs: [IS_PARTNERS_AND_READABLE],
  private: [`${IS_OWN} AND visibility = 'private'`],
  both: [`${IS_OWN} AND ${IS_SHARED_NOW}`, IS_PARTNERS_AND_READABLE],
};

const pageOf = (part: EntryFilter | 'all') =>
  listStatement({
    name: `entries_page_${part}`,
    text: readablePage(`entries ${JOINED_PHOTO.join} ${REACTION.join}`, READABLE_COLUMNS, PARTS[part]),
    columns: READABLE,
    present: (row, open): JournalEntry => ({
      ...presentOwn(row, open),
      partnerCanRead: row.partnerCanRead,
      ...presentJoinedReaction(row, open),
    }),
  });

export const PAGES = {
  all: pageOf('all'),
  mine: pageOf('mine'),
  theirs: pageOf('theirs'),
  private: pageOf('private'),
  both: pageOf('both'),
};

/** SQL for an entry that $1 can read, whose partner is $2, as a couple since $3. */
export const IS_READABLE = `(${IS_OWN} OR (${IS_PARTNERS_AND_READABLE}))`;

export const COUNT_READABLE = new PreparedQuery<Omit<JournalStats, 'streak'>>(
  'entries_count_readable',
  `SELECT count(*)::int AS total,
     (count(*) FILTER (WHERE visibility = 'shared'))::int AS shared,
     (count(*) FILTER (WHERE created_at > $4::timestamptz))::int AS "thisWeek"
   FROM entries WHERE ${IS_READABLE}`,
);

/** A time zone is some quarters of an hour away from UTC: what is written within one is written on one day. */
export const LIST_QUARTERS = new PreparedQuery<{ quarter: number; mine: boolean; theirs: boolean }>(
  'entries_list_quarters',
  `SELECT floor(extract(epoch FROM created_at) / ${QUARTER_MS / 1_000})::int AS quarter,
     bool_or(user_id = $1) AS mine, bool_or(user_id <> $1) AS theirs
   FROM entries
   WHERE ${IS_READABLE} AND created_at >= coalesce($4::timestamptz, '-infinity')
     AND created_at < coalesce($5::timestamptz, 'infinity')
   GROUP BY quarter ORDER BY quarter DESC`,
);

export const LIST_OWN = new PreparedQuery<Row>(
  'entries_list_own',
  `SELECT ${COLUMNS} FROM entries ${JOINED_PHOTO.join}
   WHERE user_id = $1 AND ($2::timestamptz IS NULL OR (created_at, id) > ($2, $3::uuid))
   ORDER BY created_at, id LIMIT ${BATCH}`,
);
