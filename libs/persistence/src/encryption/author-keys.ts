import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '@anew/contracts/errors';
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
   * @throws DomainError `sign_in_required` for someone who has been erased
   */
  async getOrCreate(userId: string): Promise<KeyObject> {
    const known = await this.find(userId);
    if (known) return known;
    await this.dataSource.transaction((transaction) => this.create(transaction, userId));
    const stored = await this.find(userId);
    if (!stored) throw accountGone();
    return stored;
  }

  /**
   * Keeps the person from being erased until the transaction ends, so that their erasure sees what it writes.
   * To be called before anything else in it: whoever erases takes the key first, too. A key that other processes
   * still remember is gone from the database once its person has been erased.
   * @throws DomainError `sign_in_required` for someone who has been erased
   */
  async hold(transaction: EntityManager, userId: string): Promise<void> {
    const held = await transaction.query<unknown[]>(
      'SELECT 1 FROM author_keys WHERE user_id = $1 FOR KEY SHARE',
      [userId],
    );
    if (held.length > 0) return;
    this.remembered.delete(userId);
    throw accountGone();
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

  /**
   * Without its key, whatever a person has written here can never be read again; they are never given another.
   * Waits for the transactions that hold the person.
   */
  async destroy(transaction: EntityManager, userId: string): Promise<void> {
    this.remembered.delete(userId);
    await oneAfterAnother(transaction, userId);
    await transaction.query('INSERT INTO erased_users (id_digest) VALUES ($1) ON CONFLICT DO NOTHING', [
      digestOf(userId),
    ]);
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

  private async create(transaction: EntityManager, userId: string): Promise<void> {
    const { wrapped, masterVersion } = this.masterKeys.wrap(newDataKey(), this.boundTo(userId));
    await oneAfterAnother(transaction, userId);
    await transaction.query(
      `INSERT INTO author_keys (user_id, wrapped, master_version) SELECT $1, $2, $3
       WHERE NOT EXISTS (SELECT 1 FROM erased_users WHERE id_digest = $4) ON CONFLICT DO NOTHING`,
      [userId, wrapped, masterVersion, digestOf(userId)],
    );
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

/** What is left of someone who has been erased. */
function digestOf(userId: string): Buffer {
  return createHash('sha256').update(userId).digest();
}

/** A key made while its person is being erased would be seen by neither. */
async function oneAfterAnother(transaction: EntityManager, userId: string): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`author ${userId}`]);
}

/** As whoever is signed out is answered: a request may be under way while its account is deleted. */
const accountGone = (): DomainError =>
  new DomainError('unauthenticated', 'sign_in_required', 'This account has been deleted.');
