import { durableOf, EVENT_CONSUMERS, FORMER_DURABLES, GATEWAY_HEARS } from '@anew/contracts/events/consumers';
import { contentEvents, DELETIONS_STREAM, EVENTS_STREAM } from '@anew/contracts/events/map';
import { type ServiceName, SERVICES } from '@anew/contracts/rpc/services';
import { Metrics } from '@anew/observability/metrics';
import { NO_TRACER } from '@anew/observability/tracing';
import { eventually } from '@anew/testkit/eventually';
import { connectAs, connectNats, urlAs } from '@anew/testkit/nats';
import { privateNats, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { NatsLink } from '../src/connection.js';
import { EventConsumers } from '../src/events/consumers.js';
import { ensureEventsStream } from '../src/events/stream.js';
import { NATS_USERS, type NatsUser } from '../src/nats-users/permissions.js';
import { memoryLog } from './fixtures.js';

let nats: PrivateServer;
let operator: NatsConnection;
let processes: Map<NatsUser, NatsConnection>;
/** Subjects on which anything was published. */
let heard: string[];

beforeAll(async () => {
  nats = await privateNats();
  operator = await connectNats(nats.url);
  const all = NATS_USERS.map(async (user) => [user, await connectAs(nats, user)] as const);
  processes = new Map(await Promise.all(all));
  await ensureEventsStream(operator);
  operator.subscribe('>', { callback: (_error, { subject }) => void heard.push(subject) });
  await operator.flush();
});

afterAll(async () => {
  await Promise.all([...processes.values(), operator].map((connection) => connection.close()));
  await nats.discard();
});

beforeEach(() => {
  heard = [];
});

function as(user: NatsUser): NatsConnection {
  const connection = processes.get(user);
  if (!connection) throw new Error(`${user} has not signed in`);
  return connection;
}

/** Those of `subjects` on which the server let this user publish. */
async function published(user: NatsUser, subjects: string[]): Promise<string[]> {
  for (const subject of subjects) as(user).publish(subject, '');
  await as(user).flush();
  await operator.flush();
  return subjects.filter((subject) => heard.includes(subject));
}

/** Those of `subjects` to which the server let this user subscribe. */
async function subscribed(user: NatsUser, subjects: string[]): Promise<string[]> {
  const refused = new Set<string>();
  const subscriptions = subjects.map((subject) =>
    as(user).subscribe(subject, {
      callback: (error) => {
        if (error) refused.add(subject);
      },
    }),
  );
  await as(user).flush();
  for (const subscription of subscriptions) subscription.unsubscribe();
  return subjects.filter((subject) => !refused.has(subject));
}

const others = <Name extends string>(names: readonly Name[], user: NatsUser): Name[] =>
  names.filter((name) => name !== user);

/** Durables of a service with their subjects. */
const consumersOf = (service: ServiceName): [string, string][] =>
  EVENT_CONSUMERS[service].map((subject) => [durableOf(service, subject), subject]);

const onConsumer = (durable: string, subject: string): string[] => [
  `$JS.API.CONSUMER.CREATE.${EVENTS_STREAM}.${durable}.${subject}`,
  `$JS.API.CONSUMER.DURABLE.CREATE.${EVENTS_STREAM}.${durable}`,
  `$JS.API.CONSUMER.DELETE.${EVENTS_STREAM}.${durable}`,
  `$JS.API.CONSUMER.INFO.${EVENTS_STREAM}.${durable}`,
  `$JS.API.CONSUMER.MSG.NEXT.${EVENTS_STREAM}.${durable}`,
  `$JS.ACK.${EVENTS_STREAM}.${durable}.1.1.1.1.0`,
];

const onStream = [
  ...['PURGE', 'DELETE', 'UPDATE', 'INFO', 'MSG.GET', 'MSG.DELETE', 'SNAPSHOT', 'RESTORE'].map(
    (what) => `$JS.API.STREAM.${what}.${EVENTS_STREAM}`,
  ),
  `$JS.API.DIRECT.GET.${EVENTS_STREAM}`,
  '$JS.API.STREAM.CREATE.ANOTHER',
  `$JS.API.CONSUMER.CREATE.${EVENTS_STREAM}`,
  `$JS.API.CONSUMER.CREATE.${EVENTS_STREAM}.mine`,
  `$JS.API.CONSUMER.CREATE.${EVENTS_STREAM}.mine.evt.>`,
  `$JS.API.CONSUMER.LIST.${EVENTS_STREAM}`,
  '$SYS.REQ.SERVER.PING',
];

describe.each(NATS_USERS)('signed in as %s, a process', (user) => {
  it('publishes nothing in the name of another, and answers nobody who has not asked', async () => {
    const subjects = [
      ...others(SERVICES, user).map((service) => `evt.${service}.things.happened.v1`),
      ...(user === 'gateway' ? [] : SERVICES.map((service) => `rpc.${service}.things.do.v1`)),
      ...(user === 'gateway' ? [] : SERVICES.map((service) => `stream.${service}.one`)),
      ...others(NATS_USERS, user).map((other) => `_INBOX.${other}.one.1`),
      ...others(SERVICES, user).map((service) => `_INBOX.gateway.${service}.one`),
    ];
    expect(await published(user, subjects)).toEqual([]);
  });

  it('touches neither the stream nor a consumer of another', async () => {
    const consumers = others(SERVICES, user).flatMap((service) =>
      [...consumersOf(service), ...Object.entries(FORMER_DURABLES[service])].flatMap((consumer) =>
        onConsumer(...consumer),
      ),
    );
    expect(await published(user, [...onStream, ...consumers])).toEqual([]);
  });

  it('reads again who was deleted only where accounts are', async () => {
    const subjects = ['STREAM.CREATE', 'DIRECT.GET'].map((what) => `$JS.API.${what}.${DELETIONS_STREAM}`);
    const others = ['STREAM.DELETE', 'STREAM.PURGE', 'STREAM.UPDATE', 'STREAM.MSG.DELETE'].map(
      (what) => `$JS.API.${what}.${DELETIONS_STREAM}`,
    );
    const allowed = await published(user, [...subjects, ...others]);
    expect(allowed).toEqual(user === 'identity-couple' ? subjects : []);
  });

  it('listens to no other’s requests and replies, nor to events past its consumers', async () => {
    const subjects = [
      ...['>', 'rpc.>', 'evt.>', '_INBOX.>', 'stream.>', '$JS.>', '$JS.API.>', '*.*.>'],
      ...others(SERVICES, user).flatMap((service) => [`rpc.${service}.>`, `stream.${service}.>`]),
      ...others(NATS_USERS, user).map((other) => `_INBOX.${other}.>`),
      ...SERVICES.map((service) => `evt.${service}.>`),
    ];
    expect(await subscribed(user, subjects)).toEqual([]);
  });
});

it('a process that asks for more than it may says how to let it', async () => {
  const log = memoryLog();
  const link = await NatsLink.open(urlAs(nats, 'journal'), 'journal', log.logger);
  try {
    link.connection.publish('evt.content.things.happened.v1', '');
    const msg = expect.stringContaining('npm run nats-users');
    await eventually('the refusal in the log', () => log.lines.length > 0 || null);
    expect(log.lines).toEqual([expect.objectContaining({ msg })]);
  } finally {
    await link.close();
  }
});

it('a consumer that NATS refuses tries on, and the log says once how to let it', async () => {
  const log = memoryLog();
  const link = await NatsLink.open(urlAs(nats, 'journal'), 'journal', log.logger);
  const tools = { logger: log.logger, metrics: new Metrics('test'), tracer: NO_TRACER };
  const consumers = new EventConsumers(link, tools);
  let refusals = 0;
  const counting = (async () => {
    for await (const { type } of link.connection.status()) if (type === 'error') refusals += 1;
  })();
  const handle = () => Promise.resolve();
  consumers.consume({ subject: contentEvents.focusesChanged, durable: 'journal__focuses', handle });
  try {
    await eventually('three tries', () => refusals >= 3 || null);
  } finally {
    await consumers.stop();
    await link.close();
    await counting;
  }
  const msg = expect.stringContaining('npm run nats-users');
  expect(log.lines).toEqual([expect.objectContaining({ level: 50, msg })]);
});

it('a service accepts the stream of events as the operator has changed it', async () => {
  const manager = await jetstreamManager(operator);
  const { config } = await manager.streams.info(EVENTS_STREAM);
  await manager.streams.update(EVENTS_STREAM, { max_bytes: 1_000_000_000 });
  await ensureEventsStream(as('journal'));
  expect((await manager.streams.info(EVENTS_STREAM)).config.max_bytes).toBe(1_000_000_000);
  await manager.streams.update(EVENTS_STREAM, { max_bytes: config.max_bytes });
});

describe.each(SERVICES)('%s', (service) => {
  it('publishes its own events, and consumes what is meant for it', async () => {
    const manager = await ensureEventsStream(as(service));
    for (const [durable, subject] of consumersOf(service)) {
      const own = { durable_name: durable, filter_subject: subject, ack_policy: AckPolicy.Explicit };
      await manager.consumers.add(EVENTS_STREAM, own);
      const consumer = await jetstream(as(service)).consumers.get(EVENTS_STREAM, durable);
      await jetstream(operator).publish(subject, durable);
      const message = await consumer.next({ expires: 2_000 });
      expect(message?.subject).toBe(subject);
      expect(await message?.ackAck()).toBe(true);
      await expect(manager.consumers.delete(EVENTS_STREAM, durable)).rejects.toThrow(/permission/i);
    }
    const { stream } = await jetstream(as(service)).publish(`evt.${service}.things.happened.v1`, '');
    expect(stream).toBe(EVENTS_STREAM);
  });

  it('consumes and deletes what the previous release consumed, whose processes may still run', async () => {
    const manager = await ensureEventsStream(as(service));
    for (const [durable, subject] of Object.entries(FORMER_DURABLES[service])) {
      const own = { durable_name: durable, filter_subject: subject, ack_policy: AckPolicy.Explicit };
      await manager.consumers.add(EVENTS_STREAM, own);
      const consumer = await jetstream(as(service)).consumers.get(EVENTS_STREAM, durable);
      await jetstream(operator).publish(subject, durable);
      expect(await (await consumer.next({ expires: 2_000 }))?.ackAck()).toBe(true);
      expect(await manager.consumers.delete(EVENTS_STREAM, durable)).toBe(true);
    }
  });

  it('answers the gateway where it asked, as often as a stream needs, and hears of its progress', async () => {
    const subject = `rpc.${service}.things.do.v1`;
    const progress: string[] = [];
    const [told, asked] = [`stream.${service}.one`, `_INBOX.gateway.${service}.1`];
    const serving = [
      as(service).subscribe(told, { callback: (_error, message) => void progress.push(message.string()) }),
      as(service).subscribe(subject, {
        callback: (_error, message) => {
          for (const item of ['one', 'two', 'three']) message.respond(item);
        },
      }),
    ];
    await as(service).flush();
    const replies: string[] = [];
    const inbox = as('gateway').subscribe(asked, {
      callback: (_error, message) => void replies.push(message.string()),
    });
    as('gateway').publish(subject, '', { reply: asked });
    await eventually('three replies', () => replies.length === 3 || undefined);
    as('gateway').publish(told, 'read');
    await eventually('the progress', () => progress.length === 1 || undefined);
    expect([replies, progress]).toEqual([['one', 'two', 'three'], ['read']]);
    for (const each of [...serving, inbox]) each.unsubscribe();
  });
});

it('a service answers a call once, so that the server need not keep it in mind', async () => {
  const [subject, asked, last] = ['rpc.journal.things.do.v1', '_INBOX.gateway.one.1', '_INBOX.gateway.one.2'];
  const serving = as('journal').subscribe(subject, {
    callback: (_error, message) => {
      for (const answer of ['first', 'second']) message.respond(answer);
    },
  });
  await as('journal').flush();
  const replies: string[] = [];
  const inbox = as('gateway').subscribe('_INBOX.gateway.one.*', {
    callback: (_error, message) => void replies.push(`${message.subject} ${message.string()}`),
  });
  as('gateway').publish(subject, '', { reply: asked });
  as('gateway').publish(subject, '', { reply: last });
  await eventually('the last answer', () => replies.some((reply) => reply.startsWith(last)) || undefined);
  expect(replies).toEqual([`${asked} first`, `${last} first`]);
  for (const each of [serving, inbox]) each.unsubscribe();
});

it('the gateway hears who is with whom and whose sessions ended', async () => {
  expect(await subscribed('gateway', [...GATEWAY_HEARS])).toEqual([...GATEWAY_HEARS]);
});

it('nobody signs in without a password, or with a wrong one, or with another’s', async () => {
  const { host } = new URL(nats.url);
  for (const who of ['', 'journal:wrong@', 'operator:wrong@', `journal:${new URL(nats.url).password}@`])
    await expect(connectNats(`nats://${who}${host}`)).rejects.toThrow(/authorization/i);
});

it('whoever operates the server may do anything', async () => {
  const manager = await jetstreamManager(operator);
  await manager.streams.purge(EVENTS_STREAM);
  expect((await manager.streams.info(EVENTS_STREAM)).state.messages).toBe(0);
});
