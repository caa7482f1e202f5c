import type { DataSource } from 'typeorm';
import { ANSWERS_KEPT } from './idempotency.js';
import { prune } from './prune.js';

/** Time for which published events are kept, so that they can be replayed. */
const EVENTS_KEPT = "interval '14 days'";
/**
 * Time for which handled events are remembered. JetStream keeps events for less, so none can arrive again
 * after that.
 */
const INBOX_KEPT = "interval '30 days'";

/**
 * Deletes published events that are too old to be replayed, and stored answers and inbox entries that are
 * no longer needed.
 */
export async function pruneOldRows(dataSource: DataSource): Promise<void> {
  await prune(dataSource, 'outbox', `published_at < now() - ${EVENTS_KEPT}`);
  await prune(dataSource, 'idempotency_keys', `created_at < now() - ${ANSWERS_KEPT}`);
  await prune(dataSource, 'inbox', `received_at < now() - ${INBOX_KEPT}`);
}
