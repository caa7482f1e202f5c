import { DEFAULT_PREFERENCES } from '@anew/contracts/identity/preferences';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { alone, together } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import type { CoupleActions } from './actions';
import { SettingsPage } from './components/settings-page';

apiServer(
  http.get('/api/focuses', () => HttpResponse.json([])),
  http.get('/api/assessment/results', () => HttpResponse.json(null)),
  http.get('/api/preferences', () => HttpResponse.json(DEFAULT_PREFERENCES)),
);

const action = { merge: jest.fn(), forget: jest.fn(), pending: false, failure: null };
const plain = { start: jest.fn(), pending: false, failure: null };
const open = (couple = together, over: Partial<CoupleActions> = {}) =>
  renderWithProviders(
    <SettingsPage couple={couple} merge={action} renewCode={plain} leave={plain} {...over} />,
  );

beforeEach(() => {
  jest.resetAllMocks();
});

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

  it('speaks of no partner to someone alone', async () => {
    const { dialog } = await ask(alone);
    expect(dialog.queryByText(/partner/)).toBeNull();
  });
});

it('leads to each part, and to the profile', async () => {
  open();
  const parts = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  for (const link of parts) {
    const part = document.getElementById(link.getAttribute('href')!.slice(1))!;
    expect(within(part).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  }
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
  expect(await screen.findByRole('group', { name: 'Question style' })).toBeVisible();
});
