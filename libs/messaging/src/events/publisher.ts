import type { EventEnvelope } from '@anew/contracts/events/map';
import { jetstream } from '@nats-io/jetstream';
import type { NatsLink } from '../connection.js';
import { ensureEventsStream } from './stream.js';

const ACK_TIMEOUT_MS = 3_000;

/** Publishes events to JetStream. A publication resolves once the server has stored the event. */
export class EventPublisher {
  private streamIsThere = false;

  constructor(private readonly link: NatsLink) {}

  /** @throws when the server did not acknowledge in time. Publishing again is safe. */
  async publish(envelope: EventEnvelope): Promise<void> {
    if (!this.link.isUp) throw new Error('NATS is not connected');
    if (!this.streamIsThere) await ensureEventsStream(this.link.connection);
    this.streamIsThere = true;
    try {
      await jetstream(this.link.connection).publish(envelope.subject, JSON.stringify(envelope), {
        msgID: envelope.id,
        timeout: ACK_TIMEOUT_MS,
        retries: 1,
      });
    } catch (error) {
      // A server that has lost its data has also lost the stream.
      this.streamIsThere = false;
      throw error;
    }
  }
}
