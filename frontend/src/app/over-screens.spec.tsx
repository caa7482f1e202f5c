import { expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { session } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';

const loading = jest.fn();
jest.unstable_mockModule('./over-screens', () => {
  loading();
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { openApp } = await import('./testing/open-app');
const { unlessUndone } = await import('../features/journal/lib/unless-undone');
const { toastStore } = await import('#shared/ui/toast/toast-store');

apiServer(...session(null));

it('is missed by nobody who reads a screen, and holds nothing back, when it cannot be loaded', async () => {
  openApp('/');
  const heading = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(loading).toHaveBeenCalled());
  await act(() => import('./over-screens').then(undefined, () => undefined));
  expect(heading).toBeVisible();

  // Nobody would ever see the toast of a deletion, nor its end.
  const deletes = jest.fn();
  unlessUndone({ toast: toastStore.toast, title: 'Entry deleted', act: deletes, onUndo: jest.fn() });
  await waitFor(() => expect(deletes).toHaveBeenCalledTimes(1));
});
