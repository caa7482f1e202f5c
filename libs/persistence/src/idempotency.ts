import type { Actor } from '@anew/contracts/actor';
import { DomainError } from '@anew/contracts/errors';
import type { AssociatedData, Vault } from './encryption/vault.js';
import type { Work } from './transactions.js';

/**
 * Time for which the answers of repeatable requests are stored, in SQL. They may contain what a person wrote, so they
 * stay no longer than needed.
 */
export const ANSWERS_KEPT = "interval '24 hours'";

const CLAIM = `
  INSERT INTO idempotency_keys (user_id, key, request_hash) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, key) DO UPDATE
    SET request_hash = excluded.request_hash, response = NULL, created_at = now()
    WHERE idempotency_keys.created_at < now() - ${ANSWERS_KEPT}
  RETURNING 1`;

/** Bytes to a multiple of which answers are padded before they are sealed, because their length would tell them apart. */
const ANSWER_STEP = 256;

interface StoredAnswer {
  request_hash: string;
  response: Buffer | null;
}

const associatedWith = (key: string): AssociatedData => ({
  table: 'idempotency_keys',
  column: 'response',
  row: key,
});

/**
 * Runs `mutation` at most once for the actor's idempotency key, and answers a repeat with the first answer.
 * The key is claimed in the transaction of the mutation: a concurrent request with the same key waits for its
 * end.
 * The stored request and answer can be read only with the actor's own key.
 * @throws DomainError `idempotency_key_reused` when the key came with another request before
 */
export async function onceForKey<T>(
  work: Work,
  vault: Vault,
  actor: Actor,
  request: { operation: string; input: unknown },
  mutation: () => Promise<T>,
): Promise<T> {
  const { userId, idempotencyKey } = actor;
  if (idempotencyKey === undefined) return mutation();
  const { transaction } = work;
  const key = await storedKey(work, userId, idempotencyKey);
  const digest = work.digest(userId, JSON.stringify([request.operation, request.input]));
  const claimed = await transaction.query<unknown[]>(CLAIM, [userId, key, digest]);
  if (claimed.length === 0) return firstAnswer<T>(work, vault, { userId, key, digest });
  const value = await mutation();
  const sealed = work.seal(userId, associatedWith(key), padded(JSON.stringify({ value })));
  await transaction.query('UPDATE idempotency_keys SET response = $3 WHERE user_id = $1 AND key = $2', [
    userId,
    key,
    sealed,
  ]);
  return value;
}

/** JSON followed by spaces, which every release reads. */
function padded(json: string): string {
  const missing = -Buffer.byteLength(json) % ANSWER_STEP;
  return json + ' '.repeat(missing < 0 ? missing + ANSWER_STEP : 0);
}

/**
 * Stored form of an idempotency key. It is a digest, because clients may put anything into a key. An earlier
 * release stored the key itself.
 */
async function storedKey({ transaction, digest }: Work, userId: string, key: string): Promise<string> {
  const open = await transaction.query<unknown[]>(
    'SELECT 1 FROM idempotency_keys WHERE user_id = $1 AND key = $2',
    [userId, key],
  );
  return open.length > 0 ? key : digest(userId, `idempotency key ${key}`);
}

async function firstAnswer<T>(
  { transaction }: Work,
  vault: Vault,
  { userId, key, digest }: { userId: string; key: string; digest: string },
): Promise<T> {
  const [stored] = await transaction.query<StoredAnswer[]>(
    'SELECT request_hash, response FROM idempotency_keys WHERE user_id = $1 AND key = $2',
    [userId, key],
  );
  if (stored?.request_hash !== digest || !stored.response)
    throw new DomainError(
      'conflict',
      'idempotency_key_reused',
      'This Idempotency-Key was already used for a different request. Use a new one.',
    );
  const { value } = JSON.parse(await vault.open(userId, associatedWith(key), stored.response)) as {
    value: T;
  };
  return value;
}
