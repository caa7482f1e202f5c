import { setTimeout as delay } from 'node:timers/promises';
import { Session } from './client.mjs';

/** @typedef {import('./server.mjs').Server} Server */
/** @typedef {{ snapshots: Map<string, string>, heldMs: number }} Moment */

const ATTEMPTS = 20;
const PAUSE_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Events are written only while this lock is free. The savepoint allows the lock to be released while the
 * transaction goes on. A writer that takes long must not make all others wait, so it is soon given up.
 */
const STOP_EVENTS = `
  BEGIN ISOLATION LEVEL REPEATABLE READ;
  SET LOCAL lock_timeout = '1s';
  SAVEPOINT events_stand_still;
  LOCK TABLE outbox IN SHARE MODE;`;
/** The first query of such a transaction decides what it sees. */
const LOOK = 'SELECT 1;';
const GO_ON = `
  ROLLBACK TO SAVEPOINT events_stand_still;
  RELEASE SAVEPOINT events_stand_still;
  SELECT pg_export_snapshot();`;

/** @param {Session[]} sessions */
const closeAll = (sessions) => Promise.all(sessions.map((session) => session.close()));

/**
 * @param {Session[]} sessions
 * @param {string} sql
 */
const inAll = (sessions, sql) => Promise.all(sessions.map((session) => session.run(sql)));

/** @param {Session[]} sessions @returns {Promise<Moment>} */
async function agree(sessions) {
  // A session that fails is closed alone, so the statements of the others must have ended before the failure is thrown.
  const stopped = await Promise.allSettled(sessions.map((session) => session.run(STOP_EVENTS)));
  const failure = stopped.find((each) => each.status === 'rejected');
  if (failure) throw failure.reason;
  const heldSince = performance.now();
  await inAll(sessions, LOOK);
  const exported = await inAll(sessions, GO_ON);
  const heldMs = performance.now() - heldSince;
  return {
    heldMs,
    snapshots: new Map(
      sessions.map(({ database }, index) => [database, /** @type {string} */ (exported[index]?.[0])]),
    ),
  };
}

/**
 * @param {Server} server
 * @param {readonly string[]} databases
 */
async function openMoment(server, databases) {
  for (let attempt = 1; ; attempt++) {
    const sessions = databases.map((database) => new Session(server, database));
    try {
      return { sessions, moment: await agree(sessions) };
    } catch (error) {
      await closeAll(sessions);
      const isBusy = error instanceof Error && error.message.includes(LOCK_NOT_AVAILABLE);
      if (!isBusy || attempt === ATTEMPTS) throw error;
      await delay(PAUSE_MS);
    }
  }
}

/**
 * Finds a moment at which no database holds the effect of an event that another has not yet recorded, and runs
 * `work` with a snapshot of each database at this moment. PostgreSQL has no snapshot of several databases. So
 * no outbox can be written while the snapshots are taken: every event that anyone could have handled by then
 * is in its producer's snapshot. Requests that write an event wait for these milliseconds.
 *
 * @template T
 * @param {Server} server
 * @param {readonly string[]} databases each with an outbox
 * @param {(moment: Moment) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function atOneMoment(server, databases, work) {
  const { sessions, moment } = await openMoment(server, databases);
  try {
    return await work(moment);
  } finally {
    await closeAll(sessions);
  }
}
