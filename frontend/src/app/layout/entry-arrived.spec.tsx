import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readAnew } from '#api/live';
import { news, session } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria, member, sam, together } from '#shared/testing/people';
import { openApp } from '../testing/open-app';

const server = apiServer(...session(maria, together));
const SAYS = 'Sam wrote in the journal.';

const entries = (...ids: string[]) => ids.map((id) => ({ id, createdAt: '2026-01-10T10:00:00.000Z' }));

it('says on any screen that the partner has just written an entry, each time anew, and nothing of older ones', async () => {
  server.use(
    http.get('/api/couples/members', () => HttpResponse.json([member(sam), member(maria)])),
    news({ entries: entries('older') }),
  );
  const { queryClient } = openApp('/help');
  await screen.findAllByRole('link', { name: /^Journal +\(new\)$/ });
  expect(screen.queryByText(SAYS)).not.toBeInTheDocument();

  const arrives = async (...ids: string[]) => {
    server.use(news({ entries: entries(...ids) }));
    await act(() => readAnew(queryClient, ['entry']));
  };
  await arrives('first', 'older');
  const first = await screen.findByText(SAYS);
  expect(first.closest('[role="status"]')).not.toBeNull();
  await arrives('second', 'first', 'older');
  await waitFor(() => expect(first).not.toBeInTheDocument());
  const second = screen.getByText(SAYS);

  // Whoever has seen them hears nothing of it, nor of those that come back into what is new.
  await arrives();
  await arrives('first', 'older');
  expect(screen.getByText(SAYS)).toBe(second);
});
