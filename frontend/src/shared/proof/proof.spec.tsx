import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { request } from '../api/http';
import { browser } from '../lib/browser';
import { refusal } from '../testing/answers';
import { apiServer } from '../testing/api-server';
import { renderWithProviders } from '../testing/render';
import { proofStore } from './proof-store';
import { unprovedAddress } from './testing/unproved-address';
import { useProof } from './use-proof';

const WORD = 'a quiet harbor at dusk';
const ways = (...known: string[]) =>
  http.get('/api/account/confirm', () => HttpResponse.json({ ways: known }));
const server = apiServer(ways('password'));

const refused = () => refusal(403, 'password_required', 'Please show that it is you.');

/** Acts like the server: an action that cannot be undone runs only once the session is proved. */
function guarded() {
  const state = { proved: false, done: 0 };
  server.use(
    http.post('/api/leave', () => {
      if (!state.proved) return refused();
      state.done += 1;
      return HttpResponse.json({});
    }),
    http.post('/api/account/confirm', async ({ request }) => {
      const { currentPassword } = (await request.json()) as { currentPassword: string };
      if (currentPassword !== WORD) return refusal(403, 'password_required', 'That is not your password.');
      state.proved = true;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return state;
}

afterEach(() => act(() => proofStore.answer(false)));

const failed = jest.fn();

function Leave() {
  const { mutate, error, isSuccess } = useProof({
    mutationFn: () => request('POST', '/api/leave'),
    onError: failed,
  });
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        Leave
      </button>
      {error && <p role="alert">It failed</p>}
      {isSuccess && <p>You have left</p>}
    </>
  );
}

async function leave() {
  failed.mockClear();
  const { user } = renderWithProviders(<Leave />);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' });
  return { user, dialog };
}

describe('an action that needs proof', () => {
  it('runs again once the password was right', async () => {
    const state = guarded();
    const { user, dialog } = await leave();
    const field = await within(dialog).findByLabelText('Your password');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await user.type(field, `${WORD}{Enter}`);
    expect(await screen.findByText('You have left')).toBeVisible();
    expect(state.done).toBe(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(failed).not.toHaveBeenCalled();
  });

  it('says at the field that the password is wrong, and asks again', async () => {
    const state = guarded();
    const { user, dialog } = await leave();
    const field = await within(dialog).findByLabelText('Your password');
    await user.type(field, 'not this one{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('That is not your password.'));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('That is not your password.');
    await user.clear(field);
    await user.type(field, `${WORD}{Enter}`);
    expect(await screen.findByText('You have left')).toBeVisible();
    expect(state.done).toBe(1);
  });

  it('gives the focus back, also when the question stands at once', async () => {
    guarded();
    const { user, queryClient } = renderWithProviders(<Leave />);
    queryClient.setQueryData(['/api/account/confirm'], { ways: ['password'] });
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    const dialog = await screen.findByRole('dialog', { name: 'Is it you?' });
    await user.type(await within(dialog).findByLabelText('Your password'), `${WORD}{Enter}`);
    await screen.findByText('You have left');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus());
  });

  it('says why it cannot ask now', async () => {
    guarded();
    server.use(http.post('/api/account/confirm', () => refusal(429, 'too_many_requests', 'Please wait.')));
    const { user, dialog } = await leave();
    await user.type(await within(dialog).findByLabelText('Your password'), 'x{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Please wait.');
  });

  it.each(['Cancel', 'Close'])('leaves everything as it was: %s', async (name) => {
    const state = guarded();
    const { user, dialog } = await leave();
    await within(dialog).findByLabelText('Your password');
    await user.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(failed).not.toHaveBeenCalled();
    expect(state.done).toBe(0);
    expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
  });

  it('sends someone who signs in with a provider there, and back here', async () => {
    guarded();
    server.use(ways('provider', 'password'));
    const left = jest.spyOn(browser, 'goTo').mockReturnValue();
    const { user, dialog } = await leave();
    await user.click(await within(dialog).findByRole('button', { name: 'Sign in again' }));
    expect(left).toHaveBeenCalledWith('/api/account/confirm/provider?returnTo=%2F');
  });

  it('fails like any other when it is refused for another reason', async () => {
    server.use(http.post('/api/leave', () => refusal(409, 'couple_full', 'No.')));
    failed.mockClear();
    const { user } = renderWithProviders(<Leave />);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It failed');
    expect(failed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('an address that nobody has proved', () => {
  const CODE = '012345';

  function unproved(codeUntil: string | null) {
    const state = { proved: false };
    server.use(
      unprovedAddress(codeUntil),
      http.post('/api/leave', () =>
        state.proved ? HttpResponse.json({}) : refusal(403, 'address_unproved', 'Type the code.'),
      ),
      http.post('/api/account/address/code', () => {
        server.use(unprovedAddress('2030-01-01T00:00:00.000Z'));
        return new HttpResponse(null, { status: 204 });
      }),
      http.post('/api/account/address/prove', async ({ request }) => {
        const { code } = (await request.json()) as { code: string };
        const message = 'That is not the code.';
        const wrong = {
          statusCode: 400,
          code: 'invalid_code',
          message,
          errors: [{ field: 'code', message }],
        };
        if (code !== CODE) return HttpResponse.json(wrong, { status: 400 });
        state.proved = true;
        return HttpResponse.json({});
      }),
    );
  }

  async function ask() {
    const { user } = renderWithProviders(<Leave />);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    const dialog = await screen.findByRole('dialog', { name: 'Is this your email address?' });
    return { user, dialog };
  }

  it('is asked for by its code, and then the action runs', async () => {
    unproved('2030-01-01T00:00:00.000Z');
    const { user, dialog } = await ask();
    const field = await within(dialog).findByLabelText('The eight digits from the email');
    expect(dialog).toHaveTextContent('We sent a code to ada@example.org.');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await user.type(field, '999999{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('That is not the code.'));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('That is not the code.');
    await user.clear(field);
    await user.type(field, `${CODE}{Enter}`);
    expect(await screen.findByText('You have left')).toBeVisible();
  });

  it('gets a code when there is none', async () => {
    unproved(null);
    const { user, dialog } = await ask();
    await user.click(await within(dialog).findByRole('button', { name: 'Send me a code' }));
    expect(await within(dialog).findByLabelText('The eight digits from the email')).toBeVisible();
    expect(within(dialog).getByRole('status')).toHaveTextContent('The code is on its way.');
  });

  it('has its field, too, where no more codes are sent and the newest one still works', async () => {
    unproved(null);
    server.use(
      http.post('/api/account/address/code', () => {
        server.use(unprovedAddress('2030-01-01T00:00:00.000Z'));
        return refusal(429, 'too_many_requests', 'Its code still works.');
      }),
    );
    const { user, dialog } = await ask();
    await user.click(await within(dialog).findByRole('button', { name: 'Send me a code' }));
    await user.type(
      await within(dialog).findByLabelText('The eight digits from the email'),
      `${CODE}{Enter}`,
    );
    expect(await screen.findByText('You have left')).toBeVisible();
  });

  it('may wait', async () => {
    unproved('2030-01-01T00:00:00.000Z');
    const { user, dialog } = await ask();
    await user.click(await within(dialog).findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
