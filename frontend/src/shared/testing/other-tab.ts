import { jest } from '@jest/globals';

/** Acts as another tab that stores something, or removes it, while this one is frozen and hears nothing of it. */
export function storesUnheard(key: string, newValue: string | null): void {
  if (newValue === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, newValue);
}

/** Acts as another tab that stores something, or removes it. */
export function storesElsewhere(key: string, newValue: string | null): void {
  const oldValue = window.localStorage.getItem(key);
  storesUnheard(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}

type Change = (this: Storage, ...given: string[]) => void;

/** Lets this tab hear what it stores and removes itself, as other tabs do. To be called by a test that restores its mocks. */
export function hearsItself(): void {
  const storage = Object.getPrototypeOf(window.localStorage) as Record<'setItem' | 'removeItem', Change>;
  for (const method of ['setItem', 'removeItem'] as const) {
    const change = storage[method];
    jest.spyOn(storage, method).mockImplementation(function (this: Storage, key = '', ...value) {
      change.call(this, key, ...value);
      if (this !== window.localStorage) return;
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: this.getItem(key) }));
    });
  }
}
