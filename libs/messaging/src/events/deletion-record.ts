import {
  DELETIONS_STREAM,
  type EventEnvelope,
  EVENTS_STREAM,
  identityEvents,
} from '@anew/contracts/events/map';
import { RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { Injectable } from '@nestjs/common';
import { NatsLink } from '../connection.js';
import { ensureEventsStream, unlessItIsThere } from './stream.js';

const SECOND = 1_000_000_000;
const THIRTY_DAYS = 30 * 86_400 * SECOND;

const STREAM = {
  name: DELETIONS_STREAM,
  sources: [{ name: EVENTS_STREAM, filter_subject: identityEvents.accountDeleted }],
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  max_age: THIRTY_DAYS,
  allow_direct: true,
};
/**
 * Ids of people who were deleted in the last 30 days. NATS copies them from the events, so that restoring a
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
    for (let seq = 1; ;) {
      const query = { seq, next_by_subj: identityEvents.accountDeleted };
      const message = await manager.direct.getMessage(DELETIONS_STREAM, query);
      if (!message) return deleted;
      deleted.add(message.json<EventEnvelope<typeof identityEvents.accountDeleted>>().data.userId);
      seq = message.seq + 1;
    }
  }
}
