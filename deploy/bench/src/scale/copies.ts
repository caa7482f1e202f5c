import type { Client } from 'pg';

/** Tables whose rows do not grow with the couples, or that hold nothing of them. */
const BOUNDED = [
  'migrations',
  'module_texts',
  'modules',
  'signing_keys',
  'seeds',
  'quotes',
  'prompts',
  'activities',
];
const NEVER_COPIED = [...BOUNDED, 'provider_seats'];
/** References to content that all couples share. */
const SHARED_IDS = ['item_id', 'replaced_item_id', 'prompt_id', 'activity_id', 'daily_prompt_id'];
/** Texts that differ from person to person. */
const OWN_TEXTS = ['email', 'claimed_email', 'invite_code', 'credential_id', 'subject', 'versions_key'];

/**
 * Rows of a couple's life for each row of the pattern couples, who have lived for a day. Together they are a
 * small part of what two years of daily use would leave; proportions matter here, and every table grows tenfold.
 */
export const TIMES: Readonly<Record<string, number>> = {
  entries: 5,
  appreciations: 10,
  prompt_answers: 6,
  daily_choices: 6,
  activity_completions: 4,
  messages: 4,
  chat_uses: 4,
  security_events: 3,
  sessions: 2,
};
/** Days over which rows that are deleted by age are spread, as their retention leaves them. */
const SPREAD: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  outbox: { published_at: 13.9 },
  inbox: { received_at: 29.9 },
  idempotency_keys: { created_at: 0.99 },
  security_events: { at: 179 },
};

const COPY_ID = `
  CREATE SCHEMA pattern;
  CREATE FUNCTION pattern.copy_id(id uuid, n int) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (left(id::text, 15) || substr(md5(id::text || n), 1, 3) || '-9' || substr(md5(id::text || n), 4, 3)
      || '-' || substr(md5(id::text || n), 7, 12))::uuid;
  CREATE FUNCTION pattern.copy_ids(ids uuid[], n int) RETURNS uuid[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ARRAY(SELECT pattern.copy_id(id, n) FROM unnest(ids) AS id);`;

interface Column {
  table: string;
  name: string;
  type: string;
  unique: boolean;
}

const COLUMNS = `
  SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, NULL) AS type,
    EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique AND a.attnum = ANY(i.indkey)) AS unique
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname, a.attnum`;

/** SQL of a column in copy `n` of a row, `m` of the times that the row stands for. */
function expression({ table, name, type, unique }: Column): string {
  const column = `"${name}"`;
  const days = SPREAD[table]?.[name];
  if (days !== undefined) return `now() - random() * interval '${days} days'`;
  if (SHARED_IDS.includes(name)) return column;
  if (table === 'messages' && name === 'reply_to')
    return `CASE WHEN m = 0 THEN pattern.copy_id(${column}, n * 100) END`;
  if (type === 'uuid')
    return name === 'id' ? `pattern.copy_id(${column}, n * 100 + m)` : `pattern.copy_id(${column}, n * 100)`;
  if (type === 'uuid[]') return `pattern.copy_ids(${column}, n * 100)`;
  if (type === 'bytea' && unique) return `sha256(${column} || int4send(n * 100 + m))`;
  if (type === 'date' && TIMES[table]) return `${column} - m`;
  if (table === 'messages' && name === 'position') return `${column} + m * 1000`;
  if (name === 'created_at' && TIMES[table]) return `${column} - m * interval '1 day'`;
  if (OWN_TEXTS.includes(name)) return `n || '.' || ${column}`;
  return column;
}

function copyStatement(table: string, columns: Column[]): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  return `
    INSERT INTO "${table}" (${names}) SELECT ${columns.map(expression).join(', ')}
    FROM pattern."${table}", generate_series($1::int, $2::int) AS n, generate_series(0, ${(TIMES[table] ?? 1) - 1}) AS m`;
}

/** Copies the rows of pattern couples in one database under new ids. */
export class Copies {
  private constructor(
    private readonly client: Client,
    private readonly statements: string[],
  ) {}

  /** Keeps the present rows of a database as the pattern. */
  static async of(client: Client): Promise<Copies> {
    await client.query(`${COPY_ID} SET session_replication_role = replica`);
    const { rows } = await client.query<Column>(COLUMNS);
    const tables = new Set(rows.map(({ table }) => table).filter((table) => !NEVER_COPIED.includes(table)));
    const statements: string[] = [];
    for (const table of tables) {
      await client.query(`CREATE TABLE pattern."${table}" AS SELECT * FROM public."${table}"`);
      const columns = rows.filter((column) => column.table === table);
      statements.push(copyStatement(table, columns));
    }
    return new Copies(client, statements);
  }

  /** Adds copies with the numbers from `first` to `last`. */
  async add(first: number, last: number): Promise<void> {
    for (const statement of this.statements)
      for (let from = first; from <= last; from += AT_ONCE)
        await this.client.query(statement, [from, Math.min(last, from + AT_ONCE - 1)]);
    await this.client.query('VACUUM ANALYZE');
  }
}

const AT_ONCE = 500;
