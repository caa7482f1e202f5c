import { Readable } from 'node:stream';
import type { RequestContext } from '@anew/contracts/actor';
import type { LiveEvent, LiveTopic } from '@anew/contracts/live/views';
import { eventText, STILL_HERE } from '../../http/sse.js';

/** Person who listens, as the stream's request was signed in. */
export interface Listener {
  context: RequestContext;
  userId: string;
  sessionId: string;
  coupleId: string;
  /** Time in epoch milliseconds at which the token expires. The stream ends then. */
  until: number;
}

/** Bytes that wait for a client at most. One who does not read so little has gone. */
const MOST_WAITING = 4_096;

/** Open response to one client, who hears which topics have changed. */
export class LiveStream {
  readonly body = new Readable({ highWaterMark: MOST_WAITING, read: () => undefined });

  constructor(readonly listener: Listener) {
    // The first bytes send the headers, by which the client knows that it is connected.
    this.stillHere();
  }

  changed(topic: LiveTopic): void {
    const event: LiveEvent = { event: 'changed', data: { areas: [topic] } };
    this.send(eventText(event));
  }

  /** Sends a comment, so that no proxy takes the connection for dead. */
  stillHere(): void {
    this.send(STILL_HERE);
  }

  end(): void {
    if (!this.body.destroyed && !this.body.readableEnded) this.body.push(null);
  }

  private send(text: string): void {
    if (!this.body.push(text)) this.body.destroy();
  }
}
