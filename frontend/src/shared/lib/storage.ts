/** Web storage that may be switched off, full or forbidden: reading then gives `null`, and writing does nothing. */
interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function safe(storage: () => Storage): SafeStorage {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((it) => it.getItem(key), null),
    set: (key, value) => attempt((it) => it.setItem(key, value), undefined),
    remove: (key) => attempt((it) => it.removeItem(key), undefined),
  };
}

/** Marks this tab as left by a quick exit. */
export const LEFT_KEY = 'anew-left';
/** Holds the invite code in this tab until the invited person has signed in. */
export const INVITE_KEY = 'invite-code';

export const localStore = safe(() => window.localStorage);
export const sessionStore = safe(() => window.sessionStorage);
