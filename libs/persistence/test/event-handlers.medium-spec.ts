import { randomUUID } from 'node:crypto';
import { durableOf } from '@anew/contracts/events/consumers';
import { type EventEnvelope, EVENTS_STREAM, identityEvents } from '@anew/contracts/events/map';
import { subjectsOf } from '@anew/contracts/rpc/subjects';
import { startService } from '@anew/messaging/service-process';
import type { RunningProcess } from '@anew/observability/run-process';
import { newTraceparent } from '@anew/observability/trace';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { connectNats } from '@anew/testkit/nats';
import {
  databaseUrl,
  freePort,
  keysUrl,
  privateNats,
  privatePostgres,
  type PrivateServer,
} from '@anew/testkit/servers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import {
  type AfterCommit,
  Event,
  EventHandler,
  IdempotentEventHandler,
  InTransaction,
} from '../src/inbox/event-handler.js';
import { PersistenceModule } from '../src/persistence.module.js';
import { ServiceConfig } from '../src/service-config.js';
import { DATA_KEYS, Notes1799999999999, writeNote } from './fixtures.js';

type Deleted = EventEnvelope<typeof identityEvents.accountDeleted>;
type Handle = (event: Deleted, transaction: EntityManager) => Promise<AfterCommit | undefined>;

const SUBJECT = identityEvents.accountDeleted;
const DURABLE = durableOf('journal', SUBJECT);
const FORMER = 'journal__account-deleted';

/** Writes a note about the person, as an effect that can be counted. */
const note: Handle = async ({ data }, transaction) => {
  await writeNote(transaction, data.userId);
  return undefined;
};
const handle = jest.fn<Handle>();

@Controller()
class AccountEventsController {
  @EventHandler(SUBJECT)
  accountDeleted(
    @Event() event: Deleted,
    @InTransaction() transaction: EntityManager,
  ): Promise<AfterCommit | undefined> {
    return handle(event, transaction);
  }

  @IdempotentEventHandler(identityEvents.deletionsListed)
  deletionsListed(): Promise<void> {
    return Promise.resolve();
  }
}

/** A service does not start unless it answers all of its calls. */
@Controller()
class RpcController {
  @MessagePattern(subjectsOf('journal'))
  answer(): null {
    return null;
  }
}

let postgres: PrivateServer;
let nats: PrivateServer;
let operator: Awaited<ReturnType<typeof connectNats>>;
let database: Database;
let opsPort: number;
let running: RunningProcess;

beforeAll(async () => {
  [postgres, nats, opsPort] = await Promise.all([privatePostgres(), privateNats(), freePort()]);
  operator = await connectNats(nats.url);
  running = await start();
  database = new Database(postgres, 'journal');
  await nothingPending();
});

afterAll(async () => {
  await running.close();
  await Promise.all([database.close(), operator.close()]);
  await Promise.all([postgres.discard(), nats.discard()]);
});

beforeEach(() => {
  handle.mockReset().mockImplementation(note);
});

function start(): Promise<RunningProcess> {
  const config = Object.assign(new ServiceConfig(), {
    NATS_URL: nats.url,
    ACTOR_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATABASE_URL: databaseUrl(postgres, 'journal'),
    KEYS_DATABASE_URL: keysUrl(postgres, 'journal'),
    DATA_KEYS,
    OPS_PORT: opsPort,
    LOG_LEVEL: 'silent',
  });
  const schema = { entities: [], migrations: [Notes1799999999999] };
  @Module({
    imports: [PersistenceModule.forService('journal', config, schema)],
    controllers: [AccountEventsController, RpcController],
  })
  class JournalModule {}
  return startService('journal', config, JournalModule);
}

const newEvent = (): Deleted => ({
  id: randomUUID(),
  subject: SUBJECT,
  occurredAt: new Date().toISOString(),
  producer: 'identity-couple',
  traceparent: newTraceparent(),
  data: { userId: randomUUID() },
});

/** Stores a message on the stream unchanged, any number of times. */
const store = (message: object) => operator.request(SUBJECT, JSON.stringify(message));

async function publish(event = newEvent()): Promise<Deleted> {
  await store(event);
  return event;
}

async function timesNoted({ data }: Deleted): Promise<number> {
  return (await database.query('SELECT 1 FROM notes WHERE text = $1', [data.userId])).length;
}

const noted = (event: Deleted) =>
  eventually('the note', async () => ((await timesNoted(event)) > 0 ? true : undefined));

async function handled(outcome: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();
  const lines = metrics.split('\n').filter((line) => line.startsWith('anew_events_handled_total{'));
  const counts = lines.filter((line) => line.includes(`outcome="${outcome}"`));
  return counts.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

const toBeMoreThan = (before: number, outcome: string) =>
  eventually(`one more ${outcome}`, async () => ((await handled(outcome)) > before ? true : undefined));

const onConsumer = (what: string, durable: string) =>
  operator.request(`$JS.API.CONSUMER.${what}.${EVENTS_STREAM}.${durable}`);

const nothingPending = () =>
  eventually('no event to be pending', async () => {
    const info = (await onConsumer('INFO', DURABLE)).json<{
      num_ack_pending?: number;
      num_pending?: number;
    }>();
    return info.num_ack_pending === 0 && info.num_pending === 0 ? true : undefined;
  });

describe('the handler of an event', () => {
  it('gets it once and whole, though it comes twice, at once or later', async () => {
    const event = await publish();
    await publish(event);
    await noted(event);
    await publish(event);
    await nothingPending();
    expect(await timesNoted(event)).toBe(1);
    expect(handle.mock.calls.map(([seen]) => seen)).toEqual([event]);
  });

  it('that throws leaves nothing behind, and gets it again, later and later, while others pass', async () => {
    const bad = newEvent();
    const times: number[] = [];
    let othersHavePassed = false;
    handle.mockImplementation(async (event, transaction) => {
      await note(event, transaction);
      if (event.id === bad.id && (times.push(Date.now()) < 3 || !othersHavePassed))
        throw new Error('not now');
      return undefined;
    });
    await publish(bad);
    await noted(await publish());
    expect(await timesNoted(bad)).toBe(0);
    othersHavePassed = true;
    await noted(bad);
    expect(await timesNoted(bad)).toBe(1);
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThan(150);
    expect(third - second).toBeGreaterThan(900);
  });

  it('may leave something to be done once its transaction has committed', async () => {
    const seen: number[] = [];
    handle.mockImplementation(async (event, transaction) => {
      await note(event, transaction);
      return async () => void seen.push(await timesNoted(event));
    });
    await publish();
    await nothingPending();
    expect(seen).toEqual([1]);
  });

  it('has done its work once, though what it left to be done fails', async () => {
    handle.mockImplementation(async (event, transaction) => {
      await note(event, transaction);
      return () => Promise.reject(new Error('away'));
    });
    const before = await handled('failed');
    const event = await publish();
    await toBeMoreThan(before, 'failed');
    await nothingPending();
    expect(await timesNoted(event)).toBe(1);
  });
});

describe('an event that is not valid is set aside and counted, and never reaches the handler', () => {
  it.each([
    ['no id', { id: undefined }],
    ['another subject', { subject: identityEvents.sessionsEnded }],
    ['no time', { occurredAt: 'yesterday' }],
    ['no data', { data: undefined }],
    ['data of another type', { data: { userId: 7 } }],
    [
      'a field that names a class',
      JSON.parse('{"data":{"userId":"x","constructor":{"name":"y"}}}') as object,
    ],
  ])('with %s', async (_, part) => {
    const before = await handled('set_aside');
    await store({ ...newEvent(), ...part });
    await toBeMoreThan(before, 'set_aside');
    await noted(await publish());
    await nothingPending();
    expect(handle).toHaveBeenCalledTimes(1);
  });
});

describe('a service that ran under a former durable', () => {
  it('handles what was not handled under that name, and deletes it', async () => {
    await running.close();
    await onConsumer('DELETE', DURABLE);
    const config = { durable_name: FORMER, filter_subject: SUBJECT, ack_policy: 'explicit' };
    await operator.request(
      `$JS.API.CONSUMER.CREATE.${EVENTS_STREAM}.${FORMER}.${SUBJECT}`,
      JSON.stringify({ stream_name: EVENTS_STREAM, config }),
    );
    expect((await onConsumer('INFO', FORMER)).json()).toMatchObject({ name: FORMER });
    const [known, missed] = [await publish(), await publish()];
    await database.query('INSERT INTO inbox (consumer, event_id) VALUES ($1, $2)', [FORMER, known.id]);
    running = await start();
    await noted(missed);
    await nothingPending();
    expect(handle.mock.calls.map(([seen]) => seen)).toEqual([missed]);
    await eventually('the former durable to be gone', async () =>
      (await onConsumer('INFO', FORMER)).json<{ error?: unknown }>().error ? true : undefined,
    );
  });
});
