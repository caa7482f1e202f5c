import { ServiceConfig } from '@anew/persistence/service-config';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { photosReached, quotaReached } from './quota.errors.js';
import { StoredBytesRepository } from './stored-bytes.repository.js';

/** Bytes that one person may store here: enough for 2,500 entries of the greatest length. */
const STORED_BYTES = 50 * 1024 * 1024;

/** Bytes of the photos that one person may store here: some hundreds. */
const PHOTO_BYTES = 200 * 1024 * 1024;

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
