import { join } from 'node:path';
import { findBinaries } from '../../libs/local-servers/src/binaries.mjs';
import { run } from '../../libs/local-servers/src/child.mjs';
import { serviceDatabaseUrl } from '../../libs/local-servers/src/databases.mjs';

/** @typedef {Pick<import('../../libs/local-servers/src/types.mjs').Surroundings, 'databaseUrl'>} Surroundings */
/** @typedef {import('../../libs/local-servers/src/types.mjs').ServiceName} ServiceName */

/**
 * Moves what was made today into the past, because no call can do that.
 *
 * @param {Surroundings} surroundings
 * @param {ServiceName} service
 * @param {string[]} statements
 */
export async function changeDates({ databaseUrl }, service, statements) {
  const binaries = await findBinaries();
  const url = new URL(serviceDatabaseUrl(databaseUrl, service));
  const PGPASSWORD = url.password;
  url.password = '';
  await run([join(binaries.postgresBin, 'psql'), '-X', '-q', '-v', 'ON_ERROR_STOP=1', '-f', '-', url.href], {
    env: { ...process.env, ...binaries.env, PGPASSWORD },
    input: statements.join('\n'),
  });
}

/** @param {number} daysAgo */
export const shifted = (daysAgo) => `now() - interval '${daysAgo} days ${daysAgo % 5} hours'`;

/** @param {string} text */
export const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
