import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** @typedef {import('./server.mjs').Client} Client */
/** @typedef {import('./server.mjs').Server} Server */

// Verbose errors contain the code, which is the same in every language.
const PSQL = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-v', 'VERBOSITY=verbose'];
const DONE = 'the statements before this line are done';

/**
 * Waits until a program has ended well.
 *
 * @param {Client} client
 * @param {string} what it does, for the message of a failure
 */
export async function ended(client, what) {
  const complaint = text(client.stderr);
  const [code] = await once(client, 'close');
  if (code !== 0) throw new Error(`${what} failed: ${(await complaint).trim()}`);
}

/**
 * Runs statements in one database, each committed by itself.
 *
 * @param {Server} server
 * @param {string} database
 * @param {string} sql
 * @returns {Promise<string[]>} rows, with `|` between their columns
 */
export async function query(server, database, sql) {
  const client = server.start('psql', [...PSQL, '--dbname', database]);
  const rows = text(client.stdout);
  client.stdin.on('error', () => {});
  client.stdin.end(sql);
  await ended(client, `A statement in ${database}`);
  return (await rows).split('\n').filter(Boolean);
}

/** A connection that stays open between statements, so that a transaction can wait for others. */
export class Session {
  /**
   * @param {Server} server
   * @param {string} database
   */
  constructor(server, database) {
    this.database = database;
    this.client = server.start('psql', [...PSQL, '--dbname', database]);
    this.client.stdin.on('error', () => {});
    this.lines = createInterface(this.client.stdout)[Symbol.asyncIterator]();
    this.complaint = text(this.client.stderr);
    /** @type {Promise<string>} why the program did not start, or nothing, once it is over */
    this.closed = once(this.client, 'close').then(
      () => '',
      (error) => error.message,
    );
  }

  /**
   * @param {string} sql
   * @returns {Promise<string[]>} rows
   * @throws when a statement failed, after which the session is over
   */
  async run(sql) {
    this.client.stdin.write(`${sql}\n\\echo ${DONE}\n`);
    const rows = [];
    for (;;) {
      const { value, done } = await this.lines.next();
      if (done) {
        const reason = (await this.closed) || (await this.complaint).trim();
        throw new Error(`A statement in ${this.database} failed: ${reason}`);
      }
      if (value === DONE) return rows;
      rows.push(value);
    }
  }

  /** Ends the session, and its transaction with it. */
  async close() {
    this.client.stdin.end();
    await this.closed;
  }
}
