import type { User } from '@anew/contracts/identity/views';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { currentUserQuery } from '#api/account';
import { api } from '#api/client';
import { news, refusal, session } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria, member, sam, together } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { toastStore } from '#shared/ui/toast/toast-store';
import { offerSignIn } from './lost-session';
import { openApp } from './testing/open-app';

const server = apiServer();

afterEach(() => {
  toastStore.clear();
  jest.restoreAllMocks();
});

const READS = [
  http.get('/api/journal', () => HttpResponse.json([])),
  http.get('/api/journal/stats', () => HttpResponse.json({ total: 0, shared: 0, streak: 0, thisWeek: 0 })),
  http.get('/api/prompts/today', () => HttpResponse.json(null)),
  http.get('/api/couples/members', () => HttpResponse.json([member(maria), member(sam)])),
  news(),
];

function Publish() {
  const { mutate, client } = useSaving();
  useEffect(() => offerSignIn(client), [client]);
  return <button onClick={() => mutate()}>Publish</button>;
}

function useSaving() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => api.post('/api/journal', { body: { content: 'Words.', visibility: 'private' } }),
    onError: () => toastStore.toast({ title: 'Not saved' }),
  });
  return { mutate, client };
}

async function publish(answer: () => Response) {
  server.use(http.post('/api/journal', answer));
  const { user } = renderWithProviders(<Publish />, '/journal');
  window.history.replaceState(null, '', '/journal?write=true');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
}

it('offers to sign in again, and to come back here, when the session ended before something was saved', async () => {
  await publish(() => refusal(401, 'sign_in_required', 'Please log in.'));
  expect(await screen.findByText('You are signed out')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    `/api/login?returnTo=${encodeURIComponent('/journal?write=true')}`,
  );
  expect(screen.queryByText('Not saved')).toBeNull();
});

it('offers nothing when it failed for another reason', async () => {
  await publish(() => refusal(503, 'service_unavailable', 'Resting.'));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign in again' })).toBeNull();
});

describe('what was being written when the session ended', () => {
  const WORDS = 'Not for anyone else.';
  const field = () => screen.findByRole('textbox', { name: 'What is on your mind?' });

  function write(user: User) {
    server.use(...session(user, together), ...READS);
    return openApp('/journal?write=true');
  }

  /** The session ends, and the app learns of it on coming back to the window. */
  async function end({ queryClient }: ReturnType<typeof write>) {
    jest.spyOn(console, 'info').mockReturnValue();
    server.use(...session(null));
    await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    expect(
      await screen.findByRole('heading', { level: 1, name: /you both came with a past/i }),
    ).toBeVisible();
  }

  it('is there again for the same person, and for nobody else', async () => {
    const view = write(maria);
    await view.user.type(await field(), WORDS);
    await end(view);
    view.unmount();
    const others = write(sam);
    expect(await field()).toHaveValue('');
    others.unmount();
    write(maria);
    expect(await field()).toHaveValue(WORDS);
  });
});
