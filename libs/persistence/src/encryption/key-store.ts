import { DELETIONS_KEPT_DAYS } from '@anew/contracts/events/map';
import type { DataSource } from 'typeorm';
import { prune } from '../prune.js';
import type { WrappedKey } from './data-keys.js';

const REMEMBERED_SINCE = `now() - interval '${DELETIONS_KEPT_DAYS} days'`;

interface Row {
  user_id: string;
  wrapped: Buffer;
  master_version: number;
}

export interface StoredKey extends WrappedKey {
  userId: string;
}

const stored = ({ user_id: userId, wrapped, master_version: masterVersion }: Row): StoredKey => ({
  userId,
  wrapped,
  masterVersion,
});

/**
 * Database of the keys, apart from the data that they encrypt. When yesterday's data is restored, the keys
 * are still today's, and those of people who were deleted since are gone.
 */
export class KeyStore {
  constructor(private readonly dataSource: DataSource) {}

  async find(userIds: string[]): Promise<StoredKey[]> {
    const rows = await this.dataSource.query<Row[]>(
      'SELECT user_id, wrapped, master_version FROM author_keys WHERE user_id = ANY($1)',
      [userIds],
    );
    return rows.map(stored);
  }

  /** Stores a key, unless the person has one or has been deleted. */
  async add({ userId, wrapped, masterVersion }: StoredKey): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO author_keys (user_id, wrapped, master_version) SELECT $1, $2, $3
       WHERE NOT EXISTS (SELECT 1 FROM deletions WHERE user_id = $1) ON CONFLICT DO NOTHING`,
      [userId, wrapped, masterVersion],
    );
  }

  /** Destroys a key for good, and records the deletion of its owner. */
  async destroy(userId: string): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      await transaction.query('INSERT INTO deletions (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [userId]);
      await transaction.query('DELETE FROM author_keys WHERE user_id = $1', [userId]);
    });
  }

  async forgetOldDeletions(): Promise<void> {
    await prune(this.dataSource, 'deletions', `deleted_at <= ${REMEMBERED_SINCE}`);
  }

  /** People who were deleted in the last `DELETIONS_KEPT_DAYS`. */
  async listDeleted(): Promise<string[]> {
    const rows = await this.dataSource.query<{ user_id: string }[]>(
      `SELECT user_id FROM deletions WHERE deleted_at > ${REMEMBERED_SINCE}`,
    );
    return rows.map(({ user_id: userId }) => userId);
  }

  /** Keys that are not wrapped by this master key, in the order of their owners' ids, beginning behind `after`. */
  async listWrappedByOthers(masterVersion: number, after: string, limit: number): Promise<StoredKey[]> {
    const rows = await this.dataSource.query<Row[]>(
      // An index finds what is lower or higher, but not what is unequal.
      `SELECT user_id, wrapped, master_version FROM author_keys
       WHERE (master_version < $1 OR master_version > $1) AND user_id > $2 ORDER BY user_id LIMIT $3`,
      [masterVersion, after, limit],
    );
    return rows.map(stored);
  }

  /** Replaces `before` with the same key rewrapped, unless it has been replaced or destroyed meanwhile. */
  async replace(before: StoredKey, { wrapped, masterVersion }: WrappedKey): Promise<void> {
    await this.dataSource.query(
      'UPDATE author_keys SET wrapped = $2, master_version = $3 WHERE user_id = $1 AND master_version = $4',
      [before.userId, wrapped, masterVersion, before.masterVersion],
    );
  }
}
