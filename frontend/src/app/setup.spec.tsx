import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal, session } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { alone, maria, together } from '#shared/testing/people';
import { openApp } from './testing/open-app';

const server = apiServer(
  http.get('/api/quotes/today', () => HttpResponse.json(null)),
  ...session(maria, null),
);

type Answer = () => Response | Promise<Response>;

let answeredAt: number;
/** Timers may fire a moment early; a time shorter than this did not wait. */
const atLeast = (seconds: number) => seconds * 1_000 - 20;
const passed = () => Date.now() - answeredAt;

const answerTo = (path: string, answer: Answer) =>
  server.use(
    http.post(path, () => {
      answeredAt = Date.now();
      return answer();
    }),
  );
const createAnswers = (answer: Answer) => answerTo('/api/couples/setup-individual', answer);
const joinAnswers = (answer: Answer) => answerTo('/api/couples/join-invite', answer);

async function pressCreate(path = '/simple-setup') {
  const app = openApp(path);
  await app.user.click(await screen.findByRole('button', { name: 'Create My Account' }));
  return app;
}

async function join(code: string) {
  const app = openApp('/');
  await app.user.type(await screen.findByLabelText('Your partner’s invite code'), code);
  await app.user.click(screen.getByRole('button', { name: "Join Partner's Account" }));
  return app;
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('creating and joining lead to each other', async () => {
  const { user } = openApp('/simple-setup');
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Join your partner instead' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Join Your Partner' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create New Account' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible();
});

it('a code that was typed stays while one looks at creating an account', async () => {
  const { user } = openApp('/simple-setup');
  const button = (name: string) => screen.findByRole('button', { name });
  const field = () => screen.getByLabelText('Your partner’s invite code');
  await user.click(await button('Join your partner instead'));
  await user.type(field(), 'k7m2x9qa');
  await user.click(await button('Create New Account'));
  await user.click(await button('Join your partner instead'));
  expect(field()).toHaveValue('k7m2x9qa');
});

describe('creating an account', () => {
  it('welcomes, and is at home a second later [8.40, 9.3]', async () => {
    createAnswers(() => HttpResponse.json(alone, { status: 201 }));
    await pressCreate();
    expect(await screen.findByText('Welcome!')).toBeVisible();
    expect(screen.getByText('Your account has been created successfully')).toBeVisible();
    expect(window.location.pathname).toBe('/simple-setup');
    await waitFor(() => expect(window.location.pathname).toBe('/'), { timeout: 2_000 });
    expect(passed()).toBeGreaterThan(atLeast(1));
  });

  it.each([
    ['401', () => new HttpResponse(null, { status: 401, statusText: 'No' })],
    ['Unauthorized', () => new HttpResponse('Unauthorized', { status: 403 })],
  ])(
    'asks to log in and goes there two seconds later when the answer says %s [8.7, 9.6]',
    async (_, answer) => {
      createAnswers(answer);
      const { left } = await pressCreate();
      expect(await screen.findByText('Please Log In')).toBeVisible();
      expect(screen.getByText('Log in to create your account')).toBeVisible();
      expect(left).not.toHaveBeenCalled();
      await waitFor(() => expect(left).toHaveBeenCalledWith('/api/login?returnTo=%2Fsimple-setup'), {
        timeout: 3_000,
      });
      expect(passed()).toBeGreaterThan(atLeast(2));
    },
  );

  it('says "Setup Failed" on any other error, also where it stays [8.8]', async () => {
    createAnswers(() => refusal(500, 'internal', 'Something broke.'));
    await pressCreate();
    expect(await screen.findByText('Setup Failed')).toBeVisible();
    expect(screen.getByText('Please try again.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Your account was not created');
  });

  it('is left to whoever has logged in', async () => {
    server.use(...session(null));
    openApp('/simple-setup');
    const link = await screen.findByRole('link', { name: 'Log In to Create Account' });
    expect(link).toHaveAttribute('href', '/api/login?mode=signup&returnTo=%2Fsimple-setup%3Fwelcome%3Dtrue');
  });
});

describe('creating an account right after signing up', () => {
  it('happens by itself, and says so', async () => {
    let answer: (response: Response) => void = () => undefined;
    createAnswers(() => new Promise<Response>((resolve) => (answer = resolve)));
    openApp('/simple-setup?welcome=true');
    expect(await screen.findByRole('button', { name: 'Creating your account...' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    answer(HttpResponse.json(alone, { status: 201 }));
    expect(await screen.findByText('Welcome to your couple account!')).toBeVisible();
    expect(window.location.pathname).toBe('/simple-setup');
    await waitFor(() => expect(window.location.pathname).toBe('/'), { timeout: 2_000 });
  });

  it('happens under its own name also where a code waits in this tab', async () => {
    window.sessionStorage.setItem('invite-code', 'k7m2x9qa');
    createAnswers(() => new Promise<Response>(() => undefined));
    openApp('/simple-setup?welcome=true');
    expect(await screen.findByRole('heading', { name: 'Create Your Account' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Creating your account...' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Join Your Partner' })).toBeNull();
  });

  it('has its own words when it fails [8.9]', async () => {
    createAnswers(() => refusal(500, 'internal', 'Something broke.'));
    openApp('/simple-setup?welcome=true');
    expect(await screen.findByText('Account Creation Failed')).toBeVisible();
    expect(screen.getByText('Please try again or contact support if the issue persists.')).toBeVisible();
  });
});

describe('joining the partner', () => {
  it('cannot be pressed without a code', async () => {
    openApp('/');
    const button = await screen.findByRole('button', { name: "Join Partner's Account" });
    expect(button).toBeDisabled();
  });

  it.each([
    ['nothing', '{Enter}'],
    ['only blanks', '   {Enter}'],
  ])('asks for the code when Enter is pressed and there is %s', async (_, keys) => {
    let sent = false;
    joinAnswers(() => {
      sent = true;
      return HttpResponse.json(alone);
    });
    const { user } = openApp('/');
    const field = await screen.findByLabelText('Your partner’s invite code');
    await user.type(field, keys);
    expect(await screen.findByText('Invite Code Required')).toBeVisible();
    expect(field).toHaveAccessibleDescription("Please enter your partner's invite code.");
    expect(screen.getAllByText("Please enter your partner's invite code.")).toHaveLength(2);
    expect(sent).toBe(false);
  });

  it('sends the trimmed code, welcomes, forgets the code and goes home [8.41, 9.5]', async () => {
    window.sessionStorage.setItem('invite-code', 'old');
    let sent: unknown;
    server.use(
      http.post('/api/couples/join-invite', async ({ request }) => {
        sent = await request.json();
        answeredAt = Date.now();
        return HttpResponse.json(alone);
      }),
    );
    const { user } = openApp('/simple-setup?invite=k7m2x9qa');
    await user.type(await screen.findByLabelText('Your partner’s invite code'), ' \u200e-');
    await user.click(screen.getByRole('button', { name: "Join Partner's Account" }));
    expect(await screen.findByText("Welcome to Your Partner's Account!")).toBeVisible();
    expect(sent).toEqual({ inviteCode: 'k7m2x9qa' });
    expect(window.sessionStorage.getItem('invite-code')).toBeNull();
    expect(window.location.pathname).toBe('/simple-setup');
    await waitFor(() => expect(window.location.pathname).toBe('/'), { timeout: 2_000 });
    expect(passed()).toBeGreaterThan(atLeast(1));
  });

  it('finds the code that waited in this tab', async () => {
    window.sessionStorage.setItem('invite-code', 'k7m2x9qa');
    openApp('/');
    expect(await screen.findByText('We found an invite code')).toBeVisible();
    expect(screen.getByLabelText('Your partner’s invite code')).toHaveValue('k7m2x9qa');
  });

  it('shows what the server said, in the toast and next to the field [8.11]', async () => {
    joinAnswers(() => refusal(409, 'couple_full', 'This couple account already has two members.'));
    await join('k7m2x9qa');
    expect(await screen.findByText('Failed to Join Partner')).toBeVisible();
    const words = 'This couple account already has two members.';
    expect(screen.getByLabelText('Your partner’s invite code')).toHaveAccessibleDescription(words);
    expect(screen.getAllByText(words)).toHaveLength(2);
  });

  it('has its own words when the server said nothing [8.12]', async () => {
    joinAnswers(() => new HttpResponse(null, { status: 500 }));
    await join('k7m2x9qa');
    expect(await screen.findByText('Failed to Join Partner')).toBeVisible();
    expect(screen.getAllByText('Please check the invite code and try again.')).toHaveLength(2);
  });

  it.each([
    ['401', () => new HttpResponse(null, { status: 401, statusText: 'No' })],
    ['Please log in', () => new HttpResponse('Please log in', { status: 403 })],
  ])('keeps the code and goes to sign-in when the answer says %s [8.10]', async (_, answer) => {
    joinAnswers(answer);
    const { left } = await join('k7m2x9qa');
    await waitFor(() => expect(left).toHaveBeenCalledWith('/api/login?returnTo=%2Finvite%2Fk7m2x9qa'));
    expect(window.sessionStorage.getItem('invite-code')).toBe('k7m2x9qa');
  });

  it('keeps the code and goes to sign-in for whoever is signed out', async () => {
    server.use(...session(null));
    const { user, left } = openApp('/simple-setup?invite=k7m2x9qa');
    await user.click(await screen.findByRole('button', { name: 'Log In to Join Partner' }));
    await waitFor(() =>
      expect(left).toHaveBeenCalledWith('/api/login?mode=signup&returnTo=%2Finvite%2Fk7m2x9qa'),
    );
    expect(window.sessionStorage.getItem('invite-code')).toBe('k7m2x9qa');
  });

  it('asks for the code at once where one came to enter it', async () => {
    server.use(...session(null));
    openApp('/simple-setup?join=true');
    expect(await screen.findByLabelText('Your partner’s invite code')).toHaveValue('');
  });
});

describe('someone who has a couple account already', () => {
  it('sees that it is there, and may still enter a code', async () => {
    server.use(...session(maria, alone));
    const { user } = openApp('/simple-setup');
    expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create My Account' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Join your partner instead' }));
    expect(screen.getByLabelText('Your partner’s invite code')).toBeVisible();
  });

  it('keeps the code that was refused, and reads why next to it', async () => {
    server.use(...session(maria, alone));
    const words = 'No couple has this invite code.';
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post('/api/couples/join-invite', async () => {
        await asked;
        return refusal(404, 'invite_not_found', words);
      }),
    );
    const { user } = openApp('/simple-setup');
    await user.click(await screen.findByRole('button', { name: 'Join your partner instead' }));
    await user.type(screen.getByLabelText('Your partner’s invite code'), 'zzzz9999');
    await user.click(screen.getByRole('button', { name: "Join Partner's Account" }));
    expect(await screen.findByRole('button', { name: /^Joining/ })).toBeVisible();
    answer();
    const field = screen.getByLabelText('Your partner’s invite code');
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    expect(field).toHaveValue('zzzz9999');
    expect(field).toBeVisible();
  });

  it('is not asked to find each other where both are there', async () => {
    server.use(...session(maria, together));
    openApp('/simple-setup?invite=k7m2x9qa');
    expect(await screen.findByRole('heading', { name: 'You are already together' })).toBeVisible();
    expect(screen.queryByLabelText('Your partner’s invite code')).toBeNull();
  });
});

it('shows the dashboard from its top, wherever the setup screen was scrolled to', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
  createAnswers(() => {
    server.use(...session(maria, alone));
    return HttpResponse.json(alone, { status: 201 });
  });
  const { user } = openApp('/');
  await user.click(await screen.findByRole('button', { name: 'Start Our Account' }));
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

it('asks nobody twice to create an account', async () => {
  openApp('/');
  expect(await screen.findByRole('button', { name: 'Start Our Account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Create/ })).toBeNull();
});
