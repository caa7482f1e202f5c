import type { EventEnvelope, EventSubject } from '@anew/contracts/events/map';
import type { NatsLink } from '../connection.js';

/**
 * Calls `hear` with every event of a subject, in every process that listens, but only while connected.
 * It is meant for invalidating caches in memory. The caller must also clear its cache on every reconnect.
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
