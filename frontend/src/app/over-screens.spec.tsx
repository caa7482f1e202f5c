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

apiServer(...session(null));

it('is missed by nobody who reads a screen when it cannot be loaded', async () => {
  openApp('/');
  const heading = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(loading).toHaveBeenCalled());
  await act(() => import('./over-screens').then(undefined, () => undefined));
  expect(heading).toBeVisible();
});
