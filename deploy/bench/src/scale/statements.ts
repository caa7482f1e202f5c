import type { Client } from 'pg';

export interface Statement {
  database: string;
  id: string;
  text: string;
  calls: number;
  meanMs: number;
  /** Pages of 8 kB that one call looks at, which other load on the machine does not change. */
  pages: number;
}

const STATEMENTS = `
  SELECT d.datname AS database, s.queryid::text AS id, regexp_replace(s.query, '\\s+', ' ', 'g') AS text,
    sum(s.calls)::int AS calls, sum(s.total_exec_time) / sum(s.calls) AS "meanMs",
    (sum(s.shared_blks_hit + s.shared_blks_read) / sum(s.calls))::float AS pages
  FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid JOIN pg_roles r ON r.oid = s.userid
  WHERE NOT r.rolsuper AND s.calls > 0
  GROUP BY 1, 2, 3`;

/** What the services have asked since {@link forgetStatements}. */
export async function listStatements(client: Client): Promise<Statement[]> {
  return (await client.query<Statement>(STATEMENTS)).rows;
}

export async function forgetStatements(client: Client): Promise<void> {
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements; SELECT pg_stat_statements_reset()');
}

export interface TableSize {
  table: string;
  rows: number;
  tableBytes: number;
  indexBytes: number;
}

/** Sizes of the tables in one database, the schema with the pattern left out. */
export async function listSizes(client: Client): Promise<TableSize[]> {
  const { rows } = await client.query<TableSize>(`
    SELECT current_database() || ' ' || relname AS "table", n_live_tup::int AS rows,
      pg_table_size(relid)::float AS "tableBytes", pg_indexes_size(relid)::float AS "indexBytes"
    FROM pg_stat_user_tables WHERE schemaname = 'public'`);
  return rows;
}

/** Rows that are deleted by age, each with the time that decides. */
const AGING: readonly [database: RegExp, table: string, change: string][] = [
  [/^anew_(?!.*_keys$)/, 'outbox', "published_at = now() - interval '15 days'"],
  [/^anew_(?!.*_keys$)/, 'inbox', "received_at = now() - interval '31 days'"],
  [/^anew_(?!.*_keys$)/, 'idempotency_keys', "created_at = now() - interval '25 hours'"],
  [/^anew_identity_couple$/, 'sessions', "ended_at = now() - interval '2 days'"],
  [/^anew_identity_couple$/, 'security_events', "at = now() - interval '181 days'"],
];
/** Rows that come of age in each run. The number is the same for all sizes, so that only the table grows, not the work. */
const AGED = 5_000;

/** Lets the same number of rows come of age in each table, none of them a pattern couple's. */
export async function age(client: Client, database: string): Promise<void> {
  for (const [databases, table, change] of AGING)
    if (databases.test(database)) await client.query(statementOf(table, change));
}

function statementOf(table: string, change: string): string {
  const ownIds = table === 'inbox' ? 'event_id' : table === 'idempotency_keys' ? 'user_id' : 'id';
  return `
    UPDATE "${table}" SET ${change} WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM "${table}" t
      WHERE NOT EXISTS (SELECT 1 FROM pattern."${table}" p WHERE p.${ownIds} = t.${ownIds}) LIMIT ${AGED}))`;
}
