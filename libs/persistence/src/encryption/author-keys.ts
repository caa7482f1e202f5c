import { createSecretKey, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { NIL as NIL_UUID } from 'uuid';
import { accountGone, type Authors } from './authors.js';
import { type MasterKeys, newDataKey } from './data-keys.js';
import type { KeyStore, StoredKey } from './key-store.js';

/** Milliseconds for which a key is cached, so that a deleted one does not stay in memory. */
const REMEMBER_MS = 5 * 60_000;
const PREPARED_MS = 30_000;
const MOST_REMEMBERED = 5_000;
const BATCH = 100;
/** An id below which there is none. */
const BEFORE_ALL: string = NIL_UUID;

/** Random keys, one for each person who has written something in this service. */
export class AuthorKeys {
  /**
   * Cache of prepared keys. Preparing a raw key for every use would cost four times as much as opening a
   * text.
   */
  private readonly remembered = new LRUCache<string, KeyObject>({
    max: MOST_REMEMBERED,
    ttl: REMEMBER_MS,
    // Otherwise a key would leave only when it is asked for, and nobody asks for that of a deleted person.
    ttlAutopurge: true,
  });

  constructor(
    private readonly authors: Authors,
    private readonly store: KeyStore,
    private readonly masterKeys: MasterKeys,
    private readonly service: string,
  ) {}

  /**
   * Returns the person's key and creates it if there is none. It is stored before it is used, outside of any
   * transaction, because the texts that it encrypts must never exist without it.
   * @throws DomainError `sign_in_required` for someone who has been erased
   */
  async getOrCreate(userId: string): Promise<KeyObject> {
    const known = await this.find(userId);
    if (known) return known;
    await this.authors.admit(userId, async (hasUnmovedKey) => {
      if (!hasUnmovedKey) await this.store.add(this.newKeyOf(userId));
    });
    const stored = await this.find(userId);
    if (!stored) throw accountGone();
    return stored;
  }

  /**
   * Prevents the person's erasure until the transaction ends, see {@link Authors.hold}. Other processes may
   * still cache the key of an erased person, but can neither open nor seal anything with it.
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
   * Returns the person's key and makes sure that it stays cached for at least half a minute, so that a
   * transaction can open their texts without a second connection.
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

  /** Keys of those people who have one. */
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
   * Destroys a person's key. Nothing that they wrote here can ever be read again, and they never get another
   * key.
   * It waits for the transactions that hold the person. The key is destroyed before the transaction commits:
   * if the commit fails, the texts are unreadable already and the next try removes the rest. In the opposite
   * order, a key might remain forever.
   */
  async destroy(transaction: EntityManager, userId: string): Promise<void> {
    this.remembered.delete(userId);
    await this.authors.dismiss(transaction, userId);
    await this.store.destroy(userId);
  }

  /**
   * People who were deleted in the last `DELETIONS_KEPT_DAYS` but still have data here, because the database was restored
   * from an older backup.
   */
  async listDeletedButHere(): Promise<string[]> {
    return this.listNotErased(await this.listDeletedLately());
  }

  /** Those of these people whom the service's own database does not know to be erased. */
  async listNotErased(userIds: string[]): Promise<string[]> {
    return userIds.length === 0 ? [] : this.authors.listNotErased(userIds);
  }

  forgetOldDeletions(): Promise<void> {
    return this.store.forgetOldDeletions();
  }

  /** People who were deleted in the last `DELETIONS_KEPT_DAYS`. */
  listDeletedLately(): Promise<string[]> {
    return this.store.listDeleted();
  }

  /**
   * Moves the keys that still lie beside the data to the keys' own database. Reading and writing continue
   * meanwhile.
   */
  async moveAll(): Promise<number> {
    let moved = 0;
    for (;;) {
      const userIds = await this.authors.listWithUnmovedKey(BATCH);
      for (const userId of userIds) await this.authors.handOver(userId, (key) => this.store.add(key));
      moved += userIds.length;
      if (userIds.length < BATCH) return moved;
    }
  }

  /**
   * Rewraps each key once that is not wrapped by the first master key. Only once, because a process with another first key
   * may be doing the opposite. Reading and writing continue meanwhile.
   */
  async rewrapAll(isStopping = () => false): Promise<number> {
    let rewrapped = 0;
    for (let after = BEFORE_ALL; ;) {
      const others = await this.store.listWrappedByOthers(this.masterKeys.currentVersion, after, BATCH);
      for (const key of others) await this.store.replace(key, this.wrap(key.userId, this.unwrap(key)));
      rewrapped += others.length;
      if (others.length < BATCH || isStopping()) return rewrapped;
      after = others.at(-1)?.userId ?? after;
    }
  }

  private async load(userIds: string[], found: Map<string, KeyObject>): Promise<void> {
    // In this order, a key that is being moved is found in one of the two databases.
    const unmoved = await this.authors.findUnmovedKeys(userIds);
    const known = new Set(unmoved.map(({ userId }) => userId));
    const stored = await this.store.find(userIds.filter((userId) => !known.has(userId)));
    for (const wrapped of [...unmoved, ...stored]) {
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
