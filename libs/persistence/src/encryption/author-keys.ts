import { createSecretKey, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { accountGone, type Authors } from './authors.js';
import { type MasterKeys, newDataKey } from './data-keys.js';
import type { KeyStore, StoredKey } from './key-store.js';

/** Milliseconds after which a key is fetched again, so that a deleted one does not live on in memory. */
const REMEMBER_MS = 5 * 60_000;
const PREPARED_MS = 30_000;
const MOST_REMEMBERED = 5_000;
const BATCH = 100;

/** One random key for each person who has written something in this service. */
export class AuthorKeys {
  /** Holds key objects: a raw key would be prepared anew whenever it is used, at four times the cost of opening a text. */
  private readonly remembered = new LRUCache<string, KeyObject>({ max: MOST_REMEMBERED, ttl: REMEMBER_MS });

  constructor(
    private readonly authors: Authors,
    private readonly store: KeyStore,
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
    await this.authors.admit(userId, async (hasEarlierKey) => {
      if (!hasEarlierKey) await this.store.add(this.newKeyOf(userId));
    });
    const stored = await this.find(userId);
    if (!stored) throw accountGone();
    return stored;
  }

  /**
   * Keeps the person from being erased until the transaction ends: see {@link Authors.hold}. A key that other processes
   * still remember opens nothing more and seals nothing more once its person has been erased.
   * @throws DomainError `sign_in_required` for someone who has been erased
   */
  async hold(transaction: EntityManager, userId: string): Promise<void> {
    try {
      await this.authors.hold(transaction, userId);
    } catch (error) {
      this.remembered.delete(userId);
      throw error;
    }
  }

  /**
   * The person's key, which is then remembered for the next half minute at least: what a transaction reads of theirs
   * opens without a second connection.
   */
  prepare(userId: string): Promise<KeyObject> {
    const known = this.remembered.get(userId);
    if (known && this.remembered.getRemainingTTL(userId) > PREPARED_MS) return Promise.resolve(known);
    this.remembered.delete(userId);
    return this.getOrCreate(userId);
  }

  async find(userId: string): Promise<KeyObject | undefined> {
    return (await this.findAll([userId])).get(userId);
  }

  /** The keys of those who have one. */
  async findAll(userIds: string[]): Promise<Map<string, KeyObject>> {
    const found = new Map<string, KeyObject>();
    for (const userId of userIds) {
      const known = this.remembered.get(userId);
      if (known) found.set(userId, known);
    }
    const missing = userIds.filter((userId) => !found.has(userId));
    if (missing.length > 0) await this.load(missing, found);
    return found;
  }

  /**
   * Without its key, whatever a person has written here can never be read again; they are never given another.
   * Waits for the transactions that hold the person. The key goes before the transaction ends: should that fail, its
   * texts are lost already and the rest goes at the next try, whereas a key that outlived them might stay for ever.
   */
  async destroy(transaction: EntityManager, userId: string): Promise<void> {
    this.remembered.delete(userId);
    await this.authors.dismiss(transaction, userId);
    await this.store.destroy(userId);
  }

  /** Whoever was deleted in the last 30 days and is here all the same: the service's database was restored since. */
  async listDeletedButHere(): Promise<string[]> {
    const deleted = await this.listDeletedLately();
    return deleted.length === 0 ? [] : this.authors.listNotErased(deleted);
  }

  /** Whoever was deleted in the last 30 days. */
  listDeletedLately(): Promise<string[]> {
    return this.store.listDeleted();
  }

  /** Brings the keys that an earlier release kept with the data to where keys are; reading and writing go on. */
  async moveAll(): Promise<number> {
    let moved = 0;
    for (;;) {
      const userIds = await this.authors.listWithEarlierKey(BATCH);
      for (const userId of userIds) await this.authors.handOver(userId, (key) => this.store.add(key));
      moved += userIds.length;
      if (userIds.length < BATCH) return moved;
    }
  }

  /** Wraps keys anew that an older master key wrapped; reading and writing go on meanwhile. */
  async rewrapAll(): Promise<number> {
    let rewrapped = 0;
    for (;;) {
      const old = await this.store.listWrappedBefore(this.masterKeys.currentVersion, BATCH);
      for (const key of old) await this.store.replace(key, this.wrap(key.userId, this.unwrap(key)));
      rewrapped += old.length;
      if (old.length < BATCH) return rewrapped;
    }
  }

  private async load(userIds: string[], found: Map<string, KeyObject>): Promise<void> {
    // In this order, one that is being moved is found at one place or the other.
    const earlier = await this.authors.findEarlierKeys(userIds);
    const known = new Set(earlier.map(({ userId }) => userId));
    const stored = await this.store.find(userIds.filter((userId) => !known.has(userId)));
    for (const wrapped of [...earlier, ...stored]) {
      const key = createSecretKey(this.unwrap(wrapped));
      this.remembered.set(wrapped.userId, key);
      found.set(wrapped.userId, key);
    }
  }

  private newKeyOf(userId: string): StoredKey {
    return { userId, ...this.wrap(userId, newDataKey()) };
  }

  private wrap(userId: string, key: Buffer): ReturnType<MasterKeys['wrap']> {
    return this.masterKeys.wrap(key, this.boundTo(userId));
  }

  private unwrap(key: StoredKey): Buffer {
    return this.masterKeys.unwrap(key, this.boundTo(key.userId));
  }

  private boundTo(userId: string): string {
    return `${this.service}|author_keys|${userId}`;
  }
}
