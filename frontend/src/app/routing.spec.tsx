import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { refusal, session } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { alone, instance, maria, together } from '#shared/testing/people';
import { openApp } from './testing/open-app';

const server = apiServer(
  http.get('/api/quotes/today', () => HttpResponse.json({ text: 'Stay.', author: 'Anew', category: 'love' })),
  http.get('/api/journal', () => HttpResponse.json([])),
  http.get('/api/instance', () => HttpResponse.json(instance)),
);

const OPEN_TO_ALL = [
  ['/help', 'Help'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
] as const;

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('someone signed out', () => {
  it.each(['/', '/journal', '/no/such/page'])('sees the landing page at %s', async (path) => {
    server.use(...session(null));
    openApp(path);
    expect(await heading(/you both came with a past/i)).toBeVisible();
  });

  it.each(OPEN_TO_ALL)('may read %s, and finds the way to sign in there', async (path, name) => {
    server.use(...session(null));
    openApp(path);
    expect(await heading(name)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute(
      'href',
      `/api/login?returnTo=${encodeURIComponent(path)}`,
    );
  });
});

describe('someone signed in without a couple', () => {
  it.each(['/', '/journal', '/assessment'])('sees the setup screen at %s', async (path) => {
    server.use(...session(maria, null));
    openApp(path);
    expect(await heading('Good to have you here, Maria.')).toBeVisible();
  });

  it.each(OPEN_TO_ALL)('may read %s', async (path, name) => {
    server.use(...session(maria, null));
    openApp(path);
    expect(await heading(name)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log Out' })).toBeVisible();
  });
});

describe('someone signed in with a couple', () => {
  it.each([
    ['/', /^Good (morning|afternoon|evening), Maria$/],
    ['/journal', 'Journal'],
    ['/help', 'Help'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Service'],
    ['/no/such/page', '404 Page Not Found'],
  ])('finds at %s "%s"', async (path, name) => {
    server.use(...session(maria, together));
    openApp(path);
    expect(await heading(name)).toBeVisible();
  });

  it('has the links of the navigation bar, and may log out from the menu', async () => {
    server.use(...session(maria, together));
    const { user } = openApp('/');
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    const names = within(bar)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual([
      'Dashboard',
      'Appreciations',
      'Modules',
      'AI Coaching',
      'Journal',
      'Profile',
      'Settings',
    ]);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('link', { name: 'Log Out' })).toHaveAttribute('href', '/api/logout');
  });

  it('gets a new title and the focus on the new heading when moving on', async () => {
    server.use(...session(maria, together));
    const { user } = openApp('/');
    await heading(/^Good/);
    expect(document.title).toBe('Dashboard · Anew');
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Journal' }),
    );
    expect(await heading('Journal')).toHaveFocus();
    expect(document.title).toBe('Journal · Anew');
  });

  it('whose session has ended elsewhere sees the landing page, and no empty journal', async () => {
    server.use(...session(maria, together));
    const { user } = openApp('/help');
    await heading('Help');
    server.use(
      ...session(null),
      http.get('/api/journal', () => refusal(401, 'sign_in_required', 'Please log in.')),
    );
    const bar = screen.getByRole('navigation', { name: 'Main' });
    await user.click(within(bar).getByRole('link', { name: 'Journal' }));
    expect(await heading(/you both came with a past/i)).toBeVisible();
  });

  it('is invited to invite while the couple has one member', async () => {
    server.use(...session(maria, alone));
    openApp('/');
    expect(await screen.findByLabelText('Invite link')).toHaveValue('http://localhost/invite/k7m2x9qa');
  });

  it.each([
    ['as long as that is news', 'parted'],
    ['also once that is put away', null],
  ])('is not asked to invite again somebody who has left, %s', async (_, kind) => {
    const at = new Date().toISOString();
    const told = kind && { kind, at, firstName: null, undoUntil: null, seen: false };
    server.use(
      ...session(maria, { ...alone, parted: true }),
      http.get('/api/couples/news', () => HttpResponse.json(told)),
    );
    const { container } = openApp('/');
    expect(await screen.findByText(/^Your invite code is in/)).toBeVisible();
    if (kind) expect(await screen.findByText('You are on your own here now')).toBeVisible();
    for (const words of [/invitation|invite link/i, /while you wait/i, /your partner’s place/i])
      expect(container).not.toHaveTextContent(words);
    const settings = within(screen.getByRole('main')).getByRole('link', { name: 'Settings' });
    expect(settings).toHaveAttribute('href', '/settings#couple-account');
  });

  it('is not asked to invite when both are there', async () => {
    server.use(...session(maria, together));
    openApp('/');
    await heading(/^Good/);
    expect(screen.queryByLabelText('Invite link')).not.toBeInTheDocument();
  });
});

describe('while and when the state is not known', () => {
  it('shows a spinner', () => {
    server.use(http.get('/api/auth/user', () => delay('infinite')));
    openApp('/');
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('goes to sign-in when the couple is refused with a 401', async () => {
    server.use(
      http.get('/api/couples/current', () => refusal(401, 'sign_in_required', 'Please log in.')),
      ...session(maria),
    );
    const { left } = openApp('/modules/our-vision?x=1#actions');
    const address = '/api/login?returnTo=%2Fmodules%2Four-vision%3Fx%3D1%23actions';
    await waitFor(() => expect(left).toHaveBeenCalledWith(address));
  });

  const isDown = () => server.use(http.get('/api/*', () => refusal(503, 'service_unavailable', 'Down.')));
  const isBack = () => server.use(...session(maria, together));

  it('says so when the server cannot be reached, leads to Help, and tries again when asked', async () => {
    isDown();
    const { user } = openApp('/journal');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(document.title).toBe('We can’t reach Anew right now · Anew');
    expect(screen.getByRole('link', { name: 'Go to Help' })).toHaveAttribute('href', '/help');
    isBack();
    await user.click(retry);
    expect(await heading('Journal')).toBeVisible();
  });

  it('comes back by itself soon after the server does, and until then leaves its words alone', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    isDown();
    openApp('/journal');
    const title = await heading('We can’t reach Anew right now');
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(title).toBeInTheDocument();
    isBack();
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(await heading('Journal')).toBeVisible();
  });

  it.each(OPEN_TO_ALL)('shows %s, which needs no answer, with nothing to sign in to', async (path, name) => {
    isDown();
    openApp(path);
    expect(await heading(name)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Log/ })).toBeNull();
  });
});
