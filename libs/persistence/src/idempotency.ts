import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Actor } from '@anew/contracts/actor';
import { DomainError } from '@anew/contracts/errors';

const CLAIM = `
  INSERT INTO idempotency_keys (user_id, key, request_hash) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, key) DO UPDATE
    SET request_hash = excluded.request_hash, response = NULL, created_at = now()
    WHERE idempotency_keys.created_at < now() - interval '24 hours'
  RETURNING 1`;

/** An answer may hold what a person wrote, so it stays no longer than it is good for. */
export const FORGET_EXPIRED_KEYS =
  "DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'";

interface StoredAnswer {
  request_hash: string;
  response: { value: unknown } | null;
}

/**
 * Does `work` at most once for the actor's idempotency key, and answers a repeat with the first answer.
 * The key is claimed in the transaction of the work: a rival with the same key waits for its end.
 * @throws DomainError `idempotency_key_reused` when the key came with another request before
 */
export async function onceForKey<T>(
  transaction: EntityManager,
  actor: Actor,
  operation: string,
  input: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (actor.idempotencyKey === undefined) return work();
  const id = [actor.userId, actor.idempotencyKey];
  const hash = createHash('sha256')
    .update(JSON.stringify([operation, input]))
    .digest('hex');
  const claimed = await transaction.query<unknown[]>(CLAIM, [...id, hash]);
  if (claimed.length === 0) return firstAnswer<T>(transaction, id, hash);
  const value = await work();
  await transaction.query('UPDATE idempotency_keys SET response = $3 WHERE user_id = $1 AND key = $2', [
    ...id,
    JSON.stringify({ value }),
  ]);
  return value;
}

async function firstAnswer<T>(transaction: EntityManager, id: string[], hash: string): Promise<T> {
  const [stored] = await transaction.query<StoredAnswer[]>(
    'SELECT request_hash, response FROM idempotency_keys WHERE user_id = $1 AND key = $2',
    id,
  );
  if (stored?.request_hash !== hash)
    throw new DomainError(
      'conflict',
      'idempotency_key_reused',
      'This Idempotency-Key was already used for a different request. Use a new one.',
    );
  return stored.response?.value as T;
}
