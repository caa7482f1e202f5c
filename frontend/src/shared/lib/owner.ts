import { localStore } from './storage';

/**
 * Holds the id of the person who has signed in on this device last. Everything belongs to them whose key names nobody, such
 * as the time zone.
 */
export const OWNER_KEY = 'anew-owner';

/** Whether this is the device of somebody else than the person of this key, or null if it is nobody's. */
export function isOthersDevice(key: string): boolean | null {
  const owner = localStore.get(OWNER_KEY);
  return owner === null ? null : !key.includes(owner);
}
