const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/**
 * A key for a request that must not be done twice when its answer was lost. Browsers have `randomUUID` on https and
 * localhost only; a laptop's address in the local network is neither.
 */
export function newRequestKey(): string {
  const { randomUUID } = crypto as Partial<Crypto>;
  return randomUUID?.call(crypto) ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
}

export const withKey = (key: string) => ({ 'Idempotency-Key': key });
