import { DomainError } from '@anew/contracts/errors';
import { ServiceConfig } from '@anew/persistence/service-config';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Bytes that one person may store here: enough for 2,500 entries of the greatest length. */
export const STORED_BYTES = 50 * 1024 * 1024;
/**
 * Approximate size of a row without its texts but with its indexes, in bytes. It also limits the number of
 * rows.
 */
const ROW_BYTES = 1_024;

/**
 * SQL for the bytes that a person has stored. Answers stored for idempotency count as well, because they
 * contain the text again.
 */
const STORED = `
  SELECT (SELECT coalesce(sum(octet_length(content) + ${ROW_BYTES}), 0) FROM entries WHERE user_id = $1)
    + (SELECT coalesce(sum(octet_length(appreciation) + octet_length(quality) + ${ROW_BYTES}), 0)
       FROM appreciations WHERE user_id = $1)
    + (SELECT coalesce(sum(coalesce(octet_length(reply), 0) + ${ROW_BYTES}), 0) FROM reactions WHERE user_id = $1)
    + (SELECT coalesce(sum(octet_length(response) + ${ROW_BYTES}), 0) FROM idempotency_keys WHERE user_id = $1)
    AS bytes`;

/** Bytes of the photos that one person may store here: some hundreds. */
const PHOTO_BYTES = 200 * 1024 * 1024;

const STORED_PHOTOS = `
  SELECT coalesce(sum(octet_length(photo) + ${ROW_BYTES}), 0) AS bytes FROM entry_photos WHERE user_id = $1`;

/** Seconds after which some of the answers stored for idempotency may have expired. */
const RETRY_AFTER = 3_600;

const quotaReached = (): DomainError =>
  new DomainError(
    'too_many',
    'quota_reached',
    'Your journal is full. Delete entries that you no longer need, then try again.',
    { retryAfter: RETRY_AFTER },
  );

const photosReached = (): DomainError =>
  new DomainError(
    'too_many',
    'quota_reached',
    'Your photos take up all the room that there is. Remove one that you no longer need, then try again.',
    { retryAfter: RETRY_AFTER },
  );

/** Limits how much one person may store. */
@Injectable()
export class Quota {
  private readonly bytes: number;
  private readonly photoBytes: number;

  constructor(@Inject(ServiceConfig) { RATE_LIMIT_FACTOR }: ServiceConfig) {
    this.bytes = STORED_BYTES * RATE_LIMIT_FACTOR;
    this.photoBytes = PHOTO_BYTES * RATE_LIMIT_FACTOR;
  }

  /**
   * Checks the quota. Call it in the transaction that has just written a longer text than before.
   * @throws DomainError `quota_reached`
   */
  async check(transaction: EntityManager, userId: string): Promise<void> {
    const [stored] = await transaction.query<{ bytes: string }[]>(STORED, [userId]);
    if (Number(stored?.bytes) > this.bytes) throw quotaReached();
  }
  /**
   * Checks the quota of photos. Call it in the transaction that has just added one.
   * @throws DomainError `quota_reached`
   */
  async checkPhotos(transaction: EntityManager, userId: string): Promise<void> {
    const [stored] = await transaction.query<{ bytes: string }[]>(STORED_PHOTOS, [userId]);
    if (Number(stored?.bytes) > this.photoBytes) throw photosReached();
  }
}
