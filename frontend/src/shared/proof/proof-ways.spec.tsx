import { words } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { request } from '../api/http';
import { refusal } from '../testing/answers';
import { apiServer } from '../testing/api-server';
import { down, holds, posts } from '../testing/posts';
import { renderWithProviders } from '../testing/render';
import { proofStore } from './proof-store';
import { unprovedAddress } from './testing/unproved-address';
import { useProof } from './use-proof';

const server = apiServer();
const done = jest.fn();

function Action({ name }: { name: string }) {
  const { mutate, error } = useProof({
    mutationFn: () => request('POST', `/api/${name}`),
    onSuccess: () => done(name),
  });
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        {name}
      </button>
      {error && <p>{name} failed</p>}
    </>
  );
}

let isProved: boolean;

beforeEach(() => {
  isProved = false;
  server.use(
    http.get('/api/account/confirm', () => HttpResponse.json({ ways: ['password', 'passkey'] })),
    ...['leave', 'erase'].map((name) =>
      http.post(`/api/${name}`, () =>
        isProved ? HttpResponse.json({}) : refusal(403, 'password_required', 'Please show that it is you.'),
      ),
    ),
  );
});

afterEach(() => {
  act(() => proofStore.answer(false));
  speak('en');
  done.mockClear();
  jest.restoreAllMocks();
});

const prove = () => {
  isProved = true;
  return new HttpResponse(null, { status: 204 });
};

async function ask() {
  const { user } = renderWithProviders(
    <>
      <Action name="leave" />
      <Action name="erase" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'leave' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
}

describe('a passkey', () => {
  const credential = {
    id: 'AQID',
    rawId: new Uint8Array([1, 2, 3]).buffer,
    type: 'public-key',
    response: {
      authenticatorData: new ArrayBuffer(1),
      clientDataJSON: new ArrayBuffer(1),
      signature: new ArrayBuffer(1),
    },
    getClientExtensionResults: () => ({}),
  };
  const get = jest.fn<(options: unknown) => Promise<unknown>>();

  beforeEach(() => {
    get.mockReset().mockResolvedValue(credential);
    Object.assign(window, { PublicKeyCredential: jest.fn() });
    Object.assign(navigator, { credentials: { get } });
    posts(server, '/api/account/confirm/passkey/options', () =>
      HttpResponse.json({ options: { challenge: 'AQID', allowCredentials: [] } }),
    );
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  const use = ({ user, dialog }: Awaited<ReturnType<typeof ask>>) =>
    dialog.findByRole('button', { name: 'Use a passkey instead' }).then((button) => user.click(button));

  it('proves who one is in place of the password, and the action runs', async () => {
    const sent = posts(server, '/api/account/confirm/passkey', prove);
    await use(await ask());
    await waitFor(() => expect(done).toHaveBeenCalledWith('leave'));
    expect(sent).toEqual([{ response: expect.objectContaining({ id: 'AQID', type: 'public-key' }) }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that was not used says so, and leaves the password to be used', async () => {
    get.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    posts(server, '/api/account/confirm', prove);
    const view = await ask();
    await use(view);
    expect(await view.dialog.findByRole('alert')).toHaveTextContent('No passkey was used. Please try again.');
    expect(done).not.toHaveBeenCalled();
    await view.user.type(view.dialog.getByLabelText('Your password'), 'a quiet harbor{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  it('that the server does not take says what the server said', async () => {
    posts(server, '/api/account/confirm/passkey', () =>
      refusal(404, 'passkey_not_found', 'This passkey is not yours.'),
    );
    const view = await ask();
    await use(view);
    expect(await view.dialog.findByRole('alert')).toHaveTextContent('This passkey is not yours.');
    expect(done).not.toHaveBeenCalled();
  });

  it('is not offered to whoever has none', async () => {
    server.use(http.get('/api/account/confirm', () => HttpResponse.json({ ways: ['password'] })));
    const { dialog } = await ask();
    await dialog.findByLabelText('Your password');
    expect(dialog.queryByRole('button', { name: 'Use a passkey instead' })).not.toBeInTheDocument();
  });
});

describe('the password', () => {
  it('is sent once, however often it is confirmed, and the question waits', async () => {
    const answer = holds(server, '/api/account/confirm');
    const { user, dialog } = await ask();
    const field = await dialog.findByLabelText('Your password');
    expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await user.type(field, 'a quiet harbor{Enter}{Enter}');
    expect(await dialog.findByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-busy', 'true');
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await act(async () => answer(prove()));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  it('is left nowhere once it was typed', async () => {
    posts(server, '/api/account/confirm', prove);
    const { user, dialog } = await ask();
    await user.type(await dialog.findByLabelText('Your password'), 'a quiet harbor{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('harbor');
    isProved = false;
    await user.click(screen.getByRole('button', { name: 'erase' }));
    expect(await screen.findByLabelText('Your password')).toHaveValue('');
  });
});

describe('the question', () => {
  it('is asked once for two actions, and both run with one proof', async () => {
    posts(server, '/api/account/confirm', prove);
    const { user, dialog } = await ask();
    act(() => screen.getByRole('button', { name: 'erase', hidden: true }).click());
    await user.type(await dialog.findByLabelText('Your password'), 'a quiet harbor{Enter}');
    await waitFor(() => expect(done.mock.calls.flat().sort()).toEqual(['erase', 'leave']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be asked again when the ways to answer it did not load', async () => {
    server.use(
      http.get('/api/account/confirm', () => refusal(400, 'validation_failed', 'No.'), { once: true }),
    );
    const { user, dialog } = await ask();
    await user.click(await dialog.findByRole('button', { name: 'Retry' }));
    expect(await dialog.findByLabelText('Your password')).toBeVisible();
  });

  it('comes once more when the proof was over by the time the action ran', async () => {
    posts(server, '/api/account/confirm', () => new HttpResponse(null, { status: 204 }));
    const { user, dialog } = await ask();
    await user.type(await dialog.findByLabelText('Your password'), 'a quiet harbor{Enter}');
    expect(await screen.findByText('leave failed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'leave' }));
    expect(await screen.findByRole('dialog', { name: 'Is it you?' })).toBeVisible();
  });

  it('is asked in Spanish', async () => {
    learn('es', words);
    speak('es');
    const { dialog } = await ask();
    expect(screen.getByRole('dialog', { name: '¿Eres tú?' })).toBeVisible();
    expect(await dialog.findByLabelText('Tu contraseña')).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Continuar' })).toBeVisible();
  });
});

describe('the code of a mail', () => {
  const SENT = '2030-01-01T00:00:00.000Z';

  async function askForCode() {
    server.use(http.post('/api/leave', () => refusal(403, 'address_unproved', 'Type the code.')));
    return ask();
  }

  it('is not asked for before it was sent', async () => {
    server.use(unprovedAddress(null));
    const { dialog } = await askForCode();
    expect(await dialog.findByText('We send a code to ada@example.org, and you type it here.')).toBeVisible();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('that could not be sent says so, and can be asked for again', async () => {
    server.use(unprovedAddress(null));
    posts(server, '/api/account/address/code', down);
    const { user, dialog } = await askForCode();
    await user.click(await dialog.findByRole('button', { name: 'Send me a code' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not reachable.');
    expect(dialog.getByRole('button', { name: 'Send me a code' })).toHaveFocus();
  });

  it('that cannot be checked now says so below the field, and what was typed stays', async () => {
    server.use(unprovedAddress(SENT));
    posts(server, '/api/account/address/prove', () => refusal(429, 'too_many_requests', 'Please wait.'));
    const { user, dialog } = await askForCode();
    const field = await dialog.findByLabelText('The eight digits from the email');
    await user.type(field, '012345{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please wait.');
    expect(field).toBeValid();
    expect(field).toHaveValue('012345');
  });

  it('leads whoever sees a strange address out', async () => {
    server.use(unprovedAddress(SENT));
    const { dialog } = await askForCode();
    expect(await dialog.findByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/api/logout');
  });
});
