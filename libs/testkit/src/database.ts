import type { ServiceName } from '@anew/local-servers/types';
import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import { databaseUrl, keysUrl, type ServerAddress } from './servers.js';

/** Reads a service's own database. It survives a restart of the server. */
export class Database {
  private readonly pool: Pool;

  constructor(server: ServerAddress, service: ServiceName, which: 'data' | 'keys' = 'data') {
    const connectionString = which === 'data' ? databaseUrl(server, service) : keysUrl(server, service);
    this.pool = new Pool({ connectionString, max: 4 });
    this.pool.on('error', () => undefined);
  }

  async query<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(text, values)).rows;
  }

  /**
   * Takes a lock and keeps it, so that others wait until it is released or the server is gone.
   * @param statement such as `LOCK TABLE results IN EXCLUSIVE MODE`
   */
  async hold(statement: string): Promise<Hold> {
    const client = await this.pool.connect();
    client.on('error', () => undefined);
    await client.query('BEGIN');
    await client.query(statement);
    return new Hold(client);
  }

  /** Number of statements that are waiting for a lock. */
  async waiting(): Promise<number> {
    const [row] = await this.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return row?.count ?? 0;
  }

  /** All tables, each with its rows as text. */
  async tables(): Promise<{ name: string; rows: string[] }[]> {
    const names = await this.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    );
    const tables: { name: string; rows: string[] }[] = [];
    for (const { name } of names) {
      const rows = await this.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`);
      tables.push({ name, rows: rows.map(({ row }) => row) });
    }
    return tables;
  }

  /** All rows of all tables as text, each preceded by the name of its table. */
  async everything(): Promise<string[]> {
    const tables = await this.tables();
    return tables.flatMap(({ name, rows }) => rows.map((row) => `${name} ${row}`));
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

export class Hold {
  private released: Promise<void> | undefined;

  constructor(private readonly client: PoolClient) {}

  /** Releases the lock. It does not fail if the server, and the lock with it, is gone. */
  release(): Promise<void> {
    this.released ??= this.rollBack();
    return this.released;
  }

  private async rollBack(): Promise<void> {
    const lost = await this.client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    this.client.release(lost);
  }
}
