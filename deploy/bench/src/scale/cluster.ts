import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '@anew/local-servers/binaries';
import { databaseOf, ensureDatabases, keysDatabaseOf, SERVICES } from '@anew/local-servers/databases';
import { startPostgres } from '@anew/local-servers/servers';
import type { PrivateServer } from '@anew/testkit/servers';
import { Client } from 'pg';

/** Reads and writes fill the disk here and not memory, and statements are counted. */
const SETTINGS = {
  max_connections: '300',
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  synchronous_commit: 'off',
  fsync: 'off',
  maintenance_work_mem: '256MB',
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.max': '5000',
  track_io_timing: 'on',
};

/** A PostgreSQL on disk with the services' databases. */
export async function diskPostgres(): Promise<PrivateServer> {
  const dir = await mkdtemp(join(tmpdir(), 'anew-scale-'));
  const binaries = await findBinaries();
  const handle = await startPostgres({ dir, binaries, settings: SETTINGS });
  await ensureDatabases(handle.url, binaries);
  return Object.assign(handle, {
    discard: async () => {
      await handle.stop();
      await rm(dir, { recursive: true, force: true });
    },
  });
}

/** Names of all databases: each service's data and keys. */
export const DATABASES: string[] = SERVICES.flatMap((service) => [
  databaseOf(service),
  keysDatabaseOf(service),
]);

/** Connects the superuser to one database, since triggers and foreign keys are off while rows are copied. */
export async function connectTo(postgres: PrivateServer, database: string): Promise<Client> {
  const url = new URL(postgres.url);
  url.pathname = `/${database}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  return client;
}
