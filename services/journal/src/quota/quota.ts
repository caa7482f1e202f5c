import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '@anew/contracts/errors';
import { ServiceConfig } from '@anew/persistence/service-config';

/** Bytes that one person may have stored here: 2,500 entries of the greatest length. */
export const STORED_BYTES = 50 * 1024 * 1024;
/** Of a row beside its texts, indexes included; it bounds how many rows there can be, too. */
const ROW_BYTES = 1_024;

/** Answers that are kept for a repeat count, too: they hold what was written once more. */
const STORED = `
  SELECT (SELECT coalesce(sum(octet_length(content) + ${ROW_BYTES}), 0) FROM entries WHERE user_id = $1)
    + (SELECT coalesce(sum(octet_length(appreciation) + octet_length(quality) + ${ROW_BYTES}), 0)
       FROM appreciations WHERE user_id = $1)
    + (SELECT coalesce(sum(octet_length(response) + ${ROW_BYTES}), 0) FROM idempotency_keys WHERE user_id = $1)
    AS bytes`;

/** Seconds: by then, answers that were kept for a repeat may have gone. */
const RETRY_AFTER = 3_600;

const quotaReached = (): DomainError =>
  new DomainError(
    'too_many',
    'quota_reached',
    'Your journal is full. Delete entries that you no longer need, then try again.',
    { retryAfter: RETRY_AFTER },
  );

/** How much one person may have written and kept. */
@Injectable()
export class Quota {
  private readonly bytes: number;

  constructor(@Inject(ServiceConfig) { RATE_LIMIT_FACTOR }: ServiceConfig) {
    this.bytes = STORED_BYTES * RATE_LIMIT_FACTOR;
  }

  /**
   * To be called in the transaction that has just written something longer than what was there.
   * @throws DomainError `quota_reached`
   */
  async check(transaction: EntityManager, userId: string): Promise<void> {
    const [stored] = await transaction.query<{ bytes: string }[]>(STORED, [userId]);
    if (Number(stored?.bytes) > this.bytes) throw quotaReached();
  }
}
