import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryOf, processEnv } from '@anew/local-servers/environment';
import { dataKeys, developmentSecrets } from '@anew/local-servers/secrets';
import { freePort } from '@anew/local-servers/servers';
import type { Child, ProcessName } from '@anew/local-servers/types';
import { privateNats, privatePostgres, privateRedis, type PrivateServer } from '@anew/testkit/servers';
import type { Pids } from './cpu.js';
import { type Environment, startProgram, untilReady } from './program.js';
import type { Resources } from './resources.js';

export type Service = Exclude<ProcessName, 'gateway' | 'compatibility-worker'>;

const POOL_SIZE = 10;

/** Environment that all programs under test share, ours and the rivals. */
export const SHARED_ENV = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  DATABASE_POOL_SIZE: String(POOL_SIZE),
};

/** The gateway and some services, each as a process, on private servers. */
export interface Product {
  origin: string;
  postgres: PrivateServer;
  /** Process ids of the gateway, the services, NATS and PostgreSQL. */
  pids: Pids;
  /** `DATA_KEYS` of a service: the master key that wraps its authors' keys. */
  dataKeysOf: (service: Service) => string;
}

interface Health {
  dependencies: { name: string; ok: boolean }[];
}

async function areUp(origin: string, services: readonly Service[]): Promise<boolean> {
  const { dependencies } = (await (await fetch(`${origin}/api/health/ready`)).json()) as Health;
  return services.every((service) => dependencies.some(({ name, ok }) => name === service && ok));
}

/**
 * Starts the gateway with only the given services.
 * @param env additional environment variables
 */
export async function startProduct(
  services: readonly Service[],
  resources: Resources,
  env: Environment = {},
): Promise<Product> {
  const keep = async (server: Promise<PrivateServer>) =>
    resources.keep(await server, (started) => started.discard());
  const [postgres, redis, nats] = await Promise.all([
    keep(privatePostgres()),
    keep(privateRedis()),
    keep(privateNats()),
  ]);
  const folder = resources.keep(await mkdtemp(join(tmpdir(), 'anew-bench-')), (path) =>
    rm(path, { recursive: true, force: true }),
  );
  const secrets = developmentSecrets(join(folder, 'secrets.json'));
  const port = await freePort();
  const surroundings = {
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    natsUrl: nats.url,
    port,
    secrets,
  };
  const developer = { ...SHARED_ENV, RATE_LIMIT_FACTOR: '1000', ...env };
  const start = (name: 'gateway' | Service): Child => {
    // The pages are not measured, so the client need not be built.
    const own = { ...processEnv(name, surroundings, developer), CLIENT_DIR: undefined };
    return resources.keep(startProgram(entryOf(name, 'alone'), own), (program) => program.stop());
  };
  const programs = Object.fromEntries((['gateway', ...services] as const).map((name) => [name, start(name)]));
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(Object.values(programs), () => areUp(origin, services));
  const pids = Object.entries(programs).map(([name, { pid }]): [string, number] => [name, pid]);
  return {
    origin,
    postgres,
    dataKeysOf: (service) => dataKeys(service, secrets),
    pids: { ...Object.fromEntries(pids), NATS: nats.pid, PostgreSQL: postgres.pid },
  };
}
