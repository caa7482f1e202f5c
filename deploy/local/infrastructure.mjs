import { join } from 'node:path';
import { findBinaries } from '../../libs/local-servers/src/binaries.mjs';
import { ensureDatabases } from '../../libs/local-servers/src/databases.mjs';
import { dataFolder } from '../../libs/local-servers/src/paths.mjs';
import { startNats, startPostgres, startRedis } from '../../libs/local-servers/src/servers.mjs';
import { logFile } from './logs.mjs';
import { say } from './progress.mjs';

/** @typedef {import('../../libs/local-servers/src/types.mjs').ServerHandle} ServerHandle */
/** @typedef {{ databaseUrl: string, redisUrl: string, natsUrl: string, handles: ServerHandle[] }} Infrastructure */

/**
 * Servers that the environment names, and private ones for the rest.
 *
 * @returns {Promise<Infrastructure>}
 */
export async function startInfrastructure() {
  const binaries = await findBinaries((sentence) => say(`Servers: ${sentence} …`));
  const options = (/** @type {string} */ name) => ({
    binaries,
    dir: join(dataFolder, name),
    onLine: logFile(name),
  });
  const { DATABASE_URL, REDIS_URL, NATS_URL } = process.env;
  const [postgres, redis, nats] = await Promise.all([
    DATABASE_URL ? undefined : startPostgres(options('postgres')),
    REDIS_URL ? undefined : startRedis(options('redis')),
    NATS_URL ? undefined : startNats(options('nats')),
  ]);
  const databaseUrl = DATABASE_URL || /** @type {ServerHandle} */ (postgres).url;
  await ensureDatabases(databaseUrl, binaries);
  return {
    databaseUrl,
    redisUrl: REDIS_URL || /** @type {ServerHandle} */ (redis).url,
    natsUrl: NATS_URL || /** @type {ServerHandle} */ (nats).url,
    handles: [postgres, redis, nats].filter((handle) => handle !== undefined),
  };
}
