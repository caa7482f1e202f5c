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
