import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { toastStore } from '../ui/toast/toast-store';
import { standInForMissingBrowserParts } from './browser-parts';

standInForMissingBrowserParts();

const PATIENCE_MS = 5_000;

configure({ asyncUtilTimeout: PATIENCE_MS });
jest.setTimeout(4 * PATIENCE_MS);

beforeEach(() => {
  jest.spyOn(console, 'info').mockReturnValue();
});

afterEach(() => {
  cleanup();
  toastStore.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
