import { createHash } from 'node:crypto';
import { DomainError } from '@anew/contracts/errors';
import type { DataSource, EntityManager } from 'typeorm';
import { lockName, shareName } from '../lock-name.js';
import type { StoredKey } from './key-store.js';

/** A key in the row of its author, as it lies beside the data until it is moved. */
interface UnmovedKey {
  user_id: string;
  wrapped: Buffer;
  master_version: number;
}

const unmoved = ({ user_id: userId, wrapped, master_version: masterVersion }: UnmovedKey): StoredKey => ({
  userId,
  wrapped,
  masterVersion,
});

/**
 * Authors in this service's own database, one row each. A transaction that writes for an author holds the
 * row, and erasing the author removes it. A digest remains of each erased author. The row of somebody who wrote before
 * keys had a database of their own may still hold a key, until `AuthorKeys.moveAll` has moved it there.
 */
export class Authors {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Prevents the person's erasure until the transaction ends, so that an erasure removes all that the
   * transaction writes.
   * It must come first in the transaction, because an erasure locks this row first, too.
   * @throws DomainError `sign_in_required` for someone who has been erased
   */
  async hold(transaction: EntityManager, userId: string): Promise<void> {
    if (await holdRow(transaction, userId)) return;
    // The person's key is stored before their row is committed, so another request of theirs may be creating
    // the row right now.
    await lockName(transaction, nameOf(userId));
    if (!(await holdRow(transaction, userId))) throw accountGone();
  }

  /**
   * Creates the person's row if there is none, and locks it against creation and removal by others until
   * `keep` has ended. `keep` learns whether the row holds a key that has not been moved yet.
   */
  async admit(userId: string, keep: (hasUnmovedKey: boolean) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      await lockName(transaction, nameOf(userId));
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

  /** Waits for the transactions that hold the person, and prevents new ones. */
  async dismiss(transaction: EntityManager, userId: string): Promise<void> {
    await lockName(transaction, nameOf(userId));
    await transaction.query('INSERT INTO erased_users (id_digest) VALUES ($1) ON CONFLICT DO NOTHING', [
      digestOf(userId),
    ]);
    await transaction.query('DELETE FROM author_keys WHERE user_id = $1', [userId]);
  }

  /**
   * Those of these people whom this database does not know to be erased, because it was restored from an
   * older backup.
   */
  async listNotErased(userIds: string[]): Promise<string[]> {
    const byDigest = new Map(userIds.map((userId) => [digestOf(userId).toString('hex'), userId]));
    const erased = await this.dataSource.query<{ digest: string }[]>(
      `SELECT encode(id_digest, 'hex') AS digest FROM erased_users WHERE id_digest = ANY($1)`,
      [userIds.map(digestOf)],
    );
    for (const { digest } of erased) byDigest.delete(digest);
    return [...byDigest.values()];
  }

  /** Keys of these people that lie beside the data and have not been moved yet. */
  async findUnmovedKeys(userIds: string[]): Promise<StoredKey[]> {
    const rows = await this.dataSource.query<UnmovedKey[]>(
      `SELECT user_id, wrapped, master_version FROM author_keys
       WHERE user_id = ANY($1) AND wrapped IS NOT NULL`,
      [userIds],
    );
    return rows.map(unmoved);
  }

  async listWithUnmovedKey(limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ user_id: string }[]>(
      'SELECT user_id FROM author_keys WHERE wrapped IS NOT NULL LIMIT $1',
      [limit],
    );
    return rows.map(({ user_id: userId }) => userId);
  }

  /**
   * Passes on a key that lies in the row and not in the keys' own database. Once `keep` has stored it there, it is
   * removed here.
   */
  async handOver(userId: string, keep: (key: StoredKey) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const [row] = await transaction.query<UnmovedKey[]>(
        `SELECT user_id, wrapped, master_version FROM author_keys
         WHERE user_id = $1 AND wrapped IS NOT NULL FOR NO KEY UPDATE`,
        [userId],
      );
      if (!row) return;
      await keep(unmoved(row));
      await transaction.query(
        'UPDATE author_keys SET wrapped = NULL, master_version = NULL WHERE user_id = $1',
        [userId],
      );
    });
  }
}

/**
 * Locks the person's row until the transaction ends.
 * @returns whether there is one
 */
async function holdRow(transaction: EntityManager, userId: string): Promise<boolean> {
  const rows = await transaction.query<unknown[]>(
    'SELECT 1 FROM author_keys WHERE user_id = $1 FOR KEY SHARE',
    [userId],
  );
  return rows.length > 0;
}

/** Digest that remains of someone who has been erased. */
function digestOf(userId: string): Buffer {
  return createHash('sha256').update(userId).digest();
}

/**
 * The same digest as SQL, for statements that must not bring back somebody in `erased_users`.
 * @param userId id of type uuid, as SQL
 */
export const digestInSql = (userId: string): string => `sha256(convert_to((${userId})::text, 'UTF8'))`;

/**
 * Name that is locked for a person while their row is created and while they are erased. Otherwise an erasure would miss
 * a row that is being created.
 */
const nameOf = (userId: string): string => `author ${userId}`;

/**
 * Holds up the erasure of a person whom a row of somebody else is to name until the transaction ends, so that it removes
 * what is written now. Call this before any row is locked that an erasure may want.
 * @returns false for someone who has been erased already
 */
export async function holdUnlessErased(transaction: EntityManager, userId: string): Promise<boolean> {
  await shareName(transaction, nameOf(userId));
  const rows = await transaction.query<unknown[]>('SELECT 1 FROM erased_users WHERE id_digest = $1', [
    digestOf(userId),
  ]);
  return rows.length === 0;
}

/**
 * Refusal for an erased person, the same as for someone signed out: a request may be open while the account
 * is deleted.
 */
export const accountGone = (): DomainError =>
  new DomainError('unauthenticated', 'sign_in_required', 'This account has been deleted.');
