import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startChild } from '@anew/local-servers/child';
import { entryOf, hostEnv, processEnv, PROCESSES } from '@anew/local-servers/environment';
import { developmentSecrets } from '@anew/local-servers/secrets';
import { freePort } from '@anew/local-servers/servers';
import type { Child, ProcessName, Surroundings } from '@anew/local-servers/types';
import { live } from '@anew/testkit/life';
import { couple } from '@anew/testkit/person';
import { privateNats, privatePostgres, privateRedis } from '@anew/testkit/servers';
import type { Bench } from './harness/bench.js';
import { machine } from './harness/machine.js';
import { type Environment, MEMORY_ENV, NODE_FLAGS } from './harness/program.js';
import type { Resources } from './harness/resources.js';
import { rounds } from './harness/rounds.js';
import { spread } from './harness/statistics.js';
import { align } from './harness/table.js';

const ROUNDS = rounds(5);
const REST_MS = 20_000;
const READS = 400;
const READ = ['journal', 'appreciation', 'prompts/today', 'assessment/results', 'coaching/conversations'];
const HOST = fileURLToPath(import.meta.resolve('@anew/local-servers/host'));

interface Contender {
  name: string;
  command: string[];
  env: Environment;
  processes: number;
}

interface Started {
  child: Child;
  readyMs: number;
}

/** Megabytes of a process. */
interface Memory {
  /** What belongs to it alone: the part for which a container with the same image as others is charged. */
  ownMb: number;
  /** All that is in memory, Node's own program among it. */
  residentMb: number;
}

async function memoryOf({ pid }: Child): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const mb = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1_024;
  return { ownMb: mb('RssAnon'), residentMb: mb('VmRSS') };
}

/** Resolves once all processes of the contender have said that they are ready. */
async function start({ name, command, env, processes }: Contender): Promise<Started> {
  const begin = performance.now();
  let waiting = processes;
  let tell: () => void = () => undefined;
  const ready = new Promise<'ready'>((resolve) => (tell = () => resolve('ready')));
  const onLine = (line: string) => {
    if (line.includes('"msg":"ready"') && --waiting === 0) tell();
  };
  const child = startChild([process.execPath, ...command], { env: { ...env }, onLine });
  if ((await Promise.race([ready, child.exited])) !== 'ready')
    throw new Error(`${name} ended:\n${child.lastLines().join('\n')}`);
  return { child, readyMs: performance.now() - begin };
}

/** Lets a couple live through the product, and read what they have written. */
async function journey(origin: string): Promise<void> {
  const people = await couple(origin);
  for (const [index, person] of people.entries()) await live(person, index);
  for (let read = 0; read < READS; read++) {
    const [person] = people;
    await person.expectOk(person.get(`/api/${READ[read % READ.length]}`));
  }
}

async function surroundings(resources: Resources): Promise<Surroundings> {
  const [postgres, redis, nats] = await Promise.all([privatePostgres(), privateRedis(), privateNats()]);
  for (const server of [postgres, redis, nats]) resources.keep(server, (started) => started.discard());
  const folder = resources.keep(await mkdtemp(join(tmpdir(), 'anew-bench-')), (path) =>
    rm(path, { recursive: true, force: true }),
  );
  const urls = { databaseUrl: postgres.url, redisUrl: redis.url, natsUrl: nats.url };
  return { ...urls, port: await freePort(), secrets: developmentSecrets(join(folder, 'secrets.json')) };
}

const SHARED = { PATH: process.env.PATH, LOG_LEVEL: 'info', RATE_LIMIT_FACTOR: '1000' };

/** A process by itself, as its image starts it. */
function alone(name: ProcessName, around: Surroundings): Contender {
  const env = processEnv(name, around, { ...SHARED, NODE_ENV: 'production' });
  // Code is compiled already after the first start, as it is in an image.
  return {
    name,
    command: [...NODE_FLAGS, entryOf(name, 'alone')],
    env: { ...MEMORY_ENV, ...env },
    processes: 1,
  };
}

/** All processes in one program, as `npm start` does it. */
const together = (around: Surroundings): Contender => ({
  name: 'all in one program',
  command: [HOST],
  env: hostEnv(around, SHARED),
  processes: PROCESSES.length,
});

interface Measured {
  name: string;
  readyMs: number[];
  atRest: Memory;
  afterJourney: Memory;
}

interface Running {
  name: string;
  child: Child;
  readyMs: number[];
}

/** Starts a contender some times. The last one keeps running. */
async function startRounds(contender: Contender, resources: Resources): Promise<Running> {
  // The first start migrates and compiles, so it is not counted.
  let last = await start(contender);
  const readyMs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await last.child.stop();
    last = await start(contender);
    readyMs.push(last.readyMs);
  }
  const child = resources.keep(last.child, (program) => program.stop());
  return { name: contender.name, child, readyMs };
}

/** Measures all of them at rest, before and after a journey. */
async function measure(contenders: Contender[], origin: string, resources: Resources): Promise<Measured[]> {
  const running: Running[] = [];
  for (const contender of contenders) running.push(await startRounds(contender, resources));
  await delay(REST_MS);
  const atRest = await Promise.all(
    running.map(async (each) => ({ ...each, atRest: await memoryOf(each.child) })),
  );
  await journey(origin);
  await delay(REST_MS);
  const measured = await Promise.all(
    atRest.map(async ({ child, ...rest }) => ({ ...rest, afterJourney: await memoryOf(child) })),
  );
  for (const { child } of running) await child.stop();
  return measured;
}

function row({ name, readyMs, atRest, afterJourney }: Measured): string[] {
  const { median, min } = spread(readyMs);
  const memory = [atRest, afterJourney].flatMap(({ ownMb, residentMb }) => [ownMb, residentMb]);
  return [name, ...[median, min, ...memory].map((value) => value.toFixed(0)), ''];
}

export const bench: Bench = {
  title: 'Memory of each process at rest, and the time that it needs to start',
  async run(resources) {
    const around = await surroundings(resources);
    const origin = `http://127.0.0.1:${around.port}`;
    const apart = await measure(
      PROCESSES.map((name) => alone(name, around)),
      origin,
      resources,
    );
    const measured = [...apart, ...(await measure([together(around)], origin, resources))];
    const head = [
      '',
      'ready ms',
      'fastest',
      'own MB at rest',
      'resident',
      'own after a journey',
      'resident',
      '',
    ];
    return { table: align([head, ...measured.map(row)]), data: { ...machine(), measured } };
  },
};
