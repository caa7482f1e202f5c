import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { drafts } from '#shared/lib/drafts';
import { fixTimeZone } from '#shared/lib/time-zone';
import { apiServer } from '#shared/testing/api-server';
import { FakeRecognizer } from '#shared/testing/fake-recognizer';
import { down, posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { NEXT } from '#shared/testing/steps';
import { toastStore } from '#shared/ui/toast/toast-store';
import { fakeToday, thanks } from '../testing/fake-today';
import { DailyAppreciation } from './daily-appreciation';

const server = apiServer();
const what = () => screen.getByLabelText('What do you appreciate about your partner today?');
const quality = () => screen.getByLabelText('Which quality does it show?');
const button = (name: string) => screen.getByRole('button', { name });

async function open(existing: object | null = null) {
  const answers = fakeToday(server, { '/api/appreciation/today': existing });
  const { user, queryClient } = renderWithProviders(
    <DailyAppreciation userId="user-maria" partner="Sam" step={NEXT} />,
  );
  const write = async () => {
    await user.click(await screen.findByRole('button', { name: existing ? 'Edit' : 'Write' }));
    await screen.findByLabelText('Which quality does it show?');
  };
  await write();
  return { user, answers, write, queryClient };
}

/** The day of `thanks()`. Only the clock is set; time passes as it does. */
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'queueMicrotask', 'nextTick'],
  });
  jest.setSystemTime(new Date('2026-01-10T20:00:00Z'));
  fixTimeZone('UTC');
});

afterEach(() => {
  drafts.clearAll();
  fixTimeZone(null);
  jest.useRealTimers();
});

describe('without an appreciation today', () => {
  it('opens empty, with the focus in the first field', async () => {
    await open();
    expect(what()).toHaveFocus();
    expect(what()).toHaveValue('');
    expect(quality()).toHaveValue('');
  });

  it('cannot be saved until both texts say something', async () => {
    const { user } = await open();
    expect(button('Save and Share')).toBeDisabled();
    await user.type(what(), 'You listened.');
    await user.type(quality(), '   ');
    expect(button('Save and Share')).toBeDisabled();
    await user.type(quality(), 'Patience');
    expect(button('Save and Share')).toBeEnabled();
  });

  it('saves what was written, says so, closes, and shows it [8.45]', async () => {
    const { user, answers } = await open();
    const sent = posts(server, '/api/appreciation', () => {
      const saved = thanks({ appreciation: 'You listened.', quality: 'Patience' });
      answers['/api/appreciation/today'] = saved;
      return HttpResponse.json(saved);
    });
    await user.type(what(), ' You listened. ');
    await user.type(quality(), 'Patience ');
    await user.click(button('Save and Share'));
    expect(await screen.findByText('Appreciation saved!')).toBeVisible();
    expect(sent).toEqual([{ appreciation: 'You listened.', quality: 'Patience' }]);
    expect(await screen.findByRole('button', { name: 'Edit' })).toHaveFocus();
    expect(screen.getByText('You listened.')).toBeVisible();
  });

  it('clears the fields when canceled', async () => {
    const { user, write } = await open();
    await user.type(what(), 'You listened.');
    await user.click(button('Cancel'));
    expect(button('Write')).toHaveFocus();
    await write();
    expect(what()).toHaveValue('');
  });
});

describe('with today’s appreciation', () => {
  it('is prefilled and offers to update and share', async () => {
    const { user, write } = await open(thanks());
    expect(what()).toHaveValue('You made the lunches.');
    expect(quality()).toHaveValue('Care');
    expect(button('Update and Share')).toBeEnabled();
    await user.click(button('Cancel'));
    await write();
    expect(what()).toHaveValue('You made the lunches.');
  });

  it('is shown as it is then, and saved as today’s, which the release before can do too [8.45]', async () => {
    const { user } = await open(thanks());
    const saved = thanks({ quality: 'Care and time' });
    const sent = posts(server, '/api/appreciation', () => HttpResponse.json(saved));
    await user.type(quality(), ' and time');
    await user.click(button('Update and Share'));
    expect(await screen.findByText('Care and time')).toBeVisible();
    expect(sent).toEqual([{ appreciation: saved.appreciation, quality: saved.quality }]);
  });

  it('keeps what was changed when canceled', async () => {
    const { user, write } = await open(thanks());
    await user.type(what(), ' Twice.');
    await user.click(button('Cancel'));
    await write();
    expect(what()).toHaveValue('You made the lunches. Twice.');
  });
});

describe('when midnight comes while it is changed', () => {
  it.each([
    ['has passed, although the page has not yet read the new day', '2026-01-11T00:00:01Z'],
    ['may have passed for the server', '2026-01-10T23:59:01Z'],
  ])('names the one that it changes once midnight %s', async (_, now) => {
    const { user } = await open(thanks());
    jest.setSystemTime(new Date(now));
    const sent = posts(server, '/api/appreciation', () => HttpResponse.json(thanks()));
    await user.click(button('Update and Share'));
    expect(await screen.findByText('Appreciation saved!')).toBeVisible();
    expect(sent).toMatchObject([{ changes: 'thanks' }]);
  });

  it('is saved as the one that it was, and today has none yet', async () => {
    const { user, answers, queryClient } = await open(thanks());
    await user.type(what(), ' Twice.');
    answers['/api/appreciation/today'] = null;
    await act(() => queryClient.invalidateQueries());
    const saved = thanks({ appreciation: 'You made the lunches. Twice.' });
    const sent = posts(server, '/api/appreciation', () => HttpResponse.json(saved));
    await user.click(button('Update and Share'));
    expect(await screen.findByText('Appreciation saved!')).toBeVisible();
    expect(sent).toEqual([{ appreciation: saved.appreciation, quality: 'Care', changes: saved.id }]);
    expect(button('Write')).toBeVisible();
    expect(screen.queryByText(/waits here/)).toBeNull();
  });
});

describe('by voice', () => {
  afterEach(() => FakeRecognizer.remove());

  async function dictate() {
    FakeRecognizer.install();
    const { user } = await open();
    await user.type(what(), 'Today');
    await user.click(button('Dictate'));
    return user;
  }

  it('appends what was said to what was written', async () => {
    await dictate();
    act(() => FakeRecognizer.last.hear(['you listened']));
    expect(what()).toHaveValue('Today you listened');
  });

  it('saves words that are still being recognized, and leaves none of them behind', async () => {
    const user = await dictate();
    const saved = thanks({ appreciation: 'Today you listened to me', quality: 'Care' });
    const sent = posts(server, '/api/appreciation', () => HttpResponse.json(saved));
    await user.type(quality(), 'Care');
    act(() => FakeRecognizer.last.hear(['you listened'], [' to me', 'interim']));
    await user.click(button('Save and Share'));
    expect(await screen.findByText('Appreciation saved!')).toBeVisible();
    expect(sent).toEqual([{ appreciation: 'Today you listened to me', quality: 'Care' }]);
    expect(screen.queryByText(/waits here/)).toBeNull();
  });

  it('keeps words that were still being recognized when saving fails', async () => {
    const user = await dictate();
    posts(server, '/api/appreciation', down);
    await user.type(quality(), 'Care');
    act(() => FakeRecognizer.last.hear(['you listened', 'interim']));
    await user.click(button('Save and Share'));
    await screen.findByRole('alert');
    act(() => FakeRecognizer.last.end());
    expect(what()).toHaveValue('Today you listened');
    expect(button('Dictate')).toHaveAttribute('aria-pressed', 'false');
  });

  it('says when it has become too long, and cuts nothing off', async () => {
    const user = await dictate();
    await user.type(quality(), 'Care');
    act(() => FakeRecognizer.last.hear(['x'.repeat(2_000)]));
    expect(what()).toHaveAccessibleDescription('There is room for 2,000 characters; this has 6 more.');
    expect(what()).toHaveValue(`Today ${'x'.repeat(2_000)}`);
    expect(button('Save and Share')).toBeDisabled();
    await user.clear(what());
    await user.click(what());
    await user.paste('y'.repeat(2_001));
    expect(what()).toHaveAccessibleDescription(/this has 1 more/);
  });

  it('says in its own words when it goes wrong [8.21]', async () => {
    await dictate();
    act(() => FakeRecognizer.last.fail('network'));
    const notice = screen.getByRole('alert');
    expect(within(notice).getByText('Voice Recognition Error')).toBeVisible();
    expect(
      within(notice).getByText('There was an issue with voice recognition. Please try again.'),
    ).toBeVisible();
    expect(what()).toHaveValue('Today');
  });
});

describe('when something fails', () => {
  it('says that it may have been saved when no answer came', async () => {
    const { user } = await open();
    posts(server, '/api/appreciation', () => HttpResponse.error());
    await user.type(what(), 'You listened.');
    await user.type(quality(), 'Patience');
    await user.click(button('Save and Share'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We don't know if this was savedYour words are still here.",
    );
  });

  it('says why in a toast, and on the screen that nothing written is lost [8.17]', async () => {
    const { user } = await open();
    posts(server, '/api/appreciation', down);
    await user.type(what(), 'You listened.');
    await user.type(quality(), 'Patience');
    await user.click(button('Save and Share'));
    expect(await screen.findByText('Error')).toBeVisible();
    const notice = screen.getByRole('alert');
    const words = 'Failed to save appreciation entry. Please try again.';
    expect(notice).toHaveTextContent('This is not saved yetYour words are still here.');
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect(toastStore.all()).toMatchObject([{ title: 'Error', variant: 'destructive' }]);
    expect(what()).toHaveValue('You listened.');
    expect(quality()).toHaveValue('Patience');
    expect(button('Save and Share')).toBeEnabled();
  });

  it('offers to load today again rather than to overwrite what it does not know', async () => {
    fakeToday(server);
    server.use(http.get('/api/appreciation/today', down));
    const { user } = renderWithProviders(<DailyAppreciation userId="user-maria" partner="Sam" step={NEXT} />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('button', { name: 'Write' })).toBeNull();
    fakeToday(server);
    await user.click(retry);
    await waitFor(() => expect(button('Write')).toBeVisible());
  });
});

describe('while it is being saved', () => {
  it('is sent once and not changed, and Cancel waits', async () => {
    const { user, answers } = await open();
    let answer = (_: Response): void => undefined;
    const sent = posts(
      server,
      '/api/appreciation',
      () => new Promise<Response>((resolve) => (answer = resolve)),
    );
    await user.type(what(), 'You listened.');
    await user.type(quality(), 'Patience{Enter}{Enter}');
    const busy = await screen.findByRole('button', { name: 'Saving...' });
    await user.dblClick(busy);
    await user.type(what(), ' And more.');
    expect(what()).toHaveValue('You listened.');
    expect(button('Cancel')).toBeDisabled();
    expect(button('Dictate')).toBeDisabled();
    const saved = thanks({ appreciation: 'You listened.', quality: 'Patience' });
    answers['/api/appreciation/today'] = saved;
    answer(HttpResponse.json(saved));
    expect(await screen.findByText('Appreciation saved!')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(button('Edit')).toHaveFocus();
  });
});

describe('the step of the appreciation', () => {
  const card = <DailyAppreciation userId="user-maria" partner="Sam" step={NEXT} />;

  it('says that it is loading, and that it did not load, and offers to try again', async () => {
    fakeToday(server);
    server.use(http.get('/api/appreciation/today', down));
    const { user } = renderWithProviders(card);
    expect(screen.getByRole('status')).toHaveTextContent('Loading today’s appreciation');
    expect(await screen.findByRole('alert')).toHaveTextContent('Today’s appreciation did not load');
    expect(screen.queryByRole('button', { name: 'Write' })).not.toBeInTheDocument();
    fakeToday(server);
    await user.click(button('Retry'));
    expect(await screen.findByRole('button', { name: 'Write' })).toBeVisible();
  });

  it('says of words that the partner cannot read yet that only the author can', async () => {
    fakeToday(server, { '/api/appreciation/today': thanks({ partnerCanRead: false }) });
    renderWithProviders(card);
    expect(await screen.findByText('Only you can read this so far.')).toBeVisible();
  });

  it('gives the focus back to its button when writing is canceled, and does not take it again later', async () => {
    const { user, answers, queryClient } = await open();
    await user.click(button('Cancel'));
    expect(button('Write')).toHaveFocus();
    await user.tab();
    answers['/api/appreciation/today'] = thanks();
    await queryClient.invalidateQueries();
    expect(await screen.findByRole('button', { name: 'Edit' })).not.toHaveFocus();
  });
});
