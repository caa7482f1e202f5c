import { createSecretKey, type KeyObject } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { type MasterKeys, newDataKey, type WrappedKey } from './data-keys.js';

interface Remembered {
  /** A raw key would be prepared anew, at four times the cost of opening a text, whenever it is used. */
  key: KeyObject;
  until: number;
}

/** Milliseconds after which a key is fetched again, so that a deleted one does not live on in memory. */
const REMEMBER_MS = 5 * 60_000;
const PREPARED_MS = 30_000;
const MOST_REMEMBERED = 5_000;
const REWRAP_BATCH = 100;

/** One random key for each person who has written something in this service. */
export class AuthorKeys {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly masterKeys: MasterKeys,
    private readonly service: string,
  ) {}

  /**
   * The person's key, made if there is none. It is stored before it is used, outside of any transaction:
   * what it encrypts must never outlive it.
   */
  async getOrCreate(userId: string): Promise<KeyObject> {
    const known = await this.find(userId);
    if (known) return known;
    const { wrapped, masterVersion } = this.masterKeys.wrap(newDataKey(), this.boundTo(userId));
    await this.dataSource.query(
      'INSERT INTO author_keys (user_id, wrapped, master_version) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [userId, wrapped, masterVersion],
    );
    const stored = await this.find(userId);
    if (!stored) throw new Error('An author key vanished as it was made');
    return stored;
  }

  /**
   * Sees to it that the key is at hand for the next half minute. To be called before a transaction in which the
   * person's texts are sealed: fetching it inside would take a second connection while holding the first.
   */
  async prepare(userId: string): Promise<void> {
    const known = this.remembered.get(userId);
    if (known && known.until - Date.now() > PREPARED_MS) return;
    this.remembered.delete(userId);
    await this.getOrCreate(userId);
  }

  async find(userId: string): Promise<KeyObject | undefined> {
    return (await this.findAll([userId])).get(userId);
  }

  /** The keys of those who have one. */
  async findAll(userIds: string[]): Promise<Map<string, KeyObject>> {
    const found = new Map<string, KeyObject>();
    for (const userId of userIds) {
      const known = this.remembered.get(userId);
      if (known && known.until > Date.now()) found.set(userId, known.key);
    }
    const missing = userIds.filter((userId) => !found.has(userId));
    if (missing.length > 0) await this.load(missing, found);
    return found;
  }

  /** Without its key, whatever a person has written here can never be read again. */
  async destroy(transaction: EntityManager, userId: string): Promise<void> {
    this.remembered.delete(userId);
    await transaction.query('DELETE FROM author_keys WHERE user_id = $1', [userId]);
  }

  /** Wraps keys anew that an older master key wrapped; reading and writing go on meanwhile. */
  async rewrapAll(): Promise<number> {
    let rewrapped = 0;
    for (;;) {
      const rows = await this.dataSource.query<({ user_id: string } & RowKey)[]>(
        'SELECT user_id, wrapped, master_version FROM author_keys WHERE master_version < $1 LIMIT $2',
        [this.masterKeys.currentVersion, REWRAP_BATCH],
      );
      for (const row of rows) await this.rewrap(row.user_id, row);
      rewrapped += rows.length;
      if (rows.length < REWRAP_BATCH) return rewrapped;
    }
  }

  private async rewrap(userId: string, row: RowKey): Promise<void> {
    const key = this.masterKeys.unwrap(asWrapped(row), this.boundTo(userId));
    const { wrapped, masterVersion } = this.masterKeys.wrap(key, this.boundTo(userId));
    await this.dataSource.query(
      'UPDATE author_keys SET wrapped = $2, master_version = $3 WHERE user_id = $1 AND master_version = $4',
      [userId, wrapped, masterVersion, row.master_version],
    );
  }

  private async load(userIds: string[], found: Map<string, KeyObject>): Promise<void> {
    const rows = await this.dataSource.query<({ user_id: string } & RowKey)[]>(
      'SELECT user_id, wrapped, master_version FROM author_keys WHERE user_id = ANY($1)',
      [userIds],
    );
    for (const row of rows) {
      const key = createSecretKey(this.masterKeys.unwrap(asWrapped(row), this.boundTo(row.user_id)));
      this.remember(row.user_id, key);
      found.set(row.user_id, key);
    }
  }

  private remember(userId: string, key: KeyObject): void {
    const [oldest] = this.remembered.keys();
    if (oldest !== undefined && this.remembered.size >= MOST_REMEMBERED) this.remembered.delete(oldest);
    this.remembered.set(userId, { key, until: Date.now() + REMEMBER_MS });
  }

  private boundTo(userId: string): string {
    return `${this.service}|author_keys|${userId}`;
  }
}

interface RowKey {
  wrapped: Buffer;
  master_version: number;
}

function asWrapped({ wrapped, master_version }: RowKey): WrappedKey {
  return { wrapped, masterVersion: master_version };
}
