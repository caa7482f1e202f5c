import type { Actor } from '@anew/contracts/actor';
import type { ChatEvent } from '@anew/contracts/coaching/views';
import { DomainError } from '@anew/contracts/errors';
import type { RpcClient } from '@anew/messaging/rpc-client';
import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { Metrics } from '@anew/observability/metrics';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GatewayConfig } from '../../config/gateway.config.js';
import { ChatStreams } from './chat-streams.js';

const AREAS_TAKE_MS = 800;
const A_MINUTE_MS = 60_000;
const CONVERSATION: ChatEvent = { event: 'conversation', data: { conversationId: 'one' } };
const WORD: ChatEvent = { event: 'delta', data: { text: 'Hello' } };
const DONE: ChatEvent = { event: 'done', data: { messageId: 'two', source: 'curated' } };
const REFUSAL = new DomainError('too_many', 'daily_limit', 'Enough for today.');
const ACTOR = {} as Actor;

let metrics: Metrics;

beforeEach(() => {
  jest.useFakeTimers();
  metrics = new Metrics('test');
  atCoach = [];
});
afterEach(() => {
  jest.useRealTimers();
});

/** What became of a message at the coach. */
let atCoach: string[];

type End = (signal: AbortSignal) => Promise<unknown>;
const withError = (error: Error) => () => Promise.reject(error);
const untilStopped: End = (signal) => new Promise((resolve) => signal.addEventListener('abort', resolve));

/** A gateway's streams from a coach that says this until it is stopped, and then ends like that. */
function streamsFrom(says: ChatEvent[], end: End = () => Promise.resolve()): ChatStreams {
  async function* stream(_subject: string, _caller: object, _input: object, signal: AbortSignal) {
    for (const event of says) {
      await Promise.resolve();
      if (signal.aborted) {
        atCoach.push('stopped');
        return;
      }
      atCoach.push(event.event);
      yield event;
    }
    await end(signal);
  }
  const areas = () => new Promise((resolve) => setTimeout(() => resolve(null), AREAS_TAKE_MS));
  return new ChatStreams({ request: areas, stream } as unknown as RpcClient, metrics, new GatewayConfig());
}

/** Reads an answer to its end or its failure. `hear` is called for each event. */
async function read(
  streams: ChatStreams,
  hear: (event: ChatEvent, gone: AbortController) => void = () => undefined,
  gone = new AbortController(),
) {
  const reading = (async () => {
    for await (const event of streams.begin(ACTOR, { message: 'Hello' }, gone.signal)) hear(event, gone);
  })().catch(() => undefined);
  await jest.advanceTimersByTimeAsync(AREAS_TAKE_MS);
  await reading;
}

/** How many answers were measured by how their wait for the first word ended, and the seconds waited in all. */
async function measured() {
  const { values } = await metrics.firstWordSeconds.get();
  const read = (outcome: string, what: string) =>
    values.find(({ metricName, labels }) => metricName?.endsWith(what) && labels.outcome === outcome)?.value;
  return {
    begun: read('begun', '_count'),
    broken: read('broken', '_count'),
    seconds: Number(read('begun', '_sum')) + Number(read('broken', '_sum')),
  };
}

describe('the wait for the coach’s first word', () => {
  it('ends with the first word, and began with the message', async () => {
    await read(streamsFrom([CONVERSATION, WORD, WORD, DONE]));
    expect(await measured()).toEqual({ begun: 1, broken: 0, seconds: AREAS_TAKE_MS / 1000 });
  });

  it.each([
    ['ends', streamsFrom.bind(null, [CONVERSATION])],
    ['fails', streamsFrom.bind(null, [CONVERSATION], withError(UNAVAILABLE_ERROR))],
  ])('was in vain when the answer %s before it', async (_, streams) => {
    await read(streams());
    expect(await measured()).toMatchObject({ begun: 0, broken: 1 });
  });

  it('was in vain when the gateway stops before it', async () => {
    const streams = streamsFrom([CONVERSATION], untilStopped);
    const reading = read(streams, () => void streams.beforeApplicationShutdown());
    await jest.advanceTimersByTimeAsync(A_MINUTE_MS);
    await reading;
    expect(await measured()).toMatchObject({ begun: 0, broken: 1 });
  });

  it('does not count for someone who left, nor for a message that was refused', async () => {
    await read(streamsFrom([CONVERSATION]), (_, gone) => gone.abort());
    await read(streamsFrom([], withError(REFUSAL)));
    expect(await measured()).toMatchObject({ begun: 0, broken: 0 });
  });

  it('ended well for an answer that fails behind its first word', async () => {
    await read(streamsFrom([CONVERSATION, WORD], withError(UNAVAILABLE_ERROR)));
    expect(await measured()).toMatchObject({ begun: 1, broken: 0 });
  });
});

describe('a message is stored, and then not answered, when its sender leaves', () => {
  it('before it is at the coach', async () => {
    const gone = new AbortController();
    gone.abort();
    await read(streamsFrom([CONVERSATION, WORD]), undefined, gone);
    expect(atCoach).toEqual(['conversation', 'stopped']);
  });

  it('before the answer has a word', async () => {
    await read(streamsFrom([CONVERSATION, WORD]), (_, gone) => gone.abort());
    expect(atCoach).toEqual(['conversation', 'stopped']);
  });
});
