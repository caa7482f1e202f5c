import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal, session } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { alone, maria, member, sam, together } from '#shared/testing/people';
import { openApp } from './testing/open-app';

const invites = http.get('/api/invites/k7m2x9qa', () => HttpResponse.json({ inviterFirstName: 'Anna' }));
const server = apiServer(...session(maria, null), invites);

const joinAnswers = (answer: () => Response) => server.use(http.post('/api/couples/join-invite', answer));

async function accept() {
  const app = openApp('/invite/k7m2x9qa');
  await app.user.click(await screen.findByRole('button', { name: 'Join Couple Account' }));
  return app;
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('says that a link without a code is invalid', async () => {
  openApp('/invite');
  expect(await screen.findByRole('heading', { name: 'Invalid Invite Link' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(await screen.findByText('No invite code provided')).toBeVisible();
});

const isUsedUp = http.get('/api/invites/k7m2x9qa', () =>
  refusal(404, 'invite_not_found', 'No couple has this code.'),
);

it('has a way on for whoever joined with the link before, on another device', async () => {
  server.use(...session(null), isUsedUp);
  openApp('/invite/k7m2x9qa');
  expect(await screen.findByRole('heading', { name: 'Invalid Invite Link' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/api/login');
  expect(main.getByRole('link', { name: 'Type the code instead' })).toHaveAttribute(
    'href',
    '/simple-setup?join=true',
  );
});

it('asks nobody to sign in who has', async () => {
  server.use(isUsedUp);
  openApp('/invite/k7m2x9qa');
  expect(await screen.findByRole('heading', { name: 'Invalid Invite Link' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

it('invites whoever is signed out, keeps the code and goes to sign-in', async () => {
  server.use(...session(null));
  const { user, left } = openApp('/invite/k7m2x9qa');
  expect(await screen.findByRole('heading', { name: "You're Invited!" })).toBeVisible();
  expect(screen.getByText('k7m2x9qa')).toBeVisible();
  expect(screen.getByText('Anna').parentElement).toHaveTextContent(/^Anna invited you to Anew/);
  await user.click(screen.getByRole('button', { name: 'Login to Join' }));
  expect(window.sessionStorage.getItem('invite-code')).toBe('k7m2x9qa');
  expect(left).toHaveBeenCalledWith('/api/login?mode=signup&returnTo=%2Finvite%2Fk7m2x9qa');
});

it('takes a link whose code came with a mark that nobody sees, or was written in groups', async () => {
  openApp('/invite/k7m2-x9qa%E2%80%8E');
  expect(await screen.findByText('k7m2x9qa')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Join Couple Account' })).toBeVisible();
});

describe('someone who has a couple account', () => {
  const joins = () => {
    const sent = jest.fn();
    joinAnswers(() => {
      sent();
      return HttpResponse.json(together);
    });
    return sent;
  };

  it.each([
    ['with a partner', '/invite/k7m2x9qa'],
    ['with a partner, and with an old link', '/invite/zzzz2222'],
  ])('%s sees that it is still there, and joins nobody', async (_, path) => {
    server.use(
      ...session(maria, { ...together, inviteCode: 'aaaa2222' }),
      http.get('/api/couples/members', () => HttpResponse.json([member(maria), member(sam)])),
      http.get('/api/invites/zzzz2222', () => refusal(404, 'invite_not_found', 'No couple has this code.')),
    );
    window.sessionStorage.setItem('invite-code', 'k7m2x9qa');
    const joined = joins();
    openApp(path);
    expect(await screen.findByRole('heading', { name: 'You are already together' })).toBeVisible();
    expect(await within(screen.getByRole('main')).findByText('Sam')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/');
    expect(joined).not.toHaveBeenCalled();
  });

  it('alone is told whose link it is when it is their own', async () => {
    server.use(...session(maria, alone));
    const joined = joins();
    openApp('/invite/K7M2X9QA');
    expect(await screen.findByRole('heading', { name: 'This is your own invitation' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(joined).not.toHaveBeenCalled();
  });

  it('alone may follow the link of another, inside the app', async () => {
    server.use(...session(maria, { ...alone, inviteCode: 'aaaa2222' }));
    joinAnswers(() => HttpResponse.json(together));
    const { left } = await accept();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await waitFor(() => expect(left).toHaveBeenCalledWith('/'), { timeout: 2_000 });
  });
});

it.each([
  ['signed in', maria],
  ['signed out', null],
])('says to whoever is %s that nobody has made a code', async (_, user) => {
  server.use(
    ...session(user),
    http.get('/api/invites/k7m2x9qa', () => refusal(404, 'invite_not_found', 'No couple has this code.')),
  );
  openApp('/invite/k7m2x9qa');
  expect(await screen.findByRole('heading', { name: 'Invalid Invite Link' })).toBeVisible();
  expect(screen.getByText(/This code does not work/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Join/ })).toBeNull();
});

it.each(['%00', '%ff', '%'])('says so of a code that nobody can read, too: %s', async (code) => {
  server.use(http.get('/api/invites/:code', () => refusal(404, 'not_found', 'There is nothing here.')));
  openApp(`/invite/${code}`);
  expect(await screen.findByRole('heading', { name: 'Invalid Invite Link' })).toBeVisible();
});

it('lets one try where it cannot be learned who invites', async () => {
  server.use(http.get('/api/invites/k7m2x9qa', () => refusal(429, 'too_many_requests', 'Please wait.')));
  openApp('/invite/k7m2x9qa');
  expect(
    await screen.findByRole('button', { name: 'Join Couple Account' }, { timeout: 15_000 }),
  ).toBeVisible();
});

it('joins, welcomes and loads home in full a second later [8.42, 9.4]', async () => {
  let answeredAt = Infinity;
  joinAnswers(() => {
    answeredAt = Date.now();
    return HttpResponse.json(together);
  });
  const { left } = await accept();
  expect(await screen.findByText('Welcome to your couple account!')).toBeVisible();
  expect(left).not.toHaveBeenCalled();
  await waitFor(() => expect(left).toHaveBeenCalledWith('/'), { timeout: 2_000 });
  // Timers may fire a moment early.
  expect(Date.now() - answeredAt).toBeGreaterThan(980);
});

it('joins by itself after signing in with this code, and forgets it', async () => {
  window.sessionStorage.setItem('invite-code', 'k7m2x9qa');
  joinAnswers(() => HttpResponse.json(together));
  openApp('/invite/k7m2x9qa');
  expect(await screen.findByText('Welcome to your couple account!')).toBeVisible();
  expect(window.sessionStorage.getItem('invite-code')).toBeNull();
});

it('does not join by itself when another code was kept', async () => {
  window.sessionStorage.setItem('invite-code', 'zzzzzzzz');
  openApp('/invite/k7m2x9qa');
  expect(await screen.findByRole('button', { name: 'Join Couple Account' })).toBeEnabled();
  expect(window.sessionStorage.getItem('invite-code')).toBe('zzzzzzzz');
});

it.each([
  ['401', () => new HttpResponse(null, { status: 401, statusText: 'No' })],
  ['Unauthorized', () => new HttpResponse('Unauthorized', { status: 403 })],
  ['Please log in', () => new HttpResponse('Please log in', { status: 403 })],
])('goes to sign-in when the answer says %s [8.13]', async (_, answer) => {
  joinAnswers(answer);
  const { left } = await accept();
  await waitFor(() => expect(left).toHaveBeenCalledWith('/api/login?returnTo=%2Finvite%2Fk7m2x9qa'));
});

it.each([
  ['502', () => new HttpResponse(null, { status: 502, statusText: 'No' })],
  ['Gateway', () => new HttpResponse('Gateway Timeout', { status: 504 })],
])('takes an answer that says %s for a passing connection issue [8.14]', async (_, answer) => {
  joinAnswers(answer);
  await accept();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There was a temporary connection issue. Please try again in a moment',
  );
  expect(screen.getAllByText('Connection Issue')).toHaveLength(1);
});

it('shows what the server said about the code [8.15]', async () => {
  joinAnswers(() =>
    refusal(
      404,
      'invite_not_found',
      'No couple has this invite code. Please check it with your partner and try again.',
    ),
  );
  await accept();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No couple has this invite code. Please check it with your partner and try again.',
  );
  expect(screen.getAllByText('Join Failed')).toHaveLength(1);
});

it('has its own words when the server said nothing [8.16]', async () => {
  joinAnswers(() => new HttpResponse(null, { status: 500 }));
  await accept();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to join couple. Please check the invite code and try again.',
  );
  expect(screen.getAllByText('Join Failed')).toHaveLength(1);
});
