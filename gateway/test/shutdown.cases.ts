import { setTimeout } from 'node:timers/promises';
import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import type { ServiceName } from '@anew/contracts/rpc/services';
import { Database, type Hold } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { type Answer, couple, type SignedUp } from '@anew/testkit/person';
import { READY_MS } from '@anew/testkit/processes';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { system } from './all-processes.js';
import { type Traffic, traffic } from './traffic.js';

/** Milliseconds, more than a shutdown and a start take until either is given up. */
const LONG_MS = 150_000;
const AT_ONCE = 5;
/** Milliseconds without an answer after which the service has taken a request. */
const TAKEN_MS = 500;
const WORKER = 'compatibility-worker';

let a: SignedUp;
let b: SignedUp;

beforeAll(async () => {
  [a, b] = await couple(system.origin);
});

interface Case {
  name: string;
  service: ServiceName;
  /** Table that the path reads, so that its readers wait while the test locks it. */
  table: string;
  path: string;
  /** Requests that wait at the same time. A list is read on two connections, so the database sees no more wait. */
  atOnce?: number;
}

const SERVICES: Case[] = [
  { name: 'identity-couple', service: 'identity-couple', table: 'households', path: '/api/household' },
  { name: 'content', service: 'content', table: 'quotes', path: '/api/quotes/today' },
  { name: 'journal', service: 'journal', table: 'entries', path: '/api/journal', atOnce: 2 },
  { name: 'assessment', service: 'assessment', table: 'responses', path: '/api/assessment/my-responses' },
  { name: 'coaching', service: 'coaching', table: 'conversations', path: '/api/coaching/conversations' },
];
const GATEWAY: Case = { ...SERVICES[2]!, name: 'gateway' };

async function withHold<T>(
  service: ServiceName,
  statement: string,
  work: (database: Database, hold: Hold) => Promise<T>,
): Promise<T> {
  const database = new Database(system.postgres, service);
  const hold = await database.hold(statement);
  try {
    return await work(database, hold);
  } finally {
    await hold.release();
    await database.close();
  }
}

const waitingFor = (database: Database, count: number) =>
  eventually(`${count} requests to be in the middle of their work`, async () =>
    (await database.waiting()) >= count ? true : undefined,
  );

const notReady = (name: string) =>
  eventually(`${name} not to be ready`, async () =>
    (await system.isReady(name)) === false ? true : undefined,
  );

/** Starts a process that has ended, or was to end. Whatever came of it, the next case finds it well. */
async function startAgain(name: string): Promise<void> {
  await system.end(name, 'SIGKILL');
  system.startAgain(name);
  await eventually(
    `${name} to be back`,
    async () => ((await system.isReady(name)) ? true : undefined),
    READY_MS,
  );
  await system.ready();
}

const answers = Object.fromEntries(ASSESSMENT_QUESTIONS.map(({ id, options }) => [id, options[0]!.value]));
const submit = (person: SignedUp) =>
  person.expectOk(person.post('/api/assessment/submit', { responses: answers }));

interface Stopped {
  code: number | null;
  answers: Answer[];
}

/** Stops a process while its requests wait, lets them and those that it still took continue, and starts it again. */
async function stoppedInTheMiddle(
  { name, service, table, path, atOnce = AT_ONCE }: Case,
  meanwhile: () => Promise<Promise<Answer>[]>,
): Promise<Stopped> {
  try {
    return await withHold(service, `LOCK TABLE ${table}`, async (database, hold) => {
      const requests = Array.from({ length: atOnce }, () => a.get(path));
      await waitingFor(database, atOnce);
      const ended = system.end(name, 'SIGTERM');
      await notReady(name);
      const alsoTaken = await meanwhile();
      await hold.release();
      return { answers: await Promise.all([...requests, ...alsoTaken]), code: await ended };
    });
  } finally {
    await startAgain(name);
  }
}

/**
 * Asks until the answer comes at once, which is then a refusal: what the service takes waits for the locked table.
 * A service may take requests for a moment after it has said that it is not ready.
 */
async function askUntilRefused(path: string): Promise<{ refused: Answer; taken: Promise<Answer>[] }> {
  const taken: Promise<Answer>[] = [];
  const refused = await eventually(`a request for ${path} to be refused`, async () => {
    const asked = a.get(path);
    const answer = await Promise.race([asked, setTimeout(TAKEN_MS, undefined)]);
    if (!answer) taken.push(asked);
    return answer;
  });
  return { refused, taken };
}

describe('a SIGTERM', () => {
  let others: Traffic;

  beforeAll(() => {
    others = traffic(
      b,
      SERVICES.map(({ path }) => path),
    );
  });

  it.each(SERVICES)(
    'to $name lets the requests in flight finish, refuses what comes after, and ends with code 0',
    async (service) => {
      let refused: Answer | undefined;
      const stopped = await stoppedInTheMiddle(service, async () => {
        const asked = await askUntilRefused(service.path);
        refused = asked.refused;
        return asked.taken;
      });

      expect(stopped.answers.length).toBeGreaterThanOrEqual(service.atOnce ?? AT_ONCE);
      expect(stopped.answers.filter(({ status }) => status !== 200)).toEqual([]);
      expect(stopped.code).toBe(0);
      expect(refused).toMatchObject({ status: 503, body: { statusCode: 503, code: 'service_unavailable' } });
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    },
    LONG_MS,
  );

  it('makes the others’ requests succeed or come again later, and nothing else', async () => {
    const outcomes = await others.stop();
    const answered = outcomes.filter(({ status }) => status === 200).map(({ path }) => path);
    expect([...new Set(answered)].sort()).toEqual(SERVICES.map(({ path }) => path).sort());
    const failed = outcomes.filter(({ status }) => status !== 200);
    expect(failed.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
  });

  it(
    'to the gateway lets the requests in flight finish and ends with code 0',
    async () => {
      const stopped = await stoppedInTheMiddle(GATEWAY, () => Promise.resolve([]));
      expect(stopped.answers.map(({ status }) => status)).toEqual(Array(GATEWAY.atOnce ?? AT_ONCE).fill(200));
      expect(stopped.code).toBe(0);
    },
    LONG_MS,
  );

  it(
    'to the worker lets the job in hand finish and ends with code 0',
    async () => {
      const statement = 'LOCK TABLE round_results IN EXCLUSIVE MODE';
      const code = await withHold('assessment', statement, async (database, hold) => {
        await Promise.all([submit(a), submit(b)]);
        await waitingFor(database, 1);
        const ended = system.end(WORKER, 'SIGTERM');
        await notReady(WORKER);
        await hold.release();
        return ended;
      });
      // No other process can have computed the result.
      const { body } = await a.get('/api/assessment/results');
      await startAgain(WORKER);
      expect({ code, body }).toEqual({ code: 0, body: expect.anything() });
    },
    LONG_MS,
  );

  // Each start costs seconds, so only processes that a later case ends are started again.
  it.each([
    { server: 'redis', names: ['gateway', 'assessment', WORKER], again: ['gateway', 'assessment', WORKER] },
    { server: 'postgres', names: ['assessment', WORKER], again: ['assessment'] },
    { server: 'nats', names: ['gateway', 'assessment'], again: [] },
  ] as const)(
    'while $server is away ends $names with code 0 all the same',
    async ({ server, names, again }) => {
      await system[server].kill();
      const ended = await Promise.all(
        names.map(async (name) => [name, await system.end(name, 'SIGTERM')] as const),
      );
      await system[server].start();
      await Promise.all(again.map(startAgain));
      expect(ended).toEqual(names.map((name) => [name, 0]));
    },
    LONG_MS,
  );
});
