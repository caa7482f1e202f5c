import { setTimeout as delay } from 'node:timers/promises';
import { live } from '@anew/testkit/life';
import { couple, type SignedUp } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import type { Client } from 'pg';
import type { Bench } from './harness/bench.js';
import { machine } from './harness/machine.js';
import type { Resources } from './harness/resources.js';
import { rounds } from './harness/rounds.js';
import type { Sample } from './scale/clocked.js';
import { connectTo, DATABASES, diskPostgres } from './scale/cluster.js';
import { comeAndGo } from './scale/come-and-go.js';
import { Copies, TIMES } from './scale/copies.js';
import { type Measured, scaleTable } from './scale/report.js';
import { listRoutes, useAll } from './scale/routes.js';
import { age, forgetStatements, listSizes, listStatements } from './scale/statements.js';

const COUPLES = Number(process.env.BENCH_COUPLES ?? 100_000);
/** Couples who live through the product, who are copied, and for whom the routes are measured. */
const PATTERNS = 20;
const NEWCOMERS = 8;
/** Milliseconds in which everything periodic runs at least once. */
const PERIOD_MS = 11_000;
const HOST = 'host';

async function makePair(origin: string): Promise<[SignedUp, SignedUp]> {
  const people = await couple(origin);
  await Promise.all([live(people[0], 0), live(people[1], 1)]);
  return people;
}

const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

/** The product on a PostgreSQL of its own on disk, with its couples. */
class Town {
  private count = PATTERNS;

  private constructor(
    private readonly system: System,
    private readonly pairs: [SignedUp, SignedUp][],
    private readonly clients: Map<string, Client>,
    private readonly copies: Copies[],
    private readonly admin: Client,
    readonly contract: string[],
  ) {}

  static async found(resources: Resources): Promise<Town> {
    const postgres = await diskPostgres();
    const system = resources.keep(await System.start({ postgres }), (each) => each.stop());
    const open = async (database: string) =>
      resources.keep(await connectTo(postgres, database), (client) => client.end());
    const pairs: [SignedUp, SignedUp][] = [];
    for (let made = 0; made < PATTERNS; made++) pairs.push(await makePair(system.origin));
    const contract = await listRoutes(system.origin);
    // Everything that the couples have set off is done, so that no copy is unfinished.
    await delay(PERIOD_MS);
    await system.end(HOST, 'SIGTERM');
    const clients = new Map<string, Client>();
    for (const database of DATABASES) clients.set(database, await open(database));
    const copies = await Promise.all([...clients.values()].map((client) => Copies.of(client)));
    return new Town(system, pairs, clients, copies, await open('postgres'), contract);
  }

  /** Adds copies until there are this many couples, and measures the product among them. */
  async measureAt(couples: number): Promise<Measured> {
    const begun = performance.now();
    const copied = (count: number) => count / PATTERNS - 1;
    await Promise.all(this.copies.map((each) => each.add(copied(this.count) + 1, copied(couples))));
    this.count = couples;
    const filledS = (performance.now() - begun) / 1000;
    say(`${couples} couples after ${filledS.toFixed(0)} s`);
    for (const [database, client] of this.clients) await age(client, database);
    await forgetStatements(this.admin);
    this.system.startAgain(HOST);
    await this.system.ready();
    const samples = await this.use();
    await delay(PERIOD_MS);
    const statements = await listStatements(this.admin);
    await this.system.end(HOST, 'SIGTERM');
    const sizes = await Promise.all([...this.clients.values()].map((client) => listSizes(client)));
    return { couples, filledS, samples, statements, sizes: sizes.flat() };
  }

  private async use(): Promise<Sample[]> {
    const { origin } = this.system;
    // The first requests of a process are slow whatever is stored.
    for (const people of this.pairs.slice(0, 5)) await useAll(people, []);
    const samples: Sample[] = [];
    for (let round = 0; round < rounds(2); round++)
      for (const people of this.pairs) await useAll(people, samples);
    for (let come = 0; come < NEWCOMERS; come++) await comeAndGo(origin, samples);
    say(`${samples.length} requests`);
    return samples;
  }
}

export const bench: Bench = {
  title: `Every route and periodic statement among ${COUPLES / 10} and ${COUPLES} couples`,
  async run(resources) {
    if (COUPLES % (PATTERNS * 10) !== 0)
      throw new Error(`BENCH_COUPLES must be a multiple of ${PATTERNS * 10}.`);
    const town = await Town.found(resources);
    const few = await town.measureAt(COUPLES / 10);
    const many = await town.measureAt(COUPLES);
    const { table, data } = scaleTable(few, many, town.contract);
    return { table, data: { ...machine(), times: TIMES, patterns: PATTERNS, ...data } };
  },
};
