import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * Approximate size of a row without its texts but with its indexes, in bytes. It also limits the number of
 * rows.
 */
const ROW_BYTES = 1_024;

/**
 * SQL for the bytes that a person has stored. Answers stored for idempotency count as well, because they
 * contain the text again.
 */
const TEXTS = `
  SELECT (SELECT coalesce(sum(octet_length(content) + ${ROW_BYTES}), 0) FROM entries WHERE user_id = $1)
    + (SELECT coalesce(sum(octet_length(appreciation) + octet_length(quality) + ${ROW_BYTES}), 0)
       FROM appreciations WHERE user_id = $1)
    + (SELECT coalesce(sum(coalesce(octet_length(reply), 0) + ${ROW_BYTES}), 0) FROM reactions WHERE user_id = $1)
    + (SELECT coalesce(sum(octet_length(response) + ${ROW_BYTES}), 0) FROM idempotency_keys WHERE user_id = $1)
    AS bytes`;

const PHOTOS = `
  SELECT coalesce(sum(octet_length(photo) + ${ROW_BYTES}), 0) AS bytes FROM entry_photos WHERE user_id = $1`;

/** How much one person has stored here, in bytes. */
@Injectable()
export class StoredBytesRepository {
  ofTexts(transaction: EntityManager, userId: string): Promise<number> {
    return this.sum(transaction, TEXTS, userId);
  }

  ofPhotos(transaction: EntityManager, userId: string): Promise<number> {
    return this.sum(transaction, PHOTOS, userId);
  }

  private async sum(transaction: EntityManager, statement: string, userId: string): Promise<number> {
    const [row] = await transaction.query<{ bytes: string }[]>(statement, [userId]);
    return Number(row?.bytes);
  }
}
