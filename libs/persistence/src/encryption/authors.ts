import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '@anew/contracts/errors';
import type { StoredKey } from './key-store.js';

interface EarlierKey {
  user_id: string;
  wrapped: Buffer;
  master_version: number;
}

const earlier = ({ user_id: userId, wrapped, master_version: masterVersion }: EarlierKey): StoredKey => ({
  userId,
  wrapped,
  masterVersion,
});

/**
 * Who may write in this service's own database: a row for each author, held by whoever writes for them and removed by
 * whoever erases them, and what is left of those who were erased. An earlier release kept the keys in these rows.
 */
export class Authors {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Keeps the person from being erased until the transaction ends, so that their erasure sees what it writes.
   * To be called before anything else in it: whoever erases takes the row first, too.
   * @throws DomainError `sign_in_required` for someone who has been erased
   */
  async hold(transaction: EntityManager, userId: string): Promise<void> {
    const held = await transaction.query<unknown[]>(
      'SELECT 1 FROM author_keys WHERE user_id = $1 FOR KEY SHARE',
      [userId],
    );
    if (held.length === 0) throw accountGone();
  }

  /**
   * Makes the person's row where there is none, and keeps it, and whoever else would make or remove it, until `keep`
   * has ended. It is told whether an earlier release has left a key here.
   */
  async admit(userId: string, keep: (hasEarlierKey: boolean) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      await oneAfterAnother(transaction, userId);
      await transaction.query(
        `INSERT INTO author_keys (user_id) SELECT $1
         WHERE NOT EXISTS (SELECT 1 FROM erased_users WHERE id_digest = $2) ON CONFLICT DO NOTHING`,
        [userId, digestOf(userId)],
      );
      const [row] = await transaction.query<{ has_key: boolean }[]>(
        'SELECT wrapped IS NOT NULL AS has_key FROM author_keys WHERE user_id = $1',
        [userId],
      );
      if (!row) throw accountGone();
      await keep(row.has_key);
    });
  }

  /** Waits for the transactions that hold the person, and lets nobody write for them again. */
  async dismiss(transaction: EntityManager, userId: string): Promise<void> {
    await oneAfterAnother(transaction, userId);
    await transaction.query('INSERT INTO erased_users (id_digest) VALUES ($1) ON CONFLICT DO NOTHING', [
      digestOf(userId),
    ]);
    await transaction.query('DELETE FROM author_keys WHERE user_id = $1', [userId]);
  }

  /** Those of these people whom this database does not know to have been erased: it was restored since. */
  async listNotErased(userIds: string[]): Promise<string[]> {
    const byDigest = new Map(userIds.map((userId) => [digestOf(userId).toString('hex'), userId]));
    const erased = await this.dataSource.query<{ digest: string }[]>(
      `SELECT encode(id_digest, 'hex') AS digest FROM erased_users WHERE id_digest = ANY($1)`,
      [userIds.map(digestOf)],
    );
    for (const { digest } of erased) byDigest.delete(digest);
    return [...byDigest.values()];
  }

  async findEarlierKeys(userIds: string[]): Promise<StoredKey[]> {
    const rows = await this.dataSource.query<EarlierKey[]>(
      `SELECT user_id, wrapped, master_version FROM author_keys
       WHERE user_id = ANY($1) AND wrapped IS NOT NULL`,
      [userIds],
    );
    return rows.map(earlier);
  }

  async listWithEarlierKey(limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ user_id: string }[]>(
      'SELECT user_id FROM author_keys WHERE wrapped IS NOT NULL LIMIT $1',
      [limit],
    );
    return rows.map(({ user_id: userId }) => userId);
  }

  /** Hands over the key that an earlier release has left here; once it is kept elsewhere, it is wiped. */
  async handOver(userId: string, keep: (key: StoredKey) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const [row] = await transaction.query<EarlierKey[]>(
        `SELECT user_id, wrapped, master_version FROM author_keys
         WHERE user_id = $1 AND wrapped IS NOT NULL FOR NO KEY UPDATE`,
        [userId],
      );
      if (!row) return;
      await keep(earlier(row));
      await transaction.query(
        'UPDATE author_keys SET wrapped = NULL, master_version = NULL WHERE user_id = $1',
        [userId],
      );
    });
  }
}

/** What is left of someone who has been erased. */
function digestOf(userId: string): Buffer {
  return createHash('sha256').update(userId).digest();
}

/** A row made while its person is being erased would be seen by neither. */
async function oneAfterAnother(transaction: EntityManager, userId: string): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`author ${userId}`]);
}

/** As whoever is signed out is answered: a request may be under way while its account is deleted. */
export const accountGone = (): DomainError =>
  new DomainError('unauthenticated', 'sign_in_required', 'This account has been deleted.');
