import type { EventEnvelope } from '@anew/contracts/events/map';
import { jetstream, JetStreamApiError } from '@nats-io/jetstream';
import { InvalidArgumentError } from '@nats-io/transport-node';
import type { NatsLink } from '../connection.js';
import { ensureEventsStream } from './stream.js';

const ACK_TIMEOUT_MS = 3_000;
/** JetStream's error code for a message that is larger than the stream takes. Other codes speak of the server's own state. */
const TOO_LARGE = 10_054;

/** Says that the server would never store this event, for example because it is too large. */
export class EventRefused extends Error {
  override name = 'EventRefused';
}

/** Publishes events to JetStream. A publication resolves once the server has stored the event. */
export class EventPublisher {
  private streamIsThere = false;

  constructor(private readonly link: NatsLink) {}

  /**
   * @throws {EventRefused} when the event itself is the cause
   * @throws when the server did not acknowledge in time, or could not store anything. Publishing again is safe.
   */
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
      throw isAboutTheEvent(error) ? new EventRefused('NATS refuses the event', { cause: error }) : error;
    }
  }
}

/** The client itself refuses what exceeds the server's `max_payload`, and JetStream what exceeds the stream's limit. */
const isAboutTheEvent = (error: unknown): boolean =>
  error instanceof InvalidArgumentError || (error instanceof JetStreamApiError && error.code === TOO_LARGE);
