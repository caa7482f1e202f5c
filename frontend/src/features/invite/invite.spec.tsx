import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { browser } from '#shared/lib/browser';
import { pendingInvite } from '#shared/lib/invite-code';
import { renderWithProviders } from '#shared/testing/render';
import { Toaster } from '#shared/ui/toast/toaster';
import {
  type AcceptAction,
  InvalidInvite,
  OwnInvite,
  SignedInInvite,
  SignedOutInvite,
} from './components/invite-page';
import { useAutoJoin } from './hooks/use-auto-join';
import { useMissingCodeToast } from './hooks/use-missing-code-toast';

const CODE = 'k7m2x9qa';
const title = () => screen.getByRole('heading', { level: 1 });

afterEach(() => void jest.restoreAllMocks());

describe('an invitation to somebody who is signed in', () => {
  const show = (over: Partial<AcceptAction> = {}, inviter: string | null = 'Anna') => {
    const action = { accept: jest.fn(), pending: false, failure: null, ...over };
    return {
      ...renderWithProviders(<SignedInInvite code={CODE} inviter={inviter} action={action} />),
      action,
    };
  };

  it('says who invites, and that one’s own words stay one’s own', () => {
    show();
    expect(screen.getByText('Anna').parentElement).toHaveTextContent(
      /^Anna invited you\..*you decide what to share/,
    );
    expect(screen.getByText(CODE)).toBeVisible();
  });

  it('says the same where nobody knows who invites', () => {
    show({}, null);
    expect(screen.getByText(/^From here on you share one account/)).toBeVisible();
    expect(screen.queryByText(/invited you/)).toBeNull();
  });

  it('is accepted with its own code', async () => {
    const { user, action } = show();
    await user.click(screen.getByRole('button', { name: 'Join Couple Account' }));
    expect(action.accept).toHaveBeenCalledWith(CODE);
  });

  it('is accepted once', async () => {
    const { user, action } = show({ pending: true });
    const joining = screen.getByRole('button', { name: 'Joining...' });
    expect(joining).toHaveAttribute('aria-busy', 'true');
    await user.click(joining);
    expect(action.accept).not.toHaveBeenCalled();
  });

  it('that failed says why, and can be tried again', async () => {
    const { user, action } = show({ failure: { title: 'Join Failed', description: 'Please wait.' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Join FailedPlease wait.');
    await user.click(screen.getByRole('button', { name: 'Join Couple Account' }));
    expect(action.accept).toHaveBeenCalledTimes(1);
  });
});

it('keeps the code for whoever has to sign up first, and writes it safely into the address', async () => {
  const left = jest.spyOn(browser, 'goTo').mockReturnValue();
  const { user } = renderWithProviders(<SignedOutInvite code="a/b?c" inviter={null} />);
  expect(title()).toHaveTextContent("You're Invited!");
  expect(screen.getByText(/^Your partner invited you/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Login to Join' }));
  expect(pendingInvite.read()).toBe('a/b?c');
  expect(left).toHaveBeenCalledWith('/api/login?mode=signup&returnTo=%2Finvite%2Fa%252Fb%253Fc');
});

it.each([
  ['no code', undefined, /has no invite code in it/],
  ['a code that leads to nobody', CODE, /This code does not work/],
])('a link with %s says what to ask the partner for', (_, code, words) => {
  renderWithProviders(<InvalidInvite signedIn {...(code !== undefined && { code })} />);
  expect(title()).toHaveTextContent('Invalid Invite Link');
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});

it('one’s own invitation can be accepted by nobody, and leads home', () => {
  renderWithProviders(<OwnInvite code={CODE} />);
  expect(title()).toHaveTextContent('This is your own invitation');
  expect(
    screen.getByText(/^Is your partner here with you\? .*on their own phone, or log out first/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: /Join/ })).toBeNull();
});

describe('coming back from signing in', () => {
  function Auto({
    code = CODE,
    signedIn = true,
    join,
  }: {
    code?: string;
    signedIn?: boolean;
    join: () => void;
  }) {
    useAutoJoin(code, signedIn, join);
    return null;
  }

  it('joins once it is known who is signed in, and never again', () => {
    pendingInvite.store(CODE);
    const join = jest.fn();
    const { rerender } = render(<Auto signedIn={false} join={join} />);
    expect(join).not.toHaveBeenCalled();
    expect(pendingInvite.read()).toBe(CODE);
    rerender(<Auto join={join} />);
    rerender(<Auto signedIn={false} join={join} />);
    rerender(<Auto join={join} />);
    expect(join).toHaveBeenCalledTimes(1);
    expect(join).toHaveBeenCalledWith(CODE);
    expect(pendingInvite.read()).toBeNull();
  });

  it.each([
    ['another code', 'zzzz2222', CODE],
    ['no code', null, CODE],
    ['a link without one', '', ''],
  ])('does not join with %s', (_, waiting, code) => {
    if (waiting !== null) pendingInvite.store(waiting);
    const join = jest.fn();
    render(<Auto code={code} join={join} />);
    expect(join).not.toHaveBeenCalled();
    expect(pendingInvite.read()).toBe(waiting);
  });
});

it.each([
  [true, 1],
  [false, 0],
])('a link whose code is missing: %p is said once', (missing, times) => {
  function Missing() {
    useMissingCodeToast(missing);
    return <Toaster />;
  }
  const { rerender } = render(<Missing />);
  rerender(<Missing />);
  expect(screen.queryAllByText('No invite code provided')).toHaveLength(times);
});
