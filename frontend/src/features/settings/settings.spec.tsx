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

describe('the daily prompts', () => {
  it('show the defaults [9.43]', () => {
    open();
    for (const name of [/^Evening \(7:00 PM\)/, /^Balanced/, /^Automatic/]) {
      expect(screen.getByRole('radio', { name })).toBeChecked();
    }
  });

  it.each([
    ['Preferred time', ['Morning (8:00 AM)', 'Afternoon (2:00 PM)', 'Evening (7:00 PM)']],
    ['Question style', ['Light', 'Balanced', 'Deep']],
    ['AI question generation', ['Automatic', 'Anthropic', 'OpenAI', 'Disabled']],
  ])('show every %s [9.42]', (legend, choices) => {
    open();
    const radios = within(screen.getByRole('group', { name: legend })).getAllByRole('radio');
    expect(radios).toHaveLength(choices.length);
    radios.forEach((radio, index) => expect(radio.closest('label')).toHaveTextContent(choices[index]!));
  });

  it('say what each provider choice means [9.44]', () => {
    open();
    expect(screen.getByText('Default. Tries the first provider, then the second.')).toBeVisible();
    expect(screen.getByText('Curated questions only.')).toBeVisible();
  });

  it('cannot be changed and say so', () => {
    open();
    screen.getAllByRole('radio').forEach((radio) => expect(radio).toBeDisabled());
    expect(screen.getByText(/You cannot change these yet/)).toBeVisible();
  });
});
