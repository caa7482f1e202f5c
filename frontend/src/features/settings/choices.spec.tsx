import { complete, words } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { LOGOUT_URL } from '#api/addresses';
import { apiServer } from '#shared/testing/api-server';
import { together } from '#shared/testing/people';
import { down } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { Toaster } from '#shared/ui/toast/toaster';
import { AccountCard } from './components/account-card';
import { CoupleCard } from './components/couple-card';
import { DailyQuestions } from './components/daily-questions';
import { LeaveCard } from './components/leave-card';
import { MergeCard } from './components/merge-card';
import { Reminders } from './components/reminders';
import { storesPreferences } from './testing/fake-preferences';

const server = apiServer();
let preferences: ReturnType<typeof storesPreferences>;

beforeEach(() => {
  preferences = storesPreferences(server);
});

afterEach(() => speak('en'));

const radio = (name: RegExp) => screen.findByRole('radio', { name });

describe('a choice', () => {
  it('shows at once, while it is being stored', async () => {
    let answer = (_: Response): void => undefined;
    server.use(http.put('/api/preferences', () => new Promise<Response>((resolve) => (answer = resolve))));
    const { user } = renderWithProviders(<DailyQuestions />);
    await user.click(await radio(/^Light/));
    expect(await radio(/^Light/)).toBeChecked();
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
    answer(HttpResponse.json({ ...preferences.stored, questionStyle: 'light' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
  });

  it('that follows another waits for it, so that the last one counts', async () => {
    const waiting: (() => void)[] = [];
    server.use(
      http.put('/api/preferences', async ({ request }) => {
        preferences.asked.push(await request.json());
        await new Promise<void>((go) => waiting.push(go));
        return HttpResponse.json(preferences.stored);
      }),
    );
    const { user } = renderWithProviders(<DailyQuestions />);
    await user.click(await radio(/^Light/));
    await waitFor(() => expect(preferences.asked).toHaveLength(1));
    await user.click(await radio(/^Disabled/));
    expect(preferences.asked).toEqual([{ questionStyle: 'light' }]);
    waiting[0]!();
    await waitFor(() =>
      expect(preferences.asked).toEqual([{ questionStyle: 'light' }, { aiQuestions: 'disabled' }]),
    );
    waiting[1]!();
    await waitFor(() => expect(screen.getAllByText('Saved.')).toHaveLength(2));
  });

  it('that failed after the screen was left is told in a message', async () => {
    let answer = (_: Response): void => undefined;
    server.use(http.put('/api/preferences', () => new Promise<Response>((resolve) => (answer = resolve))));
    const { user, rerender } = renderWithProviders(<DailyQuestions />);
    await user.click(await radio(/^Deep/));
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Deep/ })).toBeChecked());
    rerender(<Toaster />);
    answer(down());
    expect(await screen.findByText('Not reachable.')).toBeVisible();
  });

  it('can be made once what did not load is there', async () => {
    server.use(http.get('/api/preferences', down));
    const { user } = renderWithProviders(<DailyQuestions />);
    await screen.findByRole('alert');
    server.use(http.get('/api/preferences', () => HttpResponse.json(preferences.stored)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await radio(/^Balanced/)).toBeChecked();
  });
});

describe('another time of the reminder', () => {
  async function another() {
    const view = renderWithProviders(<Reminders />);
    await view.user.click(await radio(/^Another time/));
    return { ...view, field: screen.getByLabelText('Time of day') };
  }

  it('is stored only once one leaves the field, and not when it is empty or the same', async () => {
    const { field } = await another();
    fireEvent.change(field, { target: { value: '21:15' } });
    expect(preferences.asked).toEqual([]);
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);
    fireEvent.change(field, { target: { value: '19:00' } });
    fireEvent.blur(field);
    fireEvent.change(field, { target: { value: '06:45' } });
    fireEvent.blur(field);
    await waitFor(() => expect(preferences.asked).toEqual([{ reminder: { time: '06:45' } }]));
  });

  it('stays in its field when it was not stored', async () => {
    server.use(http.put('/api/preferences', down));
    const { field } = await another();
    fireEvent.change(field, { target: { value: '21:15' } });
    fireEvent.blur(field);
    const group = screen.getByRole('group', { name: 'Preferred time' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Not reachable.'));
    expect(screen.getByLabelText('Time of day')).toHaveValue('21:15');
  });

  it('that was chosen before is shown as such', async () => {
    preferences.stored = { ...preferences.stored, reminder: { channel: 'mail', time: '06:45' } };
    renderWithProviders(<Reminders />);
    expect(await radio(/^Another time/)).toBeChecked();
    expect(screen.getByLabelText('Time of day')).toHaveValue('06:45');
  });

  it('is not asked for with one of the three', async () => {
    const { user } = await another();
    await user.click(await radio(/^Evening/));
    expect(screen.queryByLabelText('Time of day')).not.toBeInTheDocument();
  });
});

describe('leaving the couple account', () => {
  function Leave() {
    const [failure, setFailure] = useState<string | null>(null);
    const start = () => setFailure('We are resting.');
    return (
      <LeaveCard alone={false} action={{ start, forget: () => setFailure(null), pending: false, failure }} />
    );
  }

  it('is asked anew after a failure, without the words about that', async () => {
    const { user } = renderWithProviders(<Leave />);
    const opener = screen.getByRole('button', { name: 'Leave the couple account' });
    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We are resting.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('cannot be called off while it is under way', async () => {
    const action = { start: jest.fn(), forget: jest.fn(), pending: true, failure: null };
    const { user } = renderWithProviders(<LeaveCard alone={false} action={action} />);
    await user.click(screen.getByRole('button', { name: 'Leave the couple account' }));
    const dialog = await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await user.click(within(dialog).getByRole('button', { name: /leaving/i }));
    expect(dialog).toBeVisible();
    expect(action.start).not.toHaveBeenCalled();
  });
});

describe('a new invite code', () => {
  it('is asked for once', async () => {
    const renewCode = { start: jest.fn(), forget: jest.fn(), pending: true, failure: null };
    const { user } = renderWithProviders(<CoupleCard couple={together} renewCode={renewCode} />);
    const [, busy] = screen.getAllByRole('button');
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await user.dblClick(busy!);
    expect(renewCode.start).not.toHaveBeenCalled();
  });
});

describe('merging', () => {
  const action = () => ({ merge: jest.fn(), forget: jest.fn(), pending: false, failure: null });

  async function open(over: Partial<ReturnType<typeof action>> = {}) {
    const merging = { ...action(), ...over };
    const view = renderWithProviders(<MergeCard action={merging} />);
    await view.user.click(screen.getByRole('button', { name: 'Enter partner’s code' }));
    return { ...view, merging, field: screen.getByRole('textbox') };
  }

  it('begins without the failure of the last time', async () => {
    const { merging } = await open();
    expect(merging.forget).toHaveBeenCalledTimes(1);
  });

  it('leaves the code as it is typed: no capital letters, no corrections', async () => {
    const { field } = await open();
    expect(field).toHaveAttribute('autocapitalize', 'none');
    expect(field).toHaveAttribute('spellcheck', 'false');
  });

  it('asks about a blank code at once, without a question before it', async () => {
    const { user, merging, field } = await open();
    await user.type(field, '  {Enter}');
    expect(merging.merge).toHaveBeenCalledWith('  ', expect.any(Function));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not started again while it is under way', async () => {
    const { user, merging, field } = await open({ pending: true });
    await user.type(field, 'a1b2c3d4{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(merging.merge).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  });
});

it('the account leads to the profile and out', () => {
  renderWithProviders(<AccountCard />);
  expect(screen.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', LOGOUT_URL);
});

it('the choices speak Spanish to whoever reads that', async () => {
  learn('es', words);
  speak('es', complete);
  renderWithProviders(<DailyQuestions />);
  await screen.findAllByRole('radio');
  expect(document.body).not.toHaveTextContent(/Balanced|Only our own questions/);
});
