import { hash, type Options, verify } from '@node-rs/argon2';

/**
 * Parameters for Argon2id from the OWASP Password Storage Cheat Sheet: 19 MiB, 2 iterations, 1 lane. Argon2id
 * is the package's default.
 */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified when there is no such account, so that both answers take the same time. */
const NOBODYS_HASH = hash('nobody signs in with this', PARAMETERS);

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** Whether `password` belongs to `stored`. It takes the same time if nothing is stored. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await NOBODYS_HASH), password);
  return matches && typeof stored === 'string';
}
