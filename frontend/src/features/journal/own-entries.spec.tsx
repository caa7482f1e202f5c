import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import { latestEntriesQuery } from '#api/journal';
import { draftKey, drafts } from '#shared/lib/drafts';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { holds } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { Toaster } from '#shared/ui/toast/toaster';
import { JournalPage } from './components/journal-page';
import { entryEditor } from './components/writing-parts';
import { entry } from './testing/entries';
import { fakeJournal } from './testing/fake-journal';

const server = apiServer();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Your entry' });
const toasts = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));
const page = () => renderWithProviders(<JournalPage userId="me" partner="Sam" />);

async function openWith(...entries: ReturnType<typeof entry>[]) {
  const journal = fakeJournal(server, entries);
  const view = page();
  await screen.findAllByRole('article');
  return { ...view, journal };
}

beforeAll(() => entryEditor.preload());
afterEach(() => drafts.clearAll());

describe('editing', () => {
  it('changes text and visibility in place, and sends only what changed', async () => {
    const { user, journal } = await openWith(entry('1', { visibility: 'private' }));
    await user.click(button('Edit entry of Sat, Jan 10, 2026, 10:00 AM'));
    await waitFor(() => expect(field()).toHaveFocus());
    await user.click(screen.getByRole('radio', { name: /^Shared/ }));
    expect(screen.getByText('You and Sam will be able to read this.')).toBeVisible();
    await user.click(button('Save changes'));
    expect(await toasts().findByText('Entry updated')).toBeVisible();
    expect(journal.changes).toEqual([{ id: '1', change: { visibility: 'shared' } }]);
    expect(button(/^Edit/)).toHaveFocus();
    expect(within(screen.getByRole('article')).getByText('Shared')).toBeVisible();
  });

  it('only closes when nothing has changed', async () => {
    const { user, journal } = await openWith(entry('1'));
    await user.click(button(/^Edit/));
    await user.click(button('Save changes'));
    expect(screen.getByText('We talked.')).toBeVisible();
    expect(journal.changes).toEqual([]);
  });

  it('is undone by Cancel', async () => {
    const { user } = await openWith(entry('1'));
    await user.click(button(/^Edit/));
    await user.type(field(), ' And laughed.');
    await user.click(button('Cancel'));
    await user.click(button(/^Edit/));
    expect(field()).toHaveValue('We talked.');
  });

  it('survives another screen', async () => {
    const { user, unmount } = await openWith(entry('1'));
    await user.click(button(/^Edit/));
    await user.type(field(), ' And laughed.');
    unmount();
    page();
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    expect(field()).toHaveValue('We talked. And laughed.');
  });

  it('keeps the words when saving fails [8.28]', async () => {
    const { user } = await openWith(entry('1'));
    const words = 'This part of Anew is not reachable right now. Please try again in a moment.';
    server.use(http.put('/api/journal/1', () => refusal(503, 'service_unavailable', words)));
    await user.click(button(/^Edit/));
    await user.type(field(), ' And laughed.');
    await user.click(button('Save changes'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect(field()).toHaveValue('We talked. And laughed.');
  });
});

describe('changes on their way', () => {
  async function save() {
    let answer: (response: Response) => void = () => undefined;
    let sent = 0;
    const view = await openWith(entry('1'), entry('2', { content: 'Stays.' }));
    server.use(
      http.put('/api/journal/1', () => {
        sent += 1;
        return new Promise<Response>((resolve) => void (answer = resolve));
      }),
    );
    await view.user.click(screen.getAllByRole('button', { name: /^Edit/ })[0]!);
    await view.user.type(field(), ' And laughed.');
    await view.user.dblClick(button('Save changes'));
    await waitFor(() => expect(sent).toBe(1));
    return { ...view, sent: () => sent, answer: (response: Response) => answer(response) };
  }

  it('are sent once, and can neither be changed nor left meanwhile', async () => {
    const { user, sent } = await save();
    expect(button('Saving...')).toHaveAttribute('aria-busy', 'true');
    expect(button('Cancel')).toBeDisabled();
    await user.type(field(), ' More.');
    expect(field()).toHaveValue('We talked. And laughed.');
    const shared = screen.getByRole('radio', { name: /^Shared/ });
    await user.click(screen.getByRole('radio', { name: /^Private/ }));
    expect(shared).toBeChecked();
    expect(shared.closest('[role=group]')).toHaveAttribute('aria-disabled', 'true');
    expect(sent()).toBe(1);
  });

  it('are seen by whoever has gone on to another entry', async () => {
    const { user, answer } = await save();
    await user.click(button(/^Edit/));
    await waitFor(() => expect(field()).toHaveValue('Stays.'));
    answer(refusal(409, 'entry_not_found', 'This entry is not there anymore.'));
    expect(await toasts().findByText('Your changes are not saved yet')).toBeVisible();
    expect(toasts().getByText('This entry is not there anymore.')).toBeVisible();
    expect(field()).toHaveValue('Stays.');
  });

  it('close their own editor when they are saved, and no other', async () => {
    const { user, answer } = await save();
    await user.click(button(/^Edit/));
    await waitFor(() => expect(field()).toHaveValue('Stays.'));
    await user.type(field(), ' With me.');
    answer(HttpResponse.json(entry('1', { content: 'We talked. And laughed.' })));
    expect(await toasts().findByText('Entry updated')).toBeVisible();
    expect(field()).toHaveValue('Stays. With me.');
  });

  it('that failed can be saved by the same button', async () => {
    const { user, answer } = await save();
    answer(refusal(503, 'service_unavailable', 'Resting.'));
    await screen.findByRole('alert');
    const again = fakeJournal(server, [entry('1')]);
    await user.click(button('Save changes'));
    expect(await toasts().findByText('Entry updated')).toBeVisible();
    expect(again.changes).toEqual([{ id: '1', change: { content: 'We talked. And laughed.' } }]);
  });
});

describe('what an entry may not become', () => {
  it('is blank, or longer than it holds', async () => {
    const { user } = await openWith(entry('1', { content: 'x'.repeat(20_000) }));
    await user.click(button(/^Edit/));
    await user.type(field(), 'x');
    expect(field()).toHaveAccessibleDescription('An entry holds 20,000 characters; this one has 1 more.');
    expect(button('Save changes')).toBeDisabled();
    await user.clear(field());
    expect(field()).toBeValid();
    expect(button('Save changes')).toBeDisabled();
  });
});

describe('deleting', () => {
  const QUESTION = 'Are you sure you want to delete this entry?';
  const dialog = () => screen.findByRole('dialog', { name: QUESTION });
  const answer = async (name: string) => within(await dialog()).getByRole('button', { name });
  const stays = entry('2', { content: 'Stays.' });

  async function deleteFirst(user: ReturnType<typeof page>['user']) {
    await user.click(screen.getAllByRole('button', { name: /^Delete/ })[0]!);
    await user.click(await answer('Delete'));
    await toasts().findByText('Entry deleted');
  }

  afterEach(() => void jest.restoreAllMocks());

  it('asks, takes the entry off the page, says so and leaves the focus at the list [8.52]', async () => {
    const { user, journal } = await openWith(entry('1'), stays);
    await deleteFirst(user);
    expect(screen.queryByText('We talked.')).not.toBeInTheDocument();
    expect(screen.getByText('Stays.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Recent Entries' })).toHaveFocus());
    expect(journal.deleted).toEqual([]);
    await user.click(toasts().getByRole('button', { name: 'Undo' }));
  });

  it('happens once the toast is over', async () => {
    const { user, journal, queryClient } = await openWith(entry('1'), stays);
    await deleteFirst(user);
    await user.click(toasts().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(journal.deleted).toEqual(['1']));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText('We talked.')).not.toBeInTheDocument();
  });

  it('can be undone, and then nothing was deleted', async () => {
    const { user, journal } = await openWith(entry('1'), stays);
    await deleteFirst(user);
    await user.click(toasts().getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('We talked.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Recent Entries' })).toHaveFocus();
    expect(toasts().queryByText('Entry deleted')).not.toBeInTheDocument();
    window.dispatchEvent(new Event('pagehide'));
    expect(journal.deleted).toEqual([]);
  });

  it('happens when another entry is deleted, which can be undone by itself', async () => {
    const { user, journal } = await openWith(entry('1'), stays);
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
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['the person signs out', () => drafts.clearAll()],
  ])('happens when %s, with a request that outlives the page', async (_, happens) => {
    const { user } = await openWith(entry('1'), stays);
    await deleteFirst(user);
    const fetching = jest.spyOn(window, 'fetch');
    act(happens);
    await waitFor(() => expect(fetching).toHaveBeenCalled());
    const [address, options] = fetching.mock.calls.find(([, sent]) => sent?.method === 'DELETE') ?? [];
    expect(address).toEqual(new URL('/api/journal/1', window.location.origin));
    expect(options).toMatchObject({ keepalive: true });
    expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('happens when one goes to another screen, where it cannot be undone any more', async () => {
    const { user, journal, rerender } = await openWith(entry('1'));
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
    const { user, journal } = await openWith(entry('1'));
    await deleteFirst(user);
    await user.click(toasts().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(journal.deleted).toEqual(['1']));
    expect(drafts.read(draft)).toBeNull();
  });

  it('does nothing when one thinks better of it', async () => {
    const { user, journal } = await openWith(entry('1'));
    await user.click(button(/^Delete/));
    await dialog();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(journal.deleted).toEqual([]);
    await waitFor(() => expect(button(/^Delete/)).toHaveFocus());
  });

  it('brings the entry back when it fails, and says so there and in a toast [8.29]', async () => {
    const { user } = await openWith(entry('1'));
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
