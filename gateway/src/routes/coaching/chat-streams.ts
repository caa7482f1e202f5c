import type { Actor } from '@anew/contracts/actor';
import type { SharedAreas } from '@anew/contracts/assessment/results';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import type { ChatDto } from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { ChatEvent } from '@anew/contracts/coaching/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { Metrics } from '@anew/observability/metrics';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { GatewayConfig } from '../../config/gateway.config.js';

/** Milliseconds that the end of an answer which a coach cuts off has to arrive, where both stop at the same time. */
const AFTER_COACH_MS = 2_000;
/** Milliseconds to wait for the assessment's results. After that, the coach answers without them. */
const AREAS_MS = 1_000;

/** What a person who waits for the coach gets: a first word, or an answer that breaks before it. */
type FirstWord = 'begun' | 'broken';

/** Answers that this gateway is streaming from the coach. */
@Injectable()
export class ChatStreams implements BeforeApplicationShutdown {
  private readonly open = new Set<AbortController>();
  private onQuiet: (() => void) | undefined;

  constructor(
    private readonly rpc: RpcClient,
    private readonly metrics: Metrics,
    private readonly config: GatewayConfig,
  ) {
    metrics.watch(metrics.streamsOpen, { kind: 'chat' }, () => this.open.size);
    // The rate of a series that begins with its first event would leave that one out.
    for (const outcome of ['begun', 'broken'] satisfies FirstWord[])
      metrics.firstWordSeconds.zero({ outcome });
  }

  /**
   * @param gone aborted when the client has gone. This also stops the provider’s work, but never before the message is
   * stored: a message that was sent is not lost.
   * @throws DomainError as the service does, or `unavailable` when the gateway stops before the end
   */
  async *begin(actor: Actor, input: ChatDto, gone: AbortSignal): AsyncGenerator<ChatEvent> {
    const stop = new AbortController();
    this.open.add(stop);
    const measure = this.metrics.firstWordSeconds.startTimer();
    try {
      const caller = { ...actor, sharedAreas: await this.areasOf(actor) };
      const answer = this.rpc.stream(coachingRpc.conversations.chat, caller, input, stop.signal);
      for await (const event of measured(answer, stop.signal, (outcome) => measure({ outcome }))) {
        // The coach names the conversation once the message is stored in it.
        if (event.event === 'conversation') whenAborted(gone, () => stop.abort());
        yield event;
      }
      if (stop.signal.reason === UNAVAILABLE_ERROR) throw UNAVAILABLE_ERROR;
    } finally {
      this.open.delete(stop);
      if (this.open.size === 0) this.onQuiet?.();
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.open.size === 0) return;
    const quiet = new Promise<void>((resolve) => (this.onQuiet = resolve));
    const timer = setTimeout(() => this.cancelAll(), this.config.STREAM_GRACE_MS + AFTER_COACH_MS);
    await quiet;
    clearTimeout(timer);
  }

  /**
   * Result areas of the couple, or null if the assessment service is unavailable. The coach then lacks some
   * context.
   */
  private areasOf(actor: Actor): Promise<SharedAreas | null> {
    return this.rpc.request(assessmentRpc.results.areas, actor, {}, AREAS_MS).catch(() => null);
  }

  private cancelAll(): void {
    for (const stop of this.open) stop.abort(UNAVAILABLE_ERROR);
  }
}

/** Calls `work` when the signal aborts, or at once if it has. */
function whenAborted(signal: AbortSignal, work: () => void): void {
  if (signal.aborted) work();
  else signal.addEventListener('abort', work, { once: true });
}

/** Whether the client has gone. Answers that are canceled because the gateway stops have that as their reason. */
const hasLeft = ({ aborted, reason }: AbortSignal): boolean => aborted && reason !== UNAVAILABLE_ERROR;

/**
 * Calls `measure` at the first word, or once it is clear that none comes. A message that is refused has no
 * conversation and is not measured: its status tells of it. Nor is one whose sender left before the first word.
 */
async function* measured(
  events: AsyncIterable<ChatEvent>,
  signal: AbortSignal,
  measure: (outcome: FirstWord) => void,
): AsyncGenerator<ChatEvent> {
  let isAwaited = false;
  try {
    for await (const event of events) {
      if (event.event === 'conversation') isAwaited = true;
      if (isAwaited && event.event === 'delta') {
        isAwaited = false;
        measure('begun');
      }
      yield event;
    }
  } finally {
    if (isAwaited && !hasLeft(signal)) measure('broken');
  }
}
