import { connect, type Socket } from 'node:net';
import { freePort } from '@anew/local-servers/servers';
import { type SignedUp, single } from '@anew/testkit/person';
import type { Bench } from './harness/bench.js';
import { getRequest } from './harness/load-connection.js';
import { LoadGenerator } from './harness/load-generator.js';
import type { LoadOrder } from './harness/load-order.js';
import { machine } from './harness/machine.js';
import { Debugger } from './harness/memory.js';
import { startProduct } from './harness/product.js';
import type { Resources } from './harness/resources.js';
import { rounds } from './harness/rounds.js';
import { signedInAs } from './harness/signed-in.js';
import { type Spread, spread } from './harness/statistics.js';
import { align } from './harness/table.js';

/** Kilobytes of the gateway's memory that one idle connection may take. */
const AIM_KB = 20;
const CONNECTIONS = 2_000;
/** Streams that one person may have open. */
const EACH = 8;
/** Connections that are opened at a time. */
const AT_ONCE = 100;
const ROUNDS = rounds(5);
const WARM_UPS = 3;
const LOAD = { connections: 16, durationMs: 1_500, maxRequests: 100_000 };

interface Round {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** Opens a live stream, and resolves once its first event or comment has arrived. */
function openStream(url: URL, person: SignedUp): Promise<Socket> {
  const socket = connect({ host: url.hostname, port: Number(url.port) });
  socket.write(getRequest(url, signedInAs(person)));
  return new Promise((resolve, reject) => {
    let read = '';
    socket.on('data', (bytes) => {
      read = (read + bytes.toString('latin1')).slice(-4_096);
      if (!read.startsWith('HTTP/1.1 200')) reject(new Error(read));
      else if (read.includes('still here')) resolve(socket.removeAllListeners('data').resume());
    });
    socket.on('error', reject);
  });
}

async function openAll(url: URL, people: readonly SignedUp[]): Promise<Socket[]> {
  const open: Socket[] = [];
  while (open.length < CONNECTIONS) {
    const some = Array.from({ length: AT_ONCE }, (_, index) => {
      const person = people[(open.length + index) % people.length];
      if (!person) throw new Error('Nobody takes part');
      return openStream(url, person);
    });
    open.push(...(await Promise.all(some)));
  }
  return open;
}

async function closeAll(sockets: readonly Socket[]): Promise<void> {
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of sockets) socket.destroy();
  await Promise.all(closed);
}

async function play(generator: LoadGenerator, order: LoadOrder): Promise<Round> {
  const { requests, elapsedMs, p50Ms, p99Ms } = await generator.run(order);
  return { requestsPerSecond: (requests / elapsedMs) * 1_000, p50Ms, p99Ms };
}

const within = ({ median, min, max }: Spread, digits: number): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)} … ${max.toFixed(digits)})`;

function rowOf(name: string, played: readonly Round[]): string[] {
  return [
    name,
    within(spread(played.map(({ requestsPerSecond }) => requestsPerSecond)), 0),
    within(spread(played.map(({ p50Ms }) => p50Ms)), 2),
    within(spread(played.map(({ p99Ms }) => p99Ms)), 2),
  ];
}

/** The product, and what measures it. */
interface Stand {
  origin: string;
  gateway: Debugger;
  generator: LoadGenerator;
}

async function start(resources: Resources): Promise<Stand> {
  const debugPort = await freePort();
  const { origin, pids } = await startProduct(['identity-couple', 'journal'], resources, {
    NODE_OPTIONS: Debugger.optionsFor(debugPort),
  });
  const gateway = await Debugger.attach(pids.gateway ?? 0, debugPort);
  resources.keep(gateway, (each) => each.close());
  const generator = resources.keep(new LoadGenerator(), (each) => each.close());
  return { origin, gateway, generator };
}

/** The rounds without streams and beside them, and what each stream took of the gateway's memory. */
interface Measured {
  without: Round[];
  beside: Round[];
  heapKb: number[];
  residentKb: number[];
}

async function measure({ origin, gateway, generator }: Stand): Promise<Measured> {
  const reader = await single(origin);
  const people = [reader];
  while (people.length * EACH < CONNECTIONS) people.push(await single(origin));
  const url = new URL('/api/live', origin);
  const order = { ...LOAD, url: `${origin}/api/journal`, headers: signedInAs(reader) };
  // The gateway has its usual memory only after some load.
  for (let turn = 0; turn < WARM_UPS; turn++) await play(generator, order);

  const measured: Measured = { without: [], beside: [], heapKb: [], residentKb: [] };
  for (let round = 1; round <= ROUNDS; round++) {
    measured.without.push(await play(generator, order));
    const before = await gateway.memory();
    const streams = await openAll(url, people);
    measured.beside.push(await play(generator, order));
    const after = await gateway.memory();
    measured.heapKb.push((after.heapKb - before.heapKb) / CONNECTIONS);
    measured.residentKb.push((after.residentKb - before.residentKb) / CONNECTIONS);
    await closeAll(streams);
    console.log(`Round ${round} of ${ROUNDS}`);
  }
  return measured;
}

function tableOf({ without, beside, heapKb, residentKb }: Measured): string {
  const head = ['', 'req/s', 'p50 ms', 'p99 ms'];
  const table = align([head, rowOf('alone', without), rowOf(`beside ${CONNECTIONS} streams`, beside)]);
  const memory = [
    `Memory of the gateway for each stream, after garbage collection (aim: ${AIM_KB} kB)`,
    `  heap and buffers   ${within(spread(heapKb), 1)} kB`,
    `  as the kernel sees ${within(spread(residentKb), 1)} kB`,
  ].join('\n');
  return `${table}\n\n${memory}`;
}

export const bench: Bench = {
  title: `What ${CONNECTIONS} idle live connections cost: memory of the gateway, and speed of other requests`,
  async run(resources) {
    const measured = await measure(await start(resources));
    return {
      table: tableOf(measured),
      data: { ...machine(), aimKb: AIM_KB, connections: CONNECTIONS, ...measured },
    };
  },
};
