import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
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
import { removeLeftovers } from './leftovers.js';

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

const swept = new Map<string, Promise<void>>();

/** Looks for leftovers in each folder once in a process. */
function sweep(parent: string): Promise<void> {
  const sweeping = swept.get(parent) ?? removeLeftovers(parent);
  swept.set(parent, sweeping);
  return sweeping;
}

type Start = (dir: string, binaries: Binaries) => Promise<ServerHandle>;

async function startPrivate(name: string, start: Start, parent = tmpdir()): Promise<PrivateServer> {
  await sweep(parent);
  const dir = await mkdtemp(join(parent, `anew-${name}-`));
  const remove = () => rm(dir, { recursive: true, force: true });
  try {
    const handle = await start(dir, await testBinaries());
    return Object.assign(handle, {
      discard: async () => {
        await handle.stop();
        await remove();
      },
    });
  } catch (error) {
    await remove();
    throw error;
  }
}

export function privateNats(
  options: Pick<NatsOptions, 'maxPayload' | 'usersFile'> = {},
): Promise<PrivateServer> {
  return startPrivate('nats', (dir, found) => startNats({ ...options, dir, binaries: found }));
}

export function privateRedis(): Promise<PrivateServer> {
  return startPrivate('redis', (dir, found) => startRedis({ dir, binaries: found }));
}

const FAST = { fsync: 'off', max_connections: '300' };

/** File system in memory that Linux has. In a container, it may be too small for clusters. */
const MEMORY = '/dev/shm';
/** Bytes that the clusters of one run do not fill. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Folder for clusters. Each has thousands of files: on a disk, copying them takes ten times as long as in memory. */
function clustersFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(freemem(), bavail * bsize) > ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Folder of a stopped server in which each service has its databases and roles. Copying it takes a tenth of
 * the time for making it.
 */
async function postgresTemplate(found: Binaries): Promise<string> {
  // The folder above the programs contains the version in its name. A cluster works with one version only.
  const made = [basename(dirname(found.postgresBin)), process.getuid?.() ?? 'x', ...SERVICES].join('-');
  const template = join(clustersFolder(), `anew-postgres-template-${made}`);
  if (existsSync(template)) return template;
  const fresh = await mkdtemp(join(dirname(template), 'anew-postgres-'));
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
  return startPrivate(
    'postgres',
    (dir, found) => startPostgres({ dir, binaries: found, settings: FAST, template }),
    dirname(template),
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
