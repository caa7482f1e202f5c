import { EVENTS_STREAM } from '@anew/contracts/events/map';
import { DAY_MS } from '@anew/contracts/local-date';
import {
  JetStreamApiError,
  type JetStreamManager,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';

/** Error code for a stream that already exists with other settings. */
const IN_USE = 10_058;

/** Accepts a stream whose settings the operator has changed, such as the number of its replicas. */
export function unlessItIsThere(error: unknown): void {
  if (!(error instanceof JetStreamApiError && error.code === IN_USE)) throw error;
}

/** Creates the stream of events if it does not exist. All processes may call this at once. */
export async function ensureEventsStream(connection: NatsConnection): Promise<JetStreamManager> {
  const manager = await jetstreamManager(connection);
  const settings = {
    name: EVENTS_STREAM,
    subjects: ['evt.>'],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    max_age: nanos(14 * DAY_MS),
    // Within this window, the server drops repeats of a message id. The inboxes recognize later ones.
    duplicate_window: nanos(120_000),
  };
  await manager.streams.add(settings).catch(unlessItIsThere);
  return manager;
}
