import { DomainError } from '@anew/contracts/errors';
import { ServiceConfig } from '@anew/persistence/service-config';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StoredBytesRepository } from './stored-bytes.repository.js';

/** Bytes that one person may store here: enough for 2,500 entries of the greatest length. */
const STORED_BYTES = 50 * 1024 * 1024;

/** Bytes of the photos that one person may store here: some hundreds. */
const PHOTO_BYTES = 200 * 1024 * 1024;

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

  constructor(
    @Inject(ServiceConfig) { RATE_LIMIT_FACTOR }: ServiceConfig,
    private readonly stored: StoredBytesRepository,
  ) {
    this.bytes = STORED_BYTES * RATE_LIMIT_FACTOR;
    this.photoBytes = PHOTO_BYTES * RATE_LIMIT_FACTOR;
  }

  /**
   * Checks the quota. Call it in the transaction that has just written a longer text than before.
   * @throws DomainError `quota_reached`
   */
  async check(transaction: EntityManager, userId: string): Promise<void> {
    if ((await this.stored.ofTexts(transaction, userId)) > this.bytes) throw quotaReached();
  }

  /**
   * Checks the quota of photos. Call it in the transaction that has just added one.
   * @throws DomainError `quota_reached`
   */
  async checkPhotos(transaction: EntityManager, userId: string): Promise<void> {
    if ((await this.stored.ofPhotos(transaction, userId)) > this.photoBytes) throw photosReached();
  }
}
