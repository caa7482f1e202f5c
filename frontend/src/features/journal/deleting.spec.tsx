import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import { latestEntriesQuery } from '#api/journal';
import { draftKey, drafts } from '#shared/lib/drafts';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { endSession, holds } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { toasts } from '#shared/testing/toasts';
import { Toaster } from '#shared/ui/toast/toaster';
import { JournalPage } from './components/journal-page';
import { entry } from './testing/entries';
import { fakeJournal } from './testing/fake-journal';
import { button, openWith, type User } from './testing/open-journal';

const server = apiServer();

afterEach(() => drafts.clearAll());

describe('deleting', () => {
  const QUESTION = 'Are you sure you want to delete this entry?';
  const dialog = () => screen.findByRole('dialog', { name: QUESTION });
  const answer = async (name: string) => within(await dialog()).getByRole('button', { name });
  const stays = entry('2', { content: 'Stays.' });

  async function deleteFirst(user: User) {
    await user.click(screen.getAllByRole('button', { name: /^Delete/ })[0]!);
    await user.click(await answer('Delete'));
    await toasts().findByText('Entry deleted');
  }

  afterEach(() => void jest.restoreAllMocks());

  it('asks, takes the entry off the page, says so and leaves the focus at the list [8.52]', async () => {
    const { user, journal } = await openWith(server, entry('1'), stays);
    await deleteFirst(user);
    expect(screen.queryByText('We talked.')).not.toBeInTheDocument();
    expect(screen.getByText('Stays.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Recent Entries' })).toHaveFocus());
    expect(journal.deleted).toEqual([]);
    await user.click(toasts().getByRole('button', { name: 'Undo' }));
  });

  it('happens once the toast is over', async () => {
    const { user, journal, queryClient } = await openWith(server, entry('1'), stays);
    await deleteFirst(user);
    await user.click(toasts().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(journal.deleted).toEqual(['1']));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText('We talked.')).not.toBeInTheDocument();
  });

  it('waits for as long as somebody needs to find Undo, and says which key leads there', async () => {
    const { user, journal } = await openWith(server, entry('1'), stays);
    await user.click(screen.getAllByRole('button', { name: /^Delete/ })[0]!);
    const confirm = await answer('Delete');
    jest.useFakeTimers();
    await userEvent.setup({ delay: null }).click(confirm);
    await act(() => jest.advanceTimersByTimeAsync(55_000));
    jest.useRealTimers();
    expect(toasts().getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(toasts().getByText('To undo, press F8.')).toBeInTheDocument();
    expect(journal.deleted).toEqual([]);
    await user.click(toasts().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(journal.deleted).toEqual(['1']));
  });

  it('waits for a minute at most, because the partner can read the entry until then', async () => {
    const { user, journal } = await openWith(server, entry('1'), stays);
    await user.click(screen.getAllByRole('button', { name: /^Delete/ })[0]!);
    const confirm = await answer('Delete');
    jest.useFakeTimers();
    await userEvent.setup({ delay: null }).click(confirm);
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    jest.useRealTimers();
    await waitFor(() => expect(journal.deleted).toEqual(['1']));
  });

  it('can be undone, and then nothing was deleted', async () => {
    const { user, journal } = await openWith(server, entry('1'), stays);
    await deleteFirst(user);
    await user.click(toasts().getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('We talked.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Recent Entries' })).toHaveFocus();
    expect(toasts().queryByText('Entry deleted')).not.toBeInTheDocument();
    window.dispatchEvent(new Event('pagehide'));
    expect(journal.deleted).toEqual([]);
  });

  it('happens when another entry is deleted, which can be undone by itself', async () => {
    const { user, journal } = await openWith(server, entry('1'), stays);
    await deleteFirst(user);
    await deleteFirst(user);
    await waitFor(() => expect(journal.deleted).toEqual(['1']));
    await user.click(toasts().getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Stays.')).toBeVisible();
    expect(journal.deleted).toEqual(['1']);
  });

  it.each([
    ['the page closes', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'the page is hidden',
      () => {
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      },
    ],
    ['the person signs out', () => drafts.clearAll()],
  ])('happens when %s, with a request that outlives the page', async (_, happens) => {
    const { user } = await openWith(server, entry('1'), stays);
    await deleteFirst(user);
    const fetching = jest.spyOn(window, 'fetch');
    act(happens);
    await waitFor(() => expect(fetching).toHaveBeenCalled());
    const [address, options] = fetching.mock.calls.find(([, sent]) => sent?.method === 'DELETE') ?? [];
    expect(address).toEqual(new URL('/api/journal/1', window.location.origin));
    expect(options).toMatchObject({ keepalive: true });
    expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('happens when one goes to another screen, where it cannot be undone anymore', async () => {
    const { user, journal, rerender } = await openWith(server, entry('1'));
    await deleteFirst(user);
    rerender(<Toaster />);
    await waitFor(() => expect(journal.deleted).toEqual(['1']));
    expect(toasts().getByText('Entry deleted')).toBeVisible();
    expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  describe('on the next screen', () => {
    /** Shows the newest entries, as the dashboard does. */
    function Newest() {
      const { data } = useQuery(latestEntriesQuery);
      return <p>Newest: {data?.map(({ content }) => content).join(' ')}</p>;
    }

    const screens = (
      <>
        <Link to="/">Journal</Link>
        <Link to="/dashboard">Dashboard</Link>
        <Routes>
          <Route path="/" element={<JournalPage userId="me" partner="Sam" />} />
          <Route path="/dashboard" element={<Newest />} />
        </Routes>
      </>
    );

    /** Deletes the first entry and leaves the journal, while the server takes its time. */
    async function leave() {
      fakeJournal(server, [entry('1'), stays]);
      const answer = holds(server, '/api/journal/1', 'delete');
      const { user, queryClient } = renderWithProviders(screens);
      await screen.findAllByRole('article');
      await queryClient.query(latestEntriesQuery);
      await deleteFirst(user);
      await user.click(screen.getByRole('link', { name: 'Dashboard' }));
      return { user, answer: (response: Response) => act(() => answer(response)) };
    }

    it('does not show the entry, however long its deletion takes', async () => {
      const { user, answer } = await leave();
      expect(await screen.findByText('Newest: Stays.')).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Journal' }));
      expect(await screen.findByText('Stays.')).toBeVisible();
      expect(screen.queryByText('We talked.')).not.toBeInTheDocument();
      await answer(new HttpResponse(null, { status: 204 }));
    });

    it('shows it again when it could not be deleted, even if nothing can be read by then', async () => {
      const { answer } = await leave();
      await screen.findByText('Newest: Stays.');
      server.use(http.get('/api/journal', () => refusal(400, 'validation_failed', 'No.')));
      await answer(refusal(503, 'service_unavailable', 'Resting.'));
      expect(await screen.findByText('Newest: We talked. Stays.')).toBeVisible();
      expect(await toasts().findByText('Failed to delete entry. Please try again.')).toBeVisible();
    });
  });

  it('takes unsaved changes of the entry along', async () => {
    const draft = draftKey('entry:1', 'me');
    drafts.save(draft, JSON.stringify({ content: 'For nobody to find', visibility: 'private' }));
    const { user, journal } = await openWith(server, entry('1'));
    await deleteFirst(user);
    await user.click(toasts().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(journal.deleted).toEqual(['1']));
    expect(drafts.read(draft)).toBeNull();
  });

  it('does nothing when one thinks better of it', async () => {
    const { user, journal } = await openWith(server, entry('1'));
    await user.click(button(/^Delete/));
    await dialog();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(journal.deleted).toEqual([]);
    await waitFor(() => expect(button(/^Delete/)).toHaveFocus());
  });

  it('brings the entry back, and leaves the journal on the screen, when the session has ended', async () => {
    const { user } = await openWith(server, entry('1'), stays);
    await deleteFirst(user);
    const reads = endSession(server);
    await user.click(toasts().getByRole('button', { name: 'Close' }));
    expect(await toasts().findByText('Failed to delete entry. Please try again.')).toBeVisible();
    expect(reads).toEqual([]);
    expect(screen.getByText('We talked.')).toBeVisible();
    expect(screen.getByText('Stays.')).toBeVisible();
  });

  it('brings the entry back when it fails, and says so there and in a toast [8.29]', async () => {
    const { user } = await openWith(server, entry('1'));
    server.use(http.delete('/api/journal/1', () => refusal(503, 'service_unavailable', 'Resting.')));
    await deleteFirst(user);
    await user.click(toasts().getByRole('button', { name: 'Close' }));
    const words = 'Failed to delete entry. Please try again.';
    const card = await screen.findByRole('article');
    expect(await within(card).findByText(words)).toBeVisible();
    expect(toasts().getByText(words)).toBeVisible();
    expect(screen.getByText('We talked.')).toBeVisible();
  });
});
