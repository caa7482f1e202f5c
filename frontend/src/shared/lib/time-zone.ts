import { localStore } from './storage';

const KEY = 'anew-time-zone';

/** The browser's own `Temporal`, which some browsers do not have yet. */
declare const Temporal: { Now: { timeZoneId(): string } } | undefined;

/** The first use of `Intl` loads the language's data, which the first requests must not wait for. */
const askDevice = () =>
  typeof Temporal === 'undefined'
    ? Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
    : Temporal.Now.timeZoneId();

/** Milliseconds for which the device's zone is not asked for again, because asking takes long on a phone. */
const KNOWN_FOR_MS = 5_000;
let device = { zone: '', askedAt: -Infinity };

export function deviceTimeZone(): string {
  const now = Date.now();
  if (Math.abs(now - device.askedAt) >= KNOWN_FOR_MS) device = { zone: askDevice(), askedAt: now };
  return device.zone;
}

function isKnown(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Zone that the person has fixed on this device, or null when the device's own counts. */
export function fixedTimeZone(): string | null {
  const zone = localStore.get(KEY);
  return zone !== null && isKnown(zone) ? zone : null;
}

/** Fixes the zone until the person signs out. Null follows the device again. */
export function fixTimeZone(zone: string | null): void {
  if (zone === null) localStore.remove(KEY);
  else localStore.set(KEY, zone);
}

/** Zone by which the person's days begin and end. Every call to the server names it. */
export function timeZone(): string {
  return fixedTimeZone() ?? deviceTimeZone();
}
