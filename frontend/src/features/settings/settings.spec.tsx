import { DEFAULT_PREFERENCES } from '@anew/contracts/identity/preferences';
import { complete, words } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import { start } from '@anew/words/setup-screen';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { focusesQuery } from '#api/content';
import { preferencesQuery } from '#api/preferences';
import { apiServer } from '#shared/testing/api-server';
import { alone, together } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { SettingsPage } from './components/settings-page';
import type { CoupleActions } from './lib/actions';

apiServer(
  http.get('/api/focuses', () => HttpResponse.json([])),
  http.get('/api/assessment/results', () => HttpResponse.json(null)),
  http.get('/api/preferences', () => HttpResponse.json(DEFAULT_PREFERENCES)),
);

const action = { merge: jest.fn(), forget: jest.fn(), pending: false, failure: null };
const plain = { start: jest.fn(), forget: jest.fn(), pending: false, failure: null };
const open = (couple = together, over: Partial<CoupleActions> = {}, path = '/settings#couple-account') =>
  renderWithProviders(
    <SettingsPage couple={couple} partner="Ben" merge={action} renewCode={plain} leave={plain} {...over} />,
    path,
  );

beforeEach(() => {
  jest.resetAllMocks();
});

afterEach(() => speak('en'));

it('copies the invite code', async () => {
  const { user } = open();
  expect(screen.getByLabelText('Invite code')).toHaveValue('k7m2x9qa');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Code Copied!')).toBeVisible();
});

it('offers merging only to someone alone', () => {
  const { unmount } = open(together);
  expect(screen.queryByRole('heading', { name: /merge/i })).not.toBeInTheDocument();
  unmount();
  open(alone);
  expect(screen.getByRole('heading', { name: /merge/i })).toBeVisible();
});

it('gets a new code when it is asked for, and says why it could not', async () => {
  const renewCode = { ...plain, start: jest.fn(), failure: 'Nothing has changed. Please try again.' };
  const { user } = open(together, { renewCode });
  await user.click(screen.getByRole('button', { name: 'Get a new code' }));
  expect(renewCode.start).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing has changed.');
});

describe('leaving the couple account', () => {
  const ask = async (couple = together) => {
    const leave = { ...plain, start: jest.fn() };
    const { user } = open(couple, { leave });
    await user.click(screen.getByRole('button', { name: 'Leave the couple account' }));
    return { user, leave, dialog: within(await screen.findByRole('dialog')) };
  };

  it('is asked first, in plain words on what each keeps', async () => {
    const { user, leave, dialog } = await ask();
    expect(dialog.getByText(/You keep all that you wrote. Your partner keeps/)).toBeVisible();
    expect(dialog.getByText(/neither of you can read what the other wrote/)).toBeVisible();
    expect(leave.start).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(leave.start).toHaveBeenCalledTimes(1);
  });

  it('does nothing when one stays', async () => {
    const { user, leave, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(leave.start).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([together, alone])('names the button that leads back to what is one’s own', async (couple) => {
    const { dialog } = await ask(couple);
    expect(dialog.getByText(/^To read, export or delete what is yours/)).toHaveTextContent(`“${start()}”`);
  });

  it('speaks of no partner to someone alone', async () => {
    const { dialog } = await ask(alone);
    expect(dialog.queryByText(/partner/)).toBeNull();
  });
});

describe('the groups', () => {
  const GROUPS = [
    'focus-areas',
    'daily-questions',
    'reminders',
    'this-device',
    'couple-account',
    'your-account',
  ];
  const groupNamed = (name: string) => document.getElementById(name)!;

  it('are closed at first, and say in a line what is chosen', async () => {
    open(together, {}, '/settings');
    expect(await screen.findByText('Balanced · AI questions: automatic')).toBeVisible();
    expect(screen.getByText('No daily reminder')).toBeVisible();
    expect(await screen.findByText('None chosen yet')).toBeVisible();
    expect(screen.getByText('System theme · dates · time zone')).toBeVisible();
    expect(screen.getByText('You and Ben')).toBeVisible();
    for (const name of GROUPS) expect(groupNamed(name)).not.toHaveAttribute('open');
    expect(screen.getByLabelText('Invite code')).not.toBeVisible();
  });

  it('say in Spanish that no area is chosen, in the gender of an area', async () => {
    learn('es', words);
    speak('es', complete);
    open(together, {}, '/settings');
    expect(await screen.findByText('Todavía ninguna')).toBeVisible();
  });

  it('show someone alone the code at once', () => {
    open(alone, {}, '/settings');
    expect(screen.getByText(`Only you so far · invite code ${alone.inviteCode}`)).toBeVisible();
  });

  it('say a choice anew when it changes', async () => {
    const { queryClient } = open(together, {}, '/settings');
    await screen.findByText('No daily reminder');
    queryClient.setQueryData(focusesQuery.queryKey, [
      { moduleSlug: 'our-vision', priority: 'low' },
      { moduleSlug: 'emotional-safety', priority: 'high' },
    ]);
    expect(await screen.findByText('Emotional Safety and 1 more')).toBeVisible();
    queryClient.setQueryData(preferencesQuery.queryKey, {
      ...DEFAULT_PREFERENCES,
      reminder: { channel: 'mail', time: '08:30' },
      weeklyLetter: true,
    });
    expect(await screen.findByText('By email at 8:30 AM · weekly email')).toBeVisible();
  });

  it.each(GROUPS)('open by the address that ends in %s, and take the focus', async (name) => {
    open(together, {}, `/settings#${name}`);
    expect(groupNamed(name)).toHaveAttribute('open');
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
    await waitFor(() => expect(groupNamed(name).firstElementChild).toHaveFocus());
  });

  it('lead to the profile', () => {
    open(together, {}, '/settings#your-account');
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
  });
});
