import { actor, openLink, refusalOf, type Served, serve } from './fixtures.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createInbox } from '@nats-io/transport-node';
import { Controller } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { ChatDto } from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { ChatEvent } from '@anew/contracts/coaching/views';
import { DomainError } from '@anew/contracts/errors';
import { currentScope } from '@anew/observability/request-scope';
import { newTraceparent } from '@anew/observability/trace';
import { eventually } from '@anew/testkit/eventually';
import { type PrivateServer, privateNats } from '@anew/testkit/servers';
import type { NatsLink } from '../src/connection.js';
import { RpcClient } from '../src/rpc-client.js';
import { Caller, Cancellation, Input, StreamHandler } from '../src/rpc-handler.js';
import { WINDOW } from '../src/streams/frames.js';

const SUBJECT = coachingRpc.conversations.chat;
const TIMES = { beatMs: 150, goneMs: 1_500, graceMs: 700 };
/** Time for a busy machine; far less than what a side that is gone is waited for. */
const PROMPT_MS = 1_000;

type Source = (input: ChatDto, signal: AbortSignal) => AsyncIterable<ChatEvent>;

let source: Source;
/** The signals of the handlers that were called, in order. */
let signals: AbortSignal[];

@Controller()
class Coach {
  @StreamHandler(SUBJECT)
  chat(
    @Caller() _: Actor,
    @Input() input: ChatDto,
    @Cancellation() signal: AbortSignal,
  ): AsyncIterable<ChatEvent> {
    signals.push(signal);
    return source(input, signal);
  }
}

let nats: PrivateServer;
let serverLink: NatsLink;
let clientLink: NatsLink;
let served: Served;
let client: RpcClient;

async function connect(times = TIMES): Promise<void> {
  [serverLink, clientLink] = await Promise.all([openLink(nats.url), openLink(nats.url)]);
  served = await serve(serverLink, [Coach], times);
  client = new RpcClient(clientLink, times);
}

async function disconnect(): Promise<void> {
  await served.close();
  await Promise.all([serverLink.close(), clientLink.close()]);
}

beforeAll(async () => {
  nats = await privateNats();
}, 60_000);

afterAll(() => nats.discard());

beforeEach(async () => {
  signals = [];
  source = () => counting(3);
  await connect();
});

afterEach(disconnect);

const delta = (text: unknown): ChatEvent => ({ event: 'delta', data: { text: String(text) } });

async function* counting(count: number): AsyncGenerator<ChatEvent> {
  for (let n = 0; n < count; n++) yield await Promise.resolve(delta(n));
}

const textOf = (event: ChatEvent): string => (event.event === 'delta' ? event.data.text : event.event);

/** Says one thing, then waits to be cancelled. */
const patient: Source = async function* (_, signal) {
  yield delta('begun');
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
};

/** Goes on until it is cancelled, a millisecond at a time. */
const endless: Source = async function* (_, signal) {
  for (let n = 0; !signal.aborted; n++) {
    yield delta(n);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
};

const ask = (signal = new AbortController().signal, input: ChatDto = { message: 'Hello' }) =>
  client.stream(SUBJECT, actor(), input, signal);

async function textsOf(events: AsyncIterable<ChatEvent>, into: string[] = []): Promise<string[]> {
  for await (const event of events) into.push(textOf(event));
  return into;
}

const begun = (count = 1) =>
  eventually('the handler to be called', () => (signals.length >= count ? true : undefined));

const cancelled = (deadlineMs: number) =>
  eventually('the handler to be cancelled', () => (signals[0]?.aborted ? true : undefined), deadlineMs);

async function outcomes(): Promise<Record<string, number>> {
  const { values } = await served.metrics.requestSeconds.get();
  const counts = values.filter(({ metricName }) => metricName === 'anew_request_seconds_count');
  return Object.fromEntries(counts.map(({ labels, value }) => [String(labels.outcome), value]));
}

const counted = (outcome: string) =>
  eventually(`the outcome ${outcome}`, async () => ((await outcomes())[outcome] === 1 ? true : undefined));

describe('a stream', () => {
  it('brings every item in its order, and ends', async () => {
    source = () => counting(500);
    expect(await textsOf(ask())).toEqual(Array.from({ length: 500 }, (_, n) => String(n)));
    await counted('ok');
  });

  it('that has nothing to say ends', async () => {
    source = () => counting(0);
    expect(await textsOf(ask())).toEqual([]);
  });

  it('is one of two hundred at once, each with its own items', async () => {
    source = async function* ({ message }) {
      for (let n = 0; n < 20; n++) {
        yield delta(`${message} ${n}`);
        await new Promise((resolve) => setTimeout(resolve, n % 3));
      }
    };
    const names = Array.from({ length: 200 }, (_, index) => `stream ${index}`);
    const all = await Promise.all(names.map((message) => textsOf(ask(undefined, { message }))));
    expect(all).toEqual(names.map((name) => Array.from({ length: 20 }, (_, n) => `${name} ${n}`)));
  });

  it('runs in the scope of its request', async () => {
    source = async function* () {
      await Promise.resolve();
      yield delta(currentScope()?.requestId);
    };
    const caller = actor({ requestId: 'request-0003' });
    const events = client.stream(SUBJECT, caller, { message: 'Hello' }, new AbortController().signal);
    expect(await textsOf(events)).toEqual(['request-0003']);
  });
});

describe('a stream that is refused', () => {
  const refused = new DomainError('too_many', 'daily_limit', 'Later, please.', { retryAfter: 7 });

  it('before its first item is refused with what the handler threw', async () => {
    source = async function* () {
      await Promise.reject(refused);
      yield delta('never');
    };
    expect(await refusalOf(textsOf(ask()))).toEqual(refused);
    await counted('too_many');
  });

  it('midway has brought what came before', async () => {
    source = async function* () {
      yield* counting(2);
      throw refused;
    };
    const texts: string[] = [];
    expect(await refusalOf(textsOf(ask(), texts))).toEqual(refused);
    expect(texts).toEqual(['0', '1']);
  });

  it('by an error that nobody foresaw tells nothing of it, and logs it once', async () => {
    source = async function* () {
      yield* counting(1);
      throw new Error('password=hunter2');
    };
    const { kind, message } = await refusalOf(textsOf(ask()));
    expect(kind).toBe('internal');
    expect(message).not.toContain('hunter2');
    expect(served.log.lines.filter(({ msg }) => msg === 'stream failed')).toHaveLength(1);
  });

  it('is refused at once when nobody listens', async () => {
    await served.drain();
    const startedAt = Date.now();
    expect((await refusalOf(textsOf(ask()))).kind).toBe('unavailable');
    expect(Date.now() - startedAt).toBeLessThan(PROMPT_MS);
  });

  it('has its input checked first', async () => {
    const wrong = { message: ' ', moduleSlug: 'nowhere', extra: 1 } as unknown as ChatDto;
    const { kind, code, details } = await refusalOf(textsOf(ask(undefined, wrong)));
    expect([kind, code]).toEqual(['invalid', 'validation_failed']);
    expect(details.fields?.map(({ field }) => field).sort()).toEqual(['extra', 'message', 'moduleSlug']);
    expect(signals).toEqual([]);
  });
});

describe('a stream that is cancelled', () => {
  it('by its signal ends here, and tells the handler promptly', async () => {
    source = patient;
    const stop = new AbortController();
    const events = ask(stop.signal);
    await events.next();
    stop.abort();
    expect(await events.next()).toEqual({ done: true, value: undefined });
    await cancelled(PROMPT_MS);
    await counted('cancelled');
  });

  it('by ending the iteration tells the handler promptly', async () => {
    source = endless;
    for await (const event of ask()) if (textOf(event) === '3') break;
    await cancelled(PROMPT_MS);
  });

  it('before the answering side has taken it tells that side once it has', async () => {
    source = patient;
    const stop = new AbortController();
    const first = ask(stop.signal).next();
    stop.abort();
    expect((await first).done).toBe(true);
    await begun();
    await cancelled(PROMPT_MS);
  });

  it('with whoever asked gone before it was taken is cancelled at once', async () => {
    source = patient;
    const nobody = { caller: actor(), input: { message: 'Hello' }, traceparent: newTraceparent() };
    clientLink.connection.publish(SUBJECT, JSON.stringify({ ...nobody, deadline: Date.now() + 5_000 }), {
      reply: createInbox(),
    });
    await begun();
    await cancelled(PROMPT_MS);
  });

  it('leaves the connection whole for the others', async () => {
    source = endless;
    const others = Array.from({ length: 5 }, () => new AbortController());
    const reading = others.map(({ signal }) => textsOf(ask(signal)));
    await begun(others.length);
    for (const stop of others) stop.abort();
    await Promise.all(reading);
    await eventually('all to be cancelled', () =>
      signals.every(({ aborted }) => aborted) ? true : undefined,
    );
    source = () => counting(3);
    expect(await textsOf(ask())).toHaveLength(3);
    expect(serverLink.isUp).toBe(true);
  });

  it('before it is asked for is not asked for', async () => {
    expect(await textsOf(ask(AbortSignal.abort()))).toEqual([]);
    // Whatever was sent before it has been taken by now.
    await textsOf(ask());
    expect(signals).toHaveLength(1);
  });
});

describe('a reader that stops reading', () => {
  it('stops the writer within the window, counts as there all the same, and gets the rest once it goes on', async () => {
    let written = 0;
    source = async function* () {
      for await (const event of counting(300)) {
        written += 1;
        yield event;
      }
    };
    const events = ask();
    for (let n = 0; n < 10; n++) await events.next();
    await eventually('the window to be full', () => (written >= WINDOW ? true : undefined));
    const idleUntil = Date.now() + 1.5 * TIMES.goneMs;
    await eventually('a long pause', () => (Date.now() > idleUntil ? true : undefined));
    // The one beyond is in the writer's hand.
    expect(written).toBeLessThanOrEqual(10 + WINDOW + 1);
    expect(signals[0]?.aborted).toBe(false);
    expect(await textsOf(events)).toHaveLength(290);
  });
});

describe('a side that is gone', () => {
  it('when it is the writer fails the reader once it has been silent for long enough', async () => {
    source = patient;
    const events = ask();
    await events.next();
    await serverLink.connection.close();
    const since = Date.now();
    expect((await refusalOf(events.next())).kind).toBe('unavailable');
    expect(Date.now() - since).toBeLessThan(TIMES.goneMs + PROMPT_MS);
  });

  it('when it is the reader cancels the handler', async () => {
    source = endless;
    const reading = textsOf(ask()).catch(() => undefined);
    await begun();
    await clientLink.connection.close();
    await cancelled(TIMES.goneMs + PROMPT_MS);
    await reading;
  });
});

describe('a NATS that restarts midway', () => {
  const linksAre = (up: boolean) =>
    eventually(`both links to be ${up ? 'up' : 'down'}`, () =>
      serverLink.isUp === up && clientLink.isUp === up ? true : undefined,
    );

  async function restart(): Promise<void> {
    await nats.kill();
    await linksAre(false);
    await nats.start();
    await linksAre(true);
  }

  beforeEach(async () => {
    await disconnect();
    // Longer than a restart takes.
    await connect({ ...TIMES, goneMs: 20_000 });
  });

  it('never makes a stream skip what was lost: it fails, and the handler is cancelled', async () => {
    source = endless;
    const texts: string[] = [];
    const failed = refusalOf(textsOf(ask(), texts));
    await eventually('items to come', () => (texts.length > 5 ? true : undefined));
    await restart();
    expect((await failed).kind).toBe('unavailable');
    expect(texts).toEqual(texts.map((_, n) => String(n)));
    await cancelled(PROMPT_MS);
  });

  it('does not harm a stream that was silent meanwhile', async () => {
    let goOn: () => void = () => undefined;
    source = async function* () {
      yield delta('before');
      await new Promise<void>((resolve) => (goOn = resolve));
      yield* counting(200);
    };
    const events = ask();
    await events.next();
    await restart();
    goOn();
    expect(await textsOf(events)).toHaveLength(200);
  });
});

describe('a server that drains', () => {
  it('lets a short stream end', async () => {
    source = async function* (_, signal) {
      for (let n = 0; n < 4; n++) {
        await new Promise((resolve) => setTimeout(resolve, TIMES.graceMs / 8));
        yield delta(`${n} ${signal.aborted}`);
      }
    };
    const texts = textsOf(ask());
    await begun();
    await served.drain();
    expect(await texts).toEqual(['0 false', '1 false', '2 false', '3 false']);
  });

  it('cancels a long one, and still sends how it ended', async () => {
    source = async function* (input, signal) {
      yield* patient(input, signal);
      yield delta('cut off');
    };
    const texts = textsOf(ask());
    await begun();
    await served.drain();
    expect(await texts).toEqual(['begun', 'cut off']);
  });
});
