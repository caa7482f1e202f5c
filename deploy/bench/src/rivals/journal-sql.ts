import { type CustomTypesConfig, Pool, types } from 'pg';
import { openText } from './author-keys.js';

const { DATABASE_URL, DATABASE_POOL_SIZE } = process.env;

/** Converts `2026-11-20 23:14:49.12+00` to `2026-11-20T23:14:49.120Z`. */
function isoTimestamp(text: string): string {
  const [seconds = '', fraction = ''] = text.slice(0, -3).split('.');
  return `${seconds.replace(' ', 'T')}.${fraction.padEnd(3, '0')}Z`;
}

const textTimestamps: CustomTypesConfig = {
  getTypeParser: (oid: (typeof types.builtins)[keyof typeof types.builtins], format?: 'text' | 'binary') =>
    oid === types.builtins.TIMESTAMPTZ
      ? isoTimestamp
      : (types.getTypeParser(oid, format) as (value: string) => unknown),
};

/** Entries of $1, and those that the other one of $2 shares, with photos and with what came back for them. */
const LIST = `
  SELECT e.id, e.user_id AS "userId", e.content, e.visibility, e.created_at AS "createdAt",
    e.updated_at AS "updatedAt", e.daily_prompt_id AS "dailyPromptId",
    p.id AS "photoId", p.caption, p.width, p.height,
    e.user_id <> $1 OR e.shared_with = ANY($2) IS TRUE AS "partnerCanRead",
    r.id AS "reactionId", r.user_id AS "reactedBy", r.thanked_at AS "thankedAt", r.reply, r.replied_at AS "repliedAt"
  FROM entries e
  LEFT JOIN entry_photos p ON p.entry_id = e.id
  LEFT JOIN reactions r ON r.entry_id = e.id AND r.user_id <> e.user_id AND r.user_id = ANY($2)
  WHERE e.user_id = $1 OR (e.user_id = ANY($2) AND e.visibility = 'shared' AND e.shared_with = $1)
  ORDER BY e.created_at DESC, e.id DESC`;

interface Row {
  id: string;
  userId: string;
  content: Buffer;
  visibility: string;
  createdAt: string;
  updatedAt: string;
  dailyPromptId: string | null;
  photoId: string | null;
  caption: Buffer | null;
  width: number | null;
  height: number | null;
  partnerCanRead: boolean;
  reactionId: string | null;
  reactedBy: string | null;
  thankedAt: string | null;
  reply: Buffer | null;
  repliedAt: string | null;
}

const pool = new Pool({
  connectionString: DATABASE_URL,
  max: Number(DATABASE_POOL_SIZE),
  idleTimeoutMillis: 0,
  options: '-c timezone=GMT',
});

function present(row: Row): object {
  const { id, userId, visibility, createdAt, updatedAt, dailyPromptId, photoId, caption, width, height } =
    row;
  const { partnerCanRead, reactionId, reactedBy, thankedAt, reply, repliedAt } = row;
  return {
    id,
    userId,
    content: openText(userId, `entries|content|${id}`, row.content),
    visibility,
    createdAt,
    updatedAt,
    dailyPromptId,
    photo: photoId && {
      id: photoId,
      caption: caption && openText(userId, `entry_photos|caption|${photoId}`, caption),
      width,
      height,
    },
    partnerCanRead,
    thanked: thankedAt !== null,
    reply:
      reply && reactedBy
        ? { text: openText(reactedBy, `reactions|reply|${reactionId}`, reply), createdAt: repliedAt }
        : null,
  };
}

/** A journal by one prepared statement of raw pg. */
export async function listJournal(readerId: string, memberIds: string[]): Promise<object[]> {
  const values = [readerId, memberIds];
  const { rows } = await pool.query<Row>({ name: 'list', text: LIST, values, types: textTimestamps });
  return rows.map(present);
}
