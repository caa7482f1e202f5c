import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { down, holds, posts } from '#shared/testing/posts';
import { Toaster } from '#shared/ui/toast/toaster';
import { atRest, openProfile, plainAccount, sessionsAre, thisDevice } from './testing/open-profile';

const server = apiServer(...atRest, sessionsAre(thisDevice), ...plainAccount);
const NEW_PASSWORD = 'a loud harbor at dawn';

async function change() {
  const view = openProfile();
  await view.user.click(await screen.findByRole('button', { name: 'Change my password' }));
  return { ...view, field: screen.getByLabelText('New password') };
}

describe('the password', () => {
  it('is changed, and the form closes', async () => {
    let sent: unknown;
    server.use(
      http.post('/api/account/password', async ({ request }) => {
        sent = await request.json();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, field } = await change();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    await user.type(field, `${NEW_PASSWORD}{Enter}`);
    expect(await screen.findByText('Your password is changed')).toBeVisible();
    expect(screen.queryByText(/was given up/)).not.toBeInTheDocument();
    expect(sent).toEqual({ password: NEW_PASSWORD });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change my password' })).toHaveFocus());
  });

  it('that is too easy to guess is refused at its field', async () => {
    const message = 'It says the same thing over and over.';
    server.use(
      http.post('/api/account/password', () =>
        HttpResponse.json(
          { statusCode: 400, code: 'password_guessable', message, errors: [{ field: 'password', message }] },
          { status: 400 },
        ),
      ),
    );
    const { user, field } = await change();
    await user.type(field, 'aaaaaaaaaa{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  it('that was not changed is told in a toast to whoever has gone to another screen', async () => {
    const answer = holds(server, '/api/account/password');
    const { user, field, rerender } = await change();
    await user.type(field, 'aaaaaaaaaa{Enter}');
    rerender(<Toaster />);
    await answer(refusal(400, 'password_guessable', 'It says the same thing over and over.'));
    expect(await screen.findByText('Your password was not changed. Please try again.')).toBeVisible();
    expect(screen.getByText('It says the same thing over and over.')).toBeVisible();
  });

  it('is not offered to whoever signs in with a provider', async () => {
    server.use(http.get('/api/account/confirm', () => HttpResponse.json({ ways: ['provider'] })));
    openProfile();
    await screen.findByText('Chrome on Windows');
    expect(screen.queryByRole('button', { name: 'Change my password' })).not.toBeInTheDocument();
  });
});

it('a password of which nothing could be read is not hidden', async () => {
  server.use(http.get('/api/account/confirm', down));
  const { user } = openProfile();
  const card = (await screen.findByRole('heading', { name: 'Your password' })).closest('section')!;
  expect(within(card).getByRole('alert')).toHaveTextContent('This did not load');
  server.use(...atRest);
  await user.click(within(card).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Change my password' })).toBeVisible();
});

describe('an address that is to come', () => {
  const waiting = { email: 'new@example.com', until: '2030-01-01T00:00:00.000Z' };

  it('is given up with the old password, and that is said', async () => {
    let pending: typeof waiting | null = waiting;
    server.use(
      http.get('/api/account/address', () =>
        HttpResponse.json({ email: maria.email, proved: true, required: false, codeUntil: null, pending }),
      ),
      http.post('/api/account/password', () => {
        pending = null;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, field } = await change();
    await screen.findByText(/We sent a link to new@example.com/);
    await user.type(field, `${NEW_PASSWORD}{Enter}`);
    expect(await screen.findByText(/Your new address, new@example.com, was given up, too/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/We sent a link/)).not.toBeInTheDocument());
  });

  it('is not hidden where it could not be read', async () => {
    server.use(http.get('/api/account/address', down));
    const { user } = openProfile();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We could not check for a new address');
    server.use(...atRest);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('is shown until it is confirmed or given up', async () => {
    let pending: typeof waiting | null = waiting;
    server.use(
      http.get('/api/account/address', () =>
        HttpResponse.json({ email: maria.email, proved: true, required: false, codeUntil: null, pending }),
      ),
      http.delete('/api/account/address', () => {
        pending = null;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = openProfile();
    expect(await screen.findByText(/We sent a link to new@example.com/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Keep ${maria.email}` }));
    await waitFor(() => expect(screen.queryByText(/new@example.com/)).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the form of a new password', () => {
  it('cannot be sent while it is empty', async () => {
    const sent = posts(server, '/api/account/password', down);
    const { user, field } = await change();
    expect(screen.getByRole('button', { name: 'Save the new password' })).toBeDisabled();
    await user.type(field, '{Enter}');
    expect(sent).toEqual([]);
  });

  it('keeps what was typed and says why when the server is not there', async () => {
    posts(server, '/api/account/password', down);
    const { user, field } = await change();
    await user.type(field, `${NEW_PASSWORD}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable.');
    expect(field).toHaveValue(NEW_PASSWORD);
    expect(field).toBeValid();
  });

  it('is sent once, however often Enter is pressed', async () => {
    let requests = 0;
    server.use(
      http.post('/api/account/password', () => {
        requests += 1;
        return new Promise<Response>(() => undefined);
      }),
    );
    const { user, field } = await change();
    await user.type(field, `${NEW_PASSWORD}{Enter}{Enter}{Enter}`);
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(requests).toBe(1);
  });

  it('forgets what was typed on Cancel, and gives the focus back', async () => {
    const { user, field } = await change();
    await user.type(field, NEW_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const button = screen.getByRole('button', { name: 'Change my password' });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('shows nobody what is typed', async () => {
    const { field } = await change();
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAccessibleDescription(/At least 10 characters/);
  });
});

it('says why a waiting address could not be given up, and keeps it in sight', async () => {
  const pending = { email: 'new@example.com', until: '2030-01-01T00:00:00.000Z' };
  server.use(
    http.get('/api/account/address', () =>
      HttpResponse.json({ email: maria.email, proved: true, required: false, codeUntil: null, pending }),
    ),
    http.delete('/api/account/address', down),
  );
  const { user } = openProfile();
  await user.click(await screen.findByRole('button', { name: `Keep ${maria.email}` }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable.');
  expect(screen.getByText(/We sent a link to new@example.com/)).toBeVisible();
});
