import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { natsPasswords, natsUsers } from './nats-users.mjs';
import { ensureCluster, postgresAccount, superuserPassword } from './postgres-cluster.mjs';
import { jetStreamAnswers, postgresAnswers, redisAnswers } from './probes.mjs';
import { keptSecret } from './secrets.mjs';
import { startServer } from './server-process.mjs';

export { freePort } from './probes.mjs';

/**
 * The server uses only the loopback interface and no socket file, whose path would have a length limit.
 * Without tzdata, GMT is the only known time zone.
 */
const POSTGRES_SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'GMT',
  log_timezone: 'GMT',
  jit: 'off',
  // The log must contain no values of rows, because a value refused by a unique index may be a person's
  // address.
  log_error_verbosity: 'terse',
};

/** @param {import('./types.mjs').PostgresOptions} options */
export async function startPostgres(options) {
  const { dir, port, binaries, onLine, settings } = options;
  const account = postgresAccount();
  await ensureCluster(options, account);
  const password = superuserPassword(dir);
  const all = Object.entries({ ...POSTGRES_SETTINGS, ...settings });
  return startServer({
    name: 'PostgreSQL',
    dir,
    port,
    onLine,
    env: binaries.env,
    prefix: account.prefix,
    // SIGINT is PostgreSQL's fast shutdown. After SIGTERM it would wait until every client has left.
    deathSignal: 'SIGINT',
    command: (chosen) => [
      join(binaries.postgresBin, 'postgres'),
      ...['-D', join(dir, 'cluster'), '-p', String(chosen)],
      ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    probe: postgresAnswers,
    url: (chosen) => `postgres://anew:${password}@127.0.0.1:${chosen}/postgres`,
  });
}

/**
 * @param {string} dir
 * @param {string} password
 */
const redisConfiguration = (dir, password) => `
bind 127.0.0.1
dir "${dir}"
requirepass ${password}
appendonly yes
save ""
maxmemory-policy noeviction
`;

/** @param {import('./types.mjs').ServerOptions} options */
export async function startRedis({ dir, port, binaries, onLine }) {
  const password = keptSecret(join(dir, 'password'));
  const file = join(dir, 'redis.conf');
  writeFileSync(file, redisConfiguration(dir, password), { mode: 0o600 });
  return startServer({
    name: 'Redis',
    dir,
    port,
    onLine,
    env: binaries.env,
    deathSignal: 'SIGTERM',
    command: (chosen) => [binaries.redisServer, file, '--port', String(chosen)],
    probe: (chosen) => redisAnswers(chosen, password),
    url: (chosen) => `redis://default:${password}@127.0.0.1:${chosen}`,
  });
}

/** Largest message, enough for a picture of 5 MB in base64. This setting has no command-line option. */
const MAX_PAYLOAD = '8MB';
/**
 * One thread carries what a laptop asks for, and does not wake others for every message. NATS's heap is small, so
 * its garbage may grow to several times that before it is collected.
 */
const NATS_RUNTIME = { GOMAXPROCS: '1', GOGC: '400' };

/** @param {import('./types.mjs').NatsOptions} options */
export async function startNats({ dir, port, binaries, onLine, maxPayload = MAX_PAYLOAD, usersFile }) {
  const store = join(dir, 'jetstream');
  mkdirSync(store, { recursive: true });
  const password = keptSecret(join(dir, 'password'));
  const configuration = join(dir, 'nats.conf');
  const users = natsUsers(usersFile);
  writeFileSync(configuration, `max_payload: ${maxPayload}\n${users}`);
  return startServer({
    name: 'NATS',
    dir,
    port,
    onLine,
    env: { ...binaries.env, ...NATS_RUNTIME, ...natsPasswords(password, users) },
    deathSignal: 'SIGTERM',
    command: (chosen) => [
      binaries.natsServer,
      ...['--config', configuration, '--name', 'anew'],
      ...['--addr', '127.0.0.1', '--port', String(chosen)],
      ...['--jetstream', '--store_dir', store],
    ],
    probe: (chosen) => jetStreamAnswers(chosen, password),
    url: (chosen) => `nats://operator:${password}@127.0.0.1:${chosen}`,
  });
}
