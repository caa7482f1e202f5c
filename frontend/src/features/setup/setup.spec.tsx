import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pendingInvite } from '#shared/lib/invite-code';
import { renderWithProviders, testQueryClient } from '#shared/testing/render';
import { CreatePanel } from './components/create-panel';
import { JoinForm } from './components/join-form';
import { SetupScreen } from './components/setup-screen';
import { SimpleSetupPage } from './components/simple-setup-page';
import { useAutoCreate } from './hooks/use-auto-create';
import { useFoundCode } from './hooks/use-found-code';
import type { CreateAction, InviteLookup, JoinAction } from './lib/actions';

const CODE = 'k7m2x9qa';
const NOBODY: InviteLookup = { inviter: null, isDead: false };
afterEach(() => {
  jest.restoreAllMocks();
  pendingInvite.clear();
});

const joins = (over: Partial<JoinAction> = {}) => ({
  join: jest.fn(),
  pending: false,
  failure: null,
  ...over,
});
const creates = (over: Partial<CreateAction> = {}) => ({
  start: jest.fn(),
  pending: false,
  failed: false,
  ...over,
});
const field = () => screen.getByRole('textbox', { name: 'Your partner’s invite code' });
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 1 });

function Client({ children }: { children: ReactNode }) {
  const [client] = useState(testQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** The form, with the code that its screen keeps. */
function Form({
  foundCode = '',
  ...props
}: Partial<Parameters<typeof JoinForm>[0]> & { action: JoinAction }) {
  const [code, setCode] = useState(foundCode);
  return <JoinForm signedIn foundCode={foundCode} code={code} onCode={setCode} invite={NOBODY} {...props} />;
}

describe('the field for the code', () => {
  const form = (action: JoinAction, over: Partial<Parameters<typeof JoinForm>[0]> = {}) => (
    <Form action={action} {...over} />
  );

  const show = (element: ReactElement) => ({
    ...render(element, { wrapper: Client }),
    user: userEvent.setup(),
  });

  it('shows what a code looks like, and is not changed by the device', () => {
    show(form(joins()));
    expect(screen.getByPlaceholderText('8-character code (e.g., a1b2c3d4)')).toBe(field());
    expect(field()).toHaveAttribute('autocapitalize', 'none');
    expect(field()).toHaveAttribute('spellcheck', 'false');
    expect(field()).toHaveAttribute('autocomplete', 'off');
  });

  it('sends what was typed by Enter, as by the button', async () => {
    const action = joins();
    const { user } = show(form(action));
    await user.type(field(), `${CODE}{Enter}`);
    expect(action.join).toHaveBeenCalledWith(CODE);
    await user.click(button("Join Partner's Account"));
    expect(action.join).toHaveBeenCalledTimes(2);
  });

  it('sends nothing again while joining is on its way', async () => {
    const action = joins({ pending: true });
    const { user } = show(form(action, { foundCode: CODE }));
    expect(button('Joining...')).toHaveAttribute('aria-busy', 'true');
    await user.click(button('Joining...'));
    await user.type(field(), '{Enter}');
    await user.clear(field());
    await user.type(field(), '{Enter}');
    expect(action.join).not.toHaveBeenCalled();
  });

  it('keeps what was typed, and says next to it what was wrong', async () => {
    const { user, rerender } = show(form(joins()));
    await user.type(field(), 'zzzz2222');
    rerender(form(joins({ failure: 'No couple has this invite code.' })));
    expect(field()).toHaveValue('zzzz2222');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('No couple has this invite code.');
  });

  it('says nothing of a code to whoever has found none', () => {
    show(form(joins(), { invite: { inviter: 'Anna', isDead: true } }));
    expect(screen.queryByText(/invited you|found your invite code|does not work/)).toBeNull();
  });

  it('learns who invites without losing what was changed meanwhile', async () => {
    const action = joins();
    const { user, rerender } = show(form(action, { foundCode: CODE }));
    expect(screen.getByText('We found an invite code')).toBeVisible();
    await user.type(field(), '2');
    rerender(form(action, { foundCode: CODE, invite: { inviter: 'Anna', isDead: false } }));
    expect(screen.getByText('Anna invited you')).toBeVisible();
    expect(screen.queryByText('We found an invite code')).toBeNull();
    expect(field()).toHaveValue(`${CODE}2`);
    expect(field()).toHaveFocus();
  });

  it('announces that a code leads to nobody, and may still be corrected', async () => {
    const action = joins();
    const { user } = show(form(action, { foundCode: CODE, invite: { inviter: null, isDead: true } }));
    expect(screen.getByRole('status')).toHaveTextContent('This code does not work');
    await user.type(field(), '{Backspace}b{Enter}');
    expect(action.join).toHaveBeenCalledWith('k7m2x9qb');
  });
});

describe('creating an account', () => {
  it('is asked for once', async () => {
    const action = creates({ pending: true });
    const { user } = renderWithProviders(<CreatePanel signedIn action={action} note={<p>A note</p>} />);
    await user.click(button('Creating your account...'));
    expect(action.start).not.toHaveBeenCalled();
    expect(screen.getByText('A note')).toBeVisible();
  });

  it('that failed says so at once, and can be tried again', async () => {
    const action = creates({ failed: true });
    const { user } = renderWithProviders(<CreatePanel signedIn action={action} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was lost. Please try once more.');
    await user.click(button('Create My Account'));
    expect(action.start).toHaveBeenCalledTimes(1);
  });
});

describe('the first screen after signing up', () => {
  const show = (foundCode = '', firstName: string | null = 'Maria') =>
    renderWithProviders(
      <SetupScreen
        firstName={firstName}
        create={creates()}
        join={joins()}
        foundCode={foundCode}
        invite={NOBODY}
      />,
    );
  const choices = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it.each([
    ['Maria', 'Good to have you here, Maria.'],
    [null, 'Good to have you here.'],
  ])('greets %p', (firstName, words) => {
    show('', firstName);
    expect(title()).toHaveTextContent(words);
  });

  it('leads to an account of one’s own where nobody has invited one', () => {
    show();
    expect(choices()).toEqual(['I’m the first one here', 'My partner sent me a code', 'What happens next']);
    expect(button('Start Our Account')).toHaveClass('primary');
    expect(button("Join Partner's Account")).not.toHaveClass('primary');
  });

  it.each(['', CODE])('tells whoever has left where their own things are, with the code %p', (code) => {
    show(code);
    const [creating] = screen.getAllByText(/^Were you here before\?/);
    expect(creating).toHaveTextContent('Press “Start Our Account”: your own things are there');
    expect(button('Start Our Account')).toBeEnabled();
  });

  it('leads to the partner where there is a code', () => {
    show(CODE);
    expect(choices().slice(0, 2)).toEqual(['My partner sent me a code', 'I’m the first one here']);
    expect(button("Join Partner's Account")).toHaveClass('primary');
    expect(button('Start Our Account')).not.toHaveClass('primary');
    expect(field()).toHaveValue(CODE);
  });

  it('tells in three steps what happens next', () => {
    show();
    const next = screen.getByRole('region', { name: 'What happens next' });
    expect(within(next).getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('the simple setup', () => {
  const page = (over: Partial<Parameters<typeof SimpleSetupPage>[0]> = {}) => (
    <SimpleSetupPage signedIn create={creates()} join={joins()} foundCode="" invite={NOBODY} {...over} />
  );

  it('moves the focus along when one changes one’s mind', async () => {
    const { user } = renderWithProviders(page());
    await user.click(button('Join your partner instead'));
    expect(title()).toHaveTextContent('Join Your Partner');
    expect(title()).toHaveFocus();
    await user.click(button('Create New Account'));
    expect(title()).toHaveTextContent('Create Your Account');
    expect(title()).toHaveFocus();
  });

  it.each([
    ['a code', { foundCode: CODE }, 'Join Your Partner'],
    ['the wish to enter one', { joining: true }, 'Join Your Partner'],
    ['neither', {}, 'Create Your Account'],
    ['a code right after signing up', { foundCode: CODE, welcome: true }, 'Create Your Account'],
    ['an account of one’s own', { hasAccount: true }, 'Your account is ready'],
    ['an account and a code', { hasAccount: true, foundCode: CODE }, 'Join Your Partner'],
  ])('opens with %s', (_, over, words) => {
    renderWithProviders(page(over));
    expect(title()).toHaveTextContent(words);
  });

  it('says where the dashboard is to whoever has an account', () => {
    renderWithProviders(page({ hasAccount: true }));
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Create My Account' })).toBeNull();
  });
});

describe('a code that one came with', () => {
  function Found() {
    const [, setParams] = useSearchParams();
    return (
      <>
        <output>{useFoundCode()}</output>
        <button type="button" onClick={() => setParams({ invite: 'zzzz2222' })}>
          Change
        </button>
      </>
    );
  }

  it.each([
    ['/', null, ''],
    ['/?invite=%20k7m2x9qa%20', 'zzzz2222', CODE],
    ['/', ` ${CODE} `, CODE],
    ['/', `http://localhost/invite/${CODE}`, CODE],
    ['/?invite=', CODE, ''],
  ])('at %s with %p in this tab is "%s", and stays it', async (path, waiting, code) => {
    if (waiting !== null) pendingInvite.store(waiting);
    const { user } = renderWithProviders(<Found />, path);
    expect(screen.getByRole('status').textContent).toBe(code);
    pendingInvite.clear();
    await user.click(button('Change'));
    expect(screen.getByRole('status').textContent).toBe(code);
  });
});

it('an account is created by itself once, as soon as it is clear that somebody is new', () => {
  const start = jest.fn();
  const again = jest.fn();
  function Auto({ isNew, create }: { isNew: boolean; create: () => void }) {
    useAutoCreate(isNew, create);
    return null;
  }
  const { rerender } = render(<Auto isNew={false} create={start} />);
  expect(start).not.toHaveBeenCalled();
  rerender(<Auto isNew create={start} />);
  rerender(<Auto isNew create={again} />);
  rerender(<Auto isNew={false} create={again} />);
  rerender(<Auto isNew create={again} />);
  expect(start).toHaveBeenCalledTimes(1);
  expect(again).not.toHaveBeenCalled();
});
