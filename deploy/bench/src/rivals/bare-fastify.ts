import Fastify from 'fastify';
import { type CustomTypesConfig, Pool, types } from 'pg';
import { openContent } from './author-keys.js';

const { DATABASE_URL, DATABASE_POOL_SIZE, PORT, READER_ID, MEMBER_IDS = '' } = process.env;

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

const LIST = `
  SELECT id, user_id AS "userId", content, visibility, created_at AS "createdAt", updated_at AS "updatedAt",
    daily_prompt_id AS "dailyPromptId"
  FROM entries
  WHERE user_id = $1 OR (user_id = ANY($2) AND visibility = 'shared')
  ORDER BY created_at DESC, id DESC`;

interface Row {
  id: string;
  userId: string;
  content: Buffer;
}

const pool = new Pool({
  connectionString: DATABASE_URL,
  max: Number(DATABASE_POOL_SIZE),
  options: '-c timezone=GMT',
});
const values = [READER_ID, MEMBER_IDS.split(',')];

/**
 * The lower limit: one prepared statement whose texts are decrypted and whose rows are sent as JSON. It
 * checks no token, knows only one reader, and sends no headers beyond those that HTTP requires.
 */
const fastify = Fastify();
fastify.get('/api/journal', async () => {
  const { rows } = await pool.query<Row>({ name: 'list', text: LIST, values, types: textTimestamps });
  return rows.map((row) => ({ ...row, content: openContent(row) }));
});

process.once('SIGTERM', () => process.exit());
await fastify.listen({ port: Number(PORT), host: '127.0.0.1' });
