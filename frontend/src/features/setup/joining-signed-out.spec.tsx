import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { browser } from '#shared/lib/browser';
import { pendingInvite } from '#shared/lib/invite-code';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { JoinForm } from './components/join-form';

const CODE = 'k7m2x9qa';
const server = apiServer(
  http.get('/api/invites/:code', () => HttpResponse.json({ inviterFirstName: 'Anna' })),
);
let left: jest.SpiedFunction<typeof browser.goTo>;

beforeEach(() => {
  left = jest.spyOn(browser, 'goTo').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  pendingInvite.clear();
});

function Form({ join }: { join: () => void }) {
  const [code, setCode] = useState('');
  return (
    <JoinForm
      signedIn={false}
      foundCode=""
      code={code}
      onCode={setCode}
      invite={{ inviter: null, isDead: false }}
      action={{ join, pending: false, failure: null }}
    />
  );
}

const show = (join: () => void = jest.fn()) => renderWithProviders(<Form join={join} />);
const field = () => screen.getByRole('textbox', { name: 'Your partner’s invite code' });
const button = (name: string) => screen.getByRole('button', { name });

describe('joining while nobody is signed in', () => {
  it('leads to sign-up first, with the code in hand and without blanks', async () => {
    const join = jest.fn();
    const { user } = show(join);
    expect(button('Log In to Join Partner')).toBeDisabled();
    await user.type(field(), ` ${CODE} {Enter}`);
    await waitFor(() =>
      expect(left).toHaveBeenCalledWith(`/api/login?mode=signup&returnTo=%2Finvite%2F${CODE}`),
    );
    expect(pendingInvite.read()).toBe(CODE);
    expect(join).not.toHaveBeenCalled();
  });

  it('leads to sign-up also where nobody can be asked about the code', async () => {
    server.use(http.get('/api/invites/:code', () => HttpResponse.error()));
    const { user } = show();
    await user.type(field(), 'a/b{Enter}');
    await waitFor(() =>
      expect(left).toHaveBeenCalledWith('/api/login?mode=signup&returnTo=%2Finvite%2Fa%252Fb'),
    );
  });

  it('says that nobody has made a code before an account is made for it, and then takes another', async () => {
    const missing = () => refusal(404, 'invite_not_found', 'No couple has this code.');
    server.use(http.get('/api/invites/hello', missing));
    const { user } = show();
    await user.type(field(), 'hello{Enter}');
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(/^It may be old, or a letter may be wrong/),
    );
    expect(left).not.toHaveBeenCalled();
    expect(pendingInvite.read()).toBeNull();
    await user.clear(field());
    await user.type(field(), `${CODE}{Enter}`);
    await waitFor(() => expect(left).toHaveBeenCalled());
  });

  it('takes a pasted invitation to sign-up as its code alone', async () => {
    const { user } = show();
    await user.click(field());
    await user.paste(`Join me here: http://localhost/invite/${CODE} — Ada`);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(left).toHaveBeenCalledWith(`/api/login?mode=signup&returnTo=%2Finvite%2F${CODE}`),
    );
    expect(pendingInvite.read()).toBe(CODE);
  });
});
