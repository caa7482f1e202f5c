import type { Readable } from 'node:stream';
import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { Metrics } from '@anew/observability/metrics';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Memberships } from '../../auth/memberships.js';
import { type Listener, LiveStream } from './live-stream.js';

/**
 * Milliseconds between two signs of life. Proxies commonly close a connection after 30 or 60 seconds without
 * a byte.
 */
const BEAT_MS = 22_000;
/** Streams that one person may have open at this gateway. The oldest makes room for another. */
const MOST_OF_ONE = 8;

/** Open streams of this gateway. */
@Injectable()
export class LiveStreams implements BeforeApplicationShutdown {
  /** Streams by the id of their couple, and again by the id of their person. */
  private readonly byId = new Map<string, Set<LiveStream>>();
  private isClosing = false;
  private openNow = 0;

  constructor(
    private readonly memberships: Memberships,
    metrics: Metrics,
  ) {
    metrics.watch(metrics.streamsOpen, { kind: 'live' }, () => this.openNow);
  }

  /**
   * Opens a stream, which ends with the listener's token, session or membership.
   * @throws DomainError `unavailable` when this gateway stops, so that the client turns to another one
   */
  open(listener: Listener): Readable {
    if (this.isClosing) throw UNAVAILABLE_ERROR;
    const [oldest, ...rest] = this.streamsOf(listener.userId);
    if (oldest && rest.length >= MOST_OF_ONE - 1) this.end(oldest);
    const stream = new LiveStream(listener);
    this.openNow += 1;
    this.add(stream);
    const stop = this.watch(stream);
    stream.body.once('close', () => {
      this.openNow -= 1;
      stop();
      this.remove(stream);
    });
    // The membership may have changed between the check of the request and this moment.
    void this.check(stream);
    return stream.body;
  }

  /** Streams of a couple or of a person. */
  streamsOf(id: string): LiveStream[] {
    return [...(this.byId.get(id) ?? [])];
  }

  /** Ends a stream at once: nothing more is sent to it. */
  end(stream: LiveStream): void {
    this.remove(stream);
    stream.end();
  }

  endAll(): void {
    for (const stream of [...this.byId.values()].flatMap((streams) => [...streams])) this.end(stream);
  }

  beforeApplicationShutdown(): void {
    this.isClosing = true;
    this.endAll();
  }

  /** Keeps a stream alive until its token expires. Returns a function that stops this. */
  private watch(stream: LiveStream): () => void {
    const { until } = stream.listener;
    const next = () => setTimeout(beat, Math.max(0, Math.min(BEAT_MS, until - Date.now())));
    const beat = () => {
      if (Date.now() >= until) {
        this.end(stream);
        return;
      }
      stream.stillHere();
      void this.check(stream);
      timer = next();
    };
    let timer = next();
    return () => clearTimeout(timer);
  }

  /**
   * Ends a stream whose session or membership has changed, in case an event about it was missed. Without an
   * answer the stream goes on, because the event ends it all the same.
   */
  private async check(stream: LiveStream): Promise<void> {
    const { sessionId, coupleId, context } = stream.listener;
    const session = await this.memberships.resolve(sessionId, context).catch(() => undefined);
    if (session !== undefined && session?.coupleId !== coupleId) this.end(stream);
  }

  private add(stream: LiveStream): void {
    for (const id of idsOf(stream)) this.byId.set(id, (this.byId.get(id) ?? new Set()).add(stream));
  }

  private remove(stream: LiveStream): void {
    for (const id of idsOf(stream)) {
      const streams = this.byId.get(id);
      streams?.delete(stream);
      if (streams?.size === 0) this.byId.delete(id);
    }
  }
}

const idsOf = ({ listener: { userId, coupleId } }: LiveStream): string[] => [userId, coupleId];
