import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { testQueryClient } from '#shared/testing/render';
import { useCurrentUser } from './hooks/use-current-user';

const server = apiServer();
const SECOND = 1_000;
let asked = 0;

function Name() {
  return <p>{useCurrentUser().data?.firstName ?? 'Nobody'}</p>;
}

const client = testQueryClient();
const open = () =>
  render(
    <QueryClientProvider client={client}>
      <Name />
    </QueryClientProvider>,
  );

/** The person comes back to the window after this time. */
function comeBackAfter(ms: number) {
  const later = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
}

beforeEach(() => {
  asked = 0;
  server.use(
    http.get('/api/auth/user', () => {
      asked += 1;
      return HttpResponse.json(maria);
    }),
  );
});

afterEach(() => {
  jest.restoreAllMocks();
  focusManager.setFocused(undefined);
  client.clear();
});

it('is asked for again on focus once it is older than 30 s [9.8]', async () => {
  open();
  await screen.findByText('Maria');
  comeBackAfter(29 * SECOND);
  expect(asked).toBe(1);
  comeBackAfter(2 * SECOND);
  await waitFor(() => expect(asked).toBe(2));
});

it('is asked for again on mount once it is older than 30 s [9.9]', async () => {
  const { unmount } = open();
  await screen.findByText('Maria');
  unmount();
  open().unmount();
  expect(asked).toBe(1);
  const later = Date.now() + 31 * SECOND;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  open();
  await waitFor(() => expect(asked).toBe(2));
});

it('is not asked for again when it fails [9.10]', async () => {
  server.use(
    http.get('/api/auth/user', () => {
      asked += 1;
      return refusal(503, 'service_unavailable', 'Down.');
    }),
  );
  open();
  await waitFor(() => expect(client.getQueryState(['/api/auth/user'])?.status).toBe('error'));
  expect(asked).toBe(1);
});
