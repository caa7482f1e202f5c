import { hash, type Options, verify } from '@node-rs/argon2';

/**
 * Parameters for Argon2id from the OWASP Password Storage Cheat Sheet: 19 MiB, 2 iterations, 1 lane. Argon2id
 * is the package's default.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

/**
 * A hash with these parameters that belongs to no password. It is verified when there is no such account, so
 * that both answers take the same time.
 */
const NOBODYS_HASH = nobodysHash(PARAMETERS);

/** Zeros take the place of a salt of 16 bytes and a hash of 32, in base64. */
function nobodysHash({ memoryCost, timeCost, parallelism }: typeof PARAMETERS): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** Whether `password` belongs to `stored`. It takes the same time if nothing is stored. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? NOBODYS_HASH, password);
  return matches && typeof stored === 'string';
}
