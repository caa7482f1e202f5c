import { Bystander } from '@anew/testkit/bystander';
import { Database } from '@anew/testkit/database';
import { malformed } from '@anew/testkit/malformed';
import { peakMemory } from '@anew/testkit/memory';
import { couple, type SignedUp } from '@anew/testkit/person';
import { sendAll } from '@anew/testkit/send-malformed';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import type { AddedGateway } from '@anew/testkit/system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listOperations } from './operations.js';

const MB = 1024 * 1024;
/**
 * Number of entries of a journal that is about 29 MB of JSON, with six bytes for each character: four readers would
 * fill more than the gateway's heap.
 */
const ENTRIES = 240;
const CONTENT = `a${'\u0001'.repeat(19_999)}`;
/** Number of requests, about a tenth of those in `npm run bench -- malformed`. */
const REQUESTS = 1_000;
/** Seed of the requests, the same in every run. The benchmark takes others from `BENCH_SEED`. */
const SEED = 1;

let system: SharedSystem;
/** A gateway with a small heap and for this file alone, so that its use of memory shows. */
let gateway: AddedGateway;
let origin: string;
let writer: SignedUp;
let reader: SignedUp;

beforeAll(async () => {
  system = await sharedSystem();
  const NODE_OPTIONS = '--max-old-space-size=96 --max-semi-space-size=16';
  gateway = await system.startGateway({ env: { NODE_OPTIONS } });
  origin = gateway.origin;
  [[writer], [reader]] = await Promise.all([couple(system.origin), couple(system.origin)]);
});

afterAll(async () => {
  await system.endGateway(gateway);
  // Other files read whole tables of this system.
  const database = new Database(system.postgres, 'journal');
  await database.query('DELETE FROM entries WHERE user_id = $1', [writer.user.id]);
  await database.close();
});

const expectLittleMemory = async () =>
  expect(Math.round((await peakMemory(gateway.pid)) / MB)).toBeLessThanOrEqual(256);

/** Reads an answer to its end without storing it. @returns its size in bytes */
async function sizeOf(response: Response): Promise<number> {
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length;
  return bytes;
}

const journalOf = (person: SignedUp): Promise<Response> => {
  const cookie = [...person.cookies].map((pair) => pair.join('=')).join('; ');
  return fetch(`${origin}/api/journal`, { headers: { cookie } });
};

describe('journals that are together larger than the gateway’s heap', () => {
  beforeAll(async () => {
    const write = () =>
      writer.expectOk(writer.post('/api/journal', { content: CONTENT, visibility: 'private' }));
    let left = ENTRIES;
    const writeSome = async () => {
      while (left-- > 0) await write();
    };
    await Promise.all([1, 2, 3, 4].map(writeSome));
  });

  it('is read whole by four at a time', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => journalOf(writer)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [whole, ...rest] = answers;
    const others = Promise.all(rest.map(sizeOf));
    const first = (await whole!.json()) as { content: string }[];
    expect(first).toHaveLength(ENTRIES);
    expect(first.every(({ content }) => content === CONTENT)).toBe(true);
    expect(await others).toEqual(rest.map(() => Buffer.byteLength(JSON.stringify(first))));
    await expectLittleMemory();
  });

  it('is kept for nobody who does not read it', async () => {
    // They begin one after another: a page that takes longer than a request may would end its answer, and free its place.
    const stalled: Response[] = [];
    while (stalled.length < 6) stalled.push(await journalOf(writer));
    const late = await journalOf(writer);
    expect({ status: late.status, wait: late.headers.get('retry-after') }).toEqual({
      status: 429,
      wait: '2',
    });
    await expectLittleMemory();
    for (const { body } of stalled) await body?.cancel();
  });
});

it('requests that nothing good can be made of do no harm', async () => {
  // The readiness call is left out, because it may say of other processes that they are busy.
  const calls = (await listOperations(origin))
    .map(({ name }) => name)
    .filter((name) => name !== 'GET /api/health/ready');
  const signedIn = `auth_token=${writer.cookies.get('auth_token')}`;
  const bystander = Bystander.start(reader, origin);
  // A gateway without malformed requests shows how much other work slows this machine down.
  const elsewhere = Bystander.start(reader, system.origin);
  const { sent, statuses, harmed } = await sendAll(origin, malformed({ calls, signedIn }, REQUESTS, SEED), 8);
  const [times, usual] = await Promise.all([bystander.stop(), elsewhere.stop()]);

  expect(harmed).toEqual([]);
  expect(sent).toBe(REQUESTS);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['400', '401', '404', '415']));
  // A single body used to block everyone for longer. The benchmark, on an idle machine, checks that nobody
  // waits for more than 100 ms.
  expect(times.at(-1)).toBeLessThan(3_000 + 2 * usual.at(-1)!);
  await expectLittleMemory();
});
