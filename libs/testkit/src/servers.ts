import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '@anew/local-servers/binaries';
import { ensureDatabases, keysDatabaseUrl, serviceDatabaseUrl } from '@anew/local-servers/databases';
import { startNats, startPostgres, startRedis } from '@anew/local-servers/servers';
import type { Binaries, ServerHandle, ServiceName } from '@anew/local-servers/types';

export { freePort } from '@anew/local-servers/servers';

let binaries: Promise<Binaries> | undefined;

function testBinaries(): Promise<Binaries> {
  binaries ??= findBinaries();
  return binaries;
}

export interface PrivateServer extends ServerHandle {
  /** Stops the server and forgets what it kept. */
  discard(): Promise<void>;
}

type Start = (dir: string, binaries: Binaries) => Promise<ServerHandle>;

async function startPrivate(name: string, start: Start): Promise<PrivateServer> {
  const dir = await mkdtemp(join(tmpdir(), `anew-${name}-`));
  const handle = await start(dir, await testBinaries());
  return Object.assign(handle, {
    discard: async () => {
      await handle.stop();
      await rm(dir, { recursive: true, force: true });
    },
  });
}

export function privateNats(): Promise<PrivateServer> {
  return startPrivate('nats', (dir, found) => startNats({ dir, binaries: found }));
}

export function privateRedis(): Promise<PrivateServer> {
  return startPrivate('redis', (dir, found) => startRedis({ dir, binaries: found }));
}

/** A PostgreSQL of one's own with a database and a role for each service. */
export async function privatePostgres(): Promise<PrivateServer> {
  const template = join(tmpdir(), `anew-postgres-template-${process.getuid?.() ?? 'x'}`);
  const settings = { fsync: 'off', max_connections: '300' };
  const server = await startPrivate('postgres', (dir, found) =>
    startPostgres({ dir, binaries: found, settings, template }),
  );
  await ensureDatabases(server.url, await testBinaries());
  return server;
}

/** The address of one service's own database on `server`. */
export function databaseUrl(server: PrivateServer, service: ServiceName): string {
  return serviceDatabaseUrl(server.url, service);
}

/** The address of the database in which one service's keys lie. */
export function keysUrl(server: PrivateServer, service: ServiceName): string {
  return keysDatabaseUrl(server.url, service);
}
