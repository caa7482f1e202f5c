import type { Actor } from '@anew/contracts/actor';
import { ChatDto } from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { ChatEvent } from '@anew/contracts/coaching/views';
import { eventually } from '@anew/testkit/eventually';
import { Controller } from '@nestjs/common';
import type { NatsLink } from '../src/connection.js';
import { RpcClient } from '../src/rpc-client.js';
import { Caller, Cancellation, Input, StreamHandler } from '../src/rpc-handler.js';
import { actor, BUSY_MS, openLink, serve, type Served, signer } from './fixtures.js';

export const SUBJECT = coachingRpc.conversations.chat;
export const TIMES = { beatMs: 150, goneMs: 30_000, graceMs: 700 };
/**
 * Milliseconds that suffice even on a busy machine. It is far less than the time after which a side counts as
 * gone.
 */
export const PROMPT_MS = BUSY_MS;

type Source = (input: ChatDto, signal: AbortSignal) => AsyncIterable<ChatEvent>;

export const delta = (text: unknown): ChatEvent => ({ event: 'delta', data: { text: String(text) } });

export const textOf = (event: ChatEvent): string => (event.event === 'delta' ? event.data.text : event.event);

/** @param into gets the events as they arrive */
export async function textsOf(events: AsyncIterable<ChatEvent>, into: string[] = []): Promise<string[]> {
  for await (const event of events) into.push(textOf(event));
  return into;
}

export async function* counting(count: number): AsyncGenerator<ChatEvent> {
  for (let n = 0; n < count; n++) yield await Promise.resolve(delta(n));
}

/** Yields one item, then waits to be canceled. */
export const patient: Source = async function* (_, signal) {
  yield delta('begun');
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
};

/** Yields an item every millisecond until it is canceled. */
export const endless: Source = async function* (_, signal) {
  for (let n = 0; !signal.aborted; n++) {
    yield delta(n);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
};

/** Source of the handler's items, and the signals with which the handler was called, in order. */
export const coach = { source: (() => counting(3)) as Source, signals: [] as AbortSignal[] };

@Controller()
class Coach {
  @StreamHandler(SUBJECT)
  chat(
    @Caller() _: Actor,
    @Input() input: ChatDto,
    @Cancellation() signal: AbortSignal,
  ): AsyncIterable<ChatEvent> {
    coach.signals.push(signal);
    return coach.source(input, signal);
  }
}

/** Both sides of a stream, each with its own connection. */
export class StreamLine {
  private constructor(
    readonly serverLink: NatsLink,
    readonly clientLink: NatsLink,
    readonly served: Served,
    readonly client: RpcClient,
  ) {}

  static async open(url: string, times = TIMES): Promise<StreamLine> {
    coach.source = () => counting(3);
    coach.signals = [];
    const [serverLink, clientLink] = await Promise.all([openLink(url), openLink(url)]);
    const served = await serve(serverLink, [Coach], times);
    return new StreamLine(serverLink, clientLink, served, new RpcClient(clientLink, signer, { pace: times }));
  }

  async close(): Promise<void> {
    await this.served.close();
    await Promise.all([this.serverLink.close(), this.clientLink.close()]);
  }

  ask(
    signal = new AbortController().signal,
    input: ChatDto = { message: 'Hello' },
    caller: Actor = actor(),
  ): AsyncGenerator<ChatEvent, void> {
    return this.client.stream(SUBJECT, caller, input, signal);
  }

  async begun(count = 1): Promise<void> {
    await eventually('the handler to be called', () => coach.signals.length >= count || undefined);
  }

  async canceled(deadlineMs: number): Promise<void> {
    await eventually(
      'the handler to be canceled',
      () => coach.signals[0]?.aborted === true || undefined,
      deadlineMs,
    );
  }

  /** Resolves once one stream has been counted with this outcome. */
  async counted(outcome: string): Promise<void> {
    await eventually(`the outcome ${outcome}`, async () => {
      const { values } = await this.served.metrics.requestSeconds.get();
      const count = values.find(
        ({ metricName, labels }) => metricName === 'anew_request_seconds_count' && labels.outcome === outcome,
      );
      return count?.value === 1 || undefined;
    });
  }
}
