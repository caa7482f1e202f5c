import { createHmac, type KeyObject } from 'node:crypto';
import { encrypt } from '@anew/messaging/aes-gcm';
import type { AuthorKeys } from './author-keys.js';
import { type AssociatedData, encodeAssociatedData } from './vault.js';

/** Seals what certain people write. It holds their opened keys, so that it never waits. */
export interface Sealer {
  /** @throws Error for someone whose key was not opened */
  readonly seal: (userId: string, associated: AssociatedData, text: string) => Buffer;
  /** Digest that only this person's key can make. It identifies a text without storing it. */
  readonly digest: (userId: string, text: string) => string;
}

/** Opens the keys that a transaction will seal with. Only {@link Transactions} uses it. */
export class Seals {
  constructor(
    private readonly keys: AuthorKeys,
    private readonly service: string,
  ) {}

  /**
   * Opens these people's keys and creates missing ones. This takes a connection of its own, so it must not be
   * called inside a transaction.
   * @throws DomainError `sign_in_required` for someone who has been erased
   */
  async open(userIds: readonly string[]): Promise<Sealer> {
    const opened = new Map<string, KeyObject>();
    for (const userId of userIds) opened.set(userId, await this.keys.prepare(userId));
    const keyOf = (userId: string): KeyObject => {
      const key = opened.get(userId);
      if (!key) throw new Error('Nothing is sealed here for this person');
      return key;
    };
    return {
      seal: (userId, associated, text) =>
        encrypt(keyOf(userId), Buffer.from(text), encodeAssociatedData(this.service, associated, userId)),
      digest: (userId, text) => createHmac('sha256', keyOf(userId)).update(text).digest('hex'),
    };
  }
}
