import { afterEach, expect, it, jest } from '@jest/globals';
import { localStore } from './storage';

afterEach(() => {
  jest.restoreAllMocks();
});

it('keeps, reads and removes', () => {
  localStore.set('key', 'value');
  expect(localStore.get('key')).toBe('value');
  localStore.remove('key');
  expect(localStore.get('key')).toBeNull();
});

it('does nothing, quietly, where storage is forbidden', () => {
  jest.spyOn(Object.getPrototypeOf(window.localStorage) as Storage, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Object.getPrototypeOf(window.localStorage) as Storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => localStore.set('key', 'value')).not.toThrow();
  expect(localStore.get('key')).toBeNull();
});
