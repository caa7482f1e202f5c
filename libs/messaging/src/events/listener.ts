import type { EventEnvelope, EventSubject } from '@anew/contracts/events/map';
import type { NatsLink } from '../connection.js';

/**
 * Hears every event of a subject as it passes, in every process that listens, and only while connected:
 * for dropping what is kept in memory. Whoever uses it must also forget everything on a reconnect.
 */
export function listenToEvents<S extends EventSubject>(
  link: NatsLink,
  subject: S,
  hear: (event: EventEnvelope<S>) => void,
): void {
  link.connection.subscribe(subject, {
    callback: (error, message) => {
      if (!error) hear(message.json<EventEnvelope<S>>());
    },
  });
}
