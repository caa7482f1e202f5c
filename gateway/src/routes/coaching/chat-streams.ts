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

/** Milliseconds that open answers have to finish when the gateway stops. */
const GRACE_MS = 8_000;
/** Milliseconds to wait for the assessment's results. After that, the coach answers without them. */
const AREAS_MS = 1_000;

/** Answers that this gateway is streaming from the coach. */
@Injectable()
export class ChatStreams implements BeforeApplicationShutdown {
  private readonly open = new Set<AbortController>();
  private onQuiet: (() => void) | undefined;

  constructor(
    private readonly rpc: RpcClient,
    private readonly metrics: Metrics,
  ) {
    metrics.watch(metrics.streamsOpen, { kind: 'chat' }, () => this.open.size);
  }

  /**
   * @param cancel aborted when the client has gone; this also stops the provider’s work
   * @throws DomainError as the service does, or `unavailable` when the gateway stops before the end
   */
  async *begin(actor: Actor, input: ChatDto, cancel: AbortController): AsyncGenerator<ChatEvent> {
    this.open.add(cancel);
    try {
      const caller = { ...actor, sharedAreas: await this.areasOf(actor) };
      // If the client has gone in the meantime, the message counts as not sent.
      if (!cancel.signal.aborted)
        yield* this.timed(this.rpc.stream(coachingRpc.conversations.chat, caller, input, cancel.signal));
      if (cancel.signal.reason === UNAVAILABLE_ERROR) throw UNAVAILABLE_ERROR;
    } finally {
      this.open.delete(cancel);
      if (this.open.size === 0) this.onQuiet?.();
    }
  }

  /** Measures how long the person waits for the first word. */
  private async *timed(events: AsyncIterable<ChatEvent>): AsyncGenerator<ChatEvent> {
    const end = this.metrics.firstWordSeconds.startTimer();
    let hasBegun = false;
    for await (const event of events) {
      if (!hasBegun && event.event === 'delta') end();
      hasBegun ||= event.event === 'delta';
      yield event;
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.open.size === 0) return;
    const quiet = new Promise<void>((resolve) => (this.onQuiet = resolve));
    const timer = setTimeout(() => this.cancelAll(), GRACE_MS);
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
    for (const cancel of this.open) cancel.abort(UNAVAILABLE_ERROR);
  }
}
