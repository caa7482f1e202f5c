import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { atRest, openProfile, sessionsAre, thisDevice } from './testing/open-profile';

const server = apiServer(...atRest, sessionsAre(thisDevice));
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
  });

  it('is not offered to whoever signs in with a provider', async () => {
    server.use(http.get('/api/account/confirm', () => HttpResponse.json({ ways: ['provider'] })));
    openProfile();
    await screen.findByText('Chrome on Windows');
    expect(screen.queryByRole('button', { name: 'Change my password' })).not.toBeInTheDocument();
  });
});

describe('an address that is to come', () => {
  const waiting = { email: 'new@example.com', until: '2030-01-01T00:00:00.000Z' };

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
    expect(await screen.findByText(/We mailed a link to new@example.com/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Keep ${maria.email}` }));
    await waitFor(() => expect(screen.queryByText(/new@example.com/)).not.toBeInTheDocument());
  });
});
