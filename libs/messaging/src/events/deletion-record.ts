import {
  DELETIONS_KEPT_DAYS,
  DELETIONS_STREAM,
  type EventEnvelope,
  EVENTS_STREAM,
  identityEvents,
} from '@anew/contracts/events/map';
import { DAY_MS } from '@anew/contracts/local-date';
import { type JetStreamManager, RetentionPolicy, StorageType, type StoredMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import { NatsLink } from '../connection.js';
import { ensureEventsStream, unlessItIsThere } from './stream.js';

/**
 * Messages that are asked for at the same time. NATS lets the service read them only one by one, and 2.9 knows no other
 * way, so one after another would take a round trip each.
 */
const ASKED_AT_ONCE = 256;

type Deleted = EventEnvelope<typeof identityEvents.accountDeleted>;

const STREAM = {
  name: DELETIONS_STREAM,
  sources: [{ name: EVENTS_STREAM, filter_subject: identityEvents.accountDeleted }],
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  max_age: nanos(DELETIONS_KEPT_DAYS * DAY_MS),
  allow_direct: true,
};

/**
 * Ids of people who were deleted in the last `DELETIONS_KEPT_DAYS`. NATS copies them from the events, so that restoring a
 * database cannot lose them.
 */
@Injectable()
export class DeletionRecord {
  constructor(private readonly link: NatsLink) {}

  /** @throws when NATS does not answer, or does not let this process ask */
  async list(): Promise<Set<string>> {
    const manager = await ensureEventsStream(this.link.connection);
    // nats-server gives the source a name of its own, and so always finds an existing stream to differ.
    await manager.streams.add(STREAM).catch(unlessItIsThere);
    const deleted = new Set<string>();
    for await (const { data } of readAll(manager)) deleted.add(data.userId);
    return deleted;
  }
}

/** Yields all events of the stream. */
async function* readAll(manager: JetStreamManager): AsyncGenerator<Deleted> {
  for (let first = 1; ;) {
    const places = Array.from({ length: ASKED_AT_ONCE }, (_, index) => first + index);
    const messages = await Promise.all(places.map((place) => nextFrom(manager, place)));
    for (const message of messages) if (message) yield message.json<Deleted>();
    const last = messages.at(-1);
    if (!last) return;
    first = last.seq + 1;
  }
}

/** The first message at this place of the stream or later, or null behind the last one. */
const nextFrom = (manager: JetStreamManager, seq: number): Promise<StoredMsg | null> =>
  manager.direct.getMessage(DELETIONS_STREAM, { seq, next_by_subj: identityEvents.accountDeleted });
