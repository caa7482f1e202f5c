/**
 * Holds the id of the person who has signed in on this device last. Everything belongs to them whose key names nobody, such
 * as the time zone.
 */
export const OWNER_KEY = 'anew-owner';
