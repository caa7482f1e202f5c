import { afterEach, expect, it } from '@jest/globals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { useEffect } from 'react';
import { api } from '#api/client';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { toastStore } from '#shared/ui/toast/toast-store';
import { offerSignIn } from './lost-session';

const server = apiServer();

afterEach(() => toastStore.clear());

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
