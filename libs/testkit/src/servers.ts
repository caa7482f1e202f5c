import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { findBinaries } from '@anew/local-servers/binaries';
import {
  ensureDatabases,
  keysDatabaseUrl,
  serviceDatabaseUrl,
  SERVICES,
} from '@anew/local-servers/databases';
import { startNats, startPostgres, startRedis } from '@anew/local-servers/servers';
import type { Binaries, NatsOptions, ServerHandle, ServiceName } from '@anew/local-servers/types';

export { freePort } from '@anew/local-servers/servers';

let binaries: Promise<Binaries> | undefined;

function testBinaries(): Promise<Binaries> {
  binaries ??= findBinaries();
  return binaries;
}

/** A server, for code that only connects to it. */
export type ServerAddress = Pick<ServerHandle, 'url'>;

export interface PrivateServer extends ServerHandle {
  /** Stops the server and deletes its data. */
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

export function privateNats(options: Pick<NatsOptions, 'maxPayload'> = {}): Promise<PrivateServer> {
  return startPrivate('nats', (dir, found) => startNats({ ...options, dir, binaries: found }));
}

export function privateRedis(): Promise<PrivateServer> {
  return startPrivate('redis', (dir, found) => startRedis({ dir, binaries: found }));
}

const FAST = { fsync: 'off', max_connections: '300' };

/**
 * Folder of a stopped server in which each service has its databases and roles. Copying it takes a tenth of
 * the time for making it.
 */
async function postgresTemplate(found: Binaries): Promise<string> {
  // The folder above the programs contains the version in its name. A cluster works with one version only.
  const made = [basename(dirname(found.postgresBin)), process.getuid?.() ?? 'x', ...SERVICES].join('-');
  const template = join(tmpdir(), `anew-postgres-template-${made}`);
  if (existsSync(template)) return template;
  const fresh = await mkdtemp(`${template}-`);
  const server = await startPostgres({ dir: fresh, binaries: found, settings: FAST });
  await ensureDatabases(server.url, found);
  await server.stop();
  // Another worker may have been faster. Its template is the same.
  await rename(fresh, template).catch(() => rm(fresh, { recursive: true, force: true }));
  return template;
}

/** A private PostgreSQL with a database and a role for each service. */
export async function privatePostgres(): Promise<PrivateServer> {
  const template = await postgresTemplate(await testBinaries());
  return startPrivate('postgres', (dir, found) =>
    startPostgres({ dir, binaries: found, settings: FAST, template }),
  );
}

/** Address of a service's own database on `server`. */
export function databaseUrl(server: ServerAddress, service: ServiceName): string {
  return serviceDatabaseUrl(server.url, service);
}

/** Address of the database with a service's keys. */
export function keysUrl(server: ServerAddress, service: ServiceName): string {
  return keysDatabaseUrl(server.url, service);
}
