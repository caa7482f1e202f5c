import { v5 as uuidv5 } from 'uuid';

const NAMESPACE = '5b0f6a1e-3c1d-4d5e-9a67-0a3c7a0f6d11';

/** Database id of a seed, derived from the key that editors use. It never changes. */
export function seedId(key: string): string {
  return uuidv5(key, NAMESPACE);
}
