import { createSecretKey } from 'node:crypto';
import { decrypt } from '@anew/messaging/aes-gcm';
import { databaseUrl, keysUrl, type PrivateServer } from '@anew/testkit/servers';
import { inDatabase } from './harness/database.js';
import type { Product, Service } from './harness/product.js';

/** Public keys for access tokens, as stored by the product's identity service. */
export function publicKeys(postgres: PrivateServer): Promise<{ keys: object[] }> {
  return inDatabase(databaseUrl(postgres, 'identity-couple'), async (client) => {
    const { rows } = await client.query<{ kid: string; public_jwk: object }>(
      'SELECT kid, public_jwk FROM signing_keys',
    );
    return { keys: rows.map(({ kid, public_jwk: jwk }) => ({ ...jwk, kid })) };
  });
}

interface WrappedKey {
  user_id: string;
  wrapped: Buffer;
}

/** Keys of all authors in a service's database, in base64 by user id. */
export function authorKeys(
  { postgres, dataKeysOf }: Pick<Product, 'postgres' | 'dataKeysOf'>,
  service: Service,
): Promise<Record<string, string>> {
  const master = createSecretKey(dataKeysOf(service).split(':')[1] ?? '', 'base64');
  return inDatabase(keysUrl(postgres, service), async (client) => {
    const { rows } = await client.query<WrappedKey>('SELECT user_id, wrapped FROM author_keys');
    const keys = rows.map(({ user_id: userId, wrapped }) => [
      userId,
      decrypt(master, wrapped, `${service}|author_keys|${userId}`).toString('base64'),
    ]);
    return Object.fromEntries(keys) as Record<string, string>;
  });
}
