import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, type To } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { ProofDialog } from '../proof/proof-dialog';
import { Toaster } from '../ui/toast/toaster';

/** A query client with the app's own rules, without the waiting between retries. */
export function testQueryClient(): QueryClient {
  const client = createQueryClient();
  const defaults = client.getDefaultOptions();
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
  return client;
}

/** An address, or one with the state that a link passes on. */
export type Place = string | (Exclude<To, string> & { state?: unknown });

export function renderWithProviders(
  children: ReactNode,
  path: Place = '/',
  queryClient: QueryClient = testQueryClient(),
) {
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      <ProofDialog />
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, queryClient, user: userEvent.setup() };
}
