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
import type { Binaries, ServerHandle, ServiceName } from '@anew/local-servers/types';

export { freePort } from '@anew/local-servers/servers';

let binaries: Promise<Binaries> | undefined;

function testBinaries(): Promise<Binaries> {
  binaries ??= findBinaries();
  return binaries;
}

/** A server for whoever only speaks to it. */
export type ServerAddress = Pick<ServerHandle, 'url'>;

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

const FAST = { fsync: 'off', max_connections: '300' };

/** A stopped server's folder in which each service has its databases and roles: copying it takes a tenth of making it. */
async function postgresTemplate(found: Binaries): Promise<string> {
  // A cluster serves one version only, and the folder above the programs is named after it.
  const made = [basename(dirname(found.postgresBin)), process.getuid?.() ?? 'x', ...SERVICES].join('-');
  const template = join(tmpdir(), `anew-postgres-template-${made}`);
  if (existsSync(template)) return template;
  const fresh = await mkdtemp(`${template}-`);
  const server = await startPostgres({ dir: fresh, binaries: found, settings: FAST });
  await ensureDatabases(server.url, found);
  await server.stop();
  // Another worker may have been faster; its template is as good.
  await rename(fresh, template).catch(() => rm(fresh, { recursive: true, force: true }));
  return template;
}

/** A PostgreSQL of one's own with a database and a role for each service. */
export async function privatePostgres(): Promise<PrivateServer> {
  const template = await postgresTemplate(await testBinaries());
  return startPrivate('postgres', (dir, found) =>
    startPostgres({ dir, binaries: found, settings: FAST, template }),
  );
}

/** The address of one service's own database on `server`. */
export function databaseUrl(server: ServerAddress, service: ServiceName): string {
  return serviceDatabaseUrl(server.url, service);
}

/** The address of the database in which one service's keys lie. */
export function keysUrl(server: ServerAddress, service: ServiceName): string {
  return keysDatabaseUrl(server.url, service);
}
