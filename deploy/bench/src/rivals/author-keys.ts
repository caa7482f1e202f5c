import { createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Opens a text that the product has sealed with AES-256-GCM. `boundTo` is its associated data. */
function unseal(key: KeyObject, sealed: Buffer, boundTo: string): Buffer {
  const opening = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = opening.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  opening.final();
  return text;
}

/** Keys of the authors from `AUTHOR_KEYS`, in base64 by user id. The product caches them in memory, too. */
const authorKeys = new Map(
  Object.entries(JSON.parse(process.env.AUTHOR_KEYS ?? '{}') as Record<string, string>).map(
    ([userId, key]): [string, KeyObject] => [userId, createSecretKey(key, 'base64')],
  ),
);

/** Opens a text of the journal. `place` names its table, column and row. */
export function openText(userId: string, place: string, sealed: Buffer): string {
  const key = authorKeys.get(userId);
  if (!key) throw new Error('Nobody is known who wrote this');
  return unseal(key, sealed, `journal|${place}|${userId}`).toString();
}
