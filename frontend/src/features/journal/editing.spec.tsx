import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readAnew } from '#api/live';
import { drafts } from '#shared/lib/drafts';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { toasts } from '#shared/testing/toasts';
import { entry } from './testing/entries';
import { fakeJournal } from './testing/fake-journal';
import { button, openJournal, openWith } from './testing/open-journal';

const server = apiServer();
const field = () => screen.getByRole('textbox', { name: 'Your entry' });

afterEach(() => drafts.clearAll());

describe('editing', () => {
  it('changes text and visibility in place, and sends only what changed', async () => {
    const { user, journal } = await openWith(server, entry('1', { visibility: 'private' }));
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

  it('asks who can read it right after the words', async () => {
    const { user } = await openWith(server, entry('1'));
    await user.click(button(/^Edit/));
    await waitFor(() => expect(field()).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('radio', { name: /^Shared/ })).toHaveFocus();
  });

  it('only closes when nothing has changed', async () => {
    const { user, journal } = await openWith(server, entry('1'));
    await user.click(button(/^Edit/));
    await user.click(button('Save changes'));
    expect(screen.getByText('We talked.')).toBeVisible();
    expect(journal.changes).toEqual([]);
  });

  it('is undone by Cancel', async () => {
    const { user } = await openWith(server, entry('1'));
    await user.click(button(/^Edit/));
    await user.type(field(), ' And laughed.');
    await user.click(button('Cancel'));
    await user.click(button(/^Edit/));
    expect(field()).toHaveValue('We talked.');
  });

  it('survives another screen', async () => {
    const { user, unmount } = await openWith(server, entry('1'));
    await user.click(button(/^Edit/));
    await user.type(field(), ' And laughed.');
    unmount();
    openJournal('/journal');
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    expect(field()).toHaveValue('We talked. And laughed.');
  });

  it('leaves alone who reads the entry, where that has been changed elsewhere meanwhile', async () => {
    const { user, journal, queryClient } = await openWith(server, entry('1'));
    await user.click(button(/^Edit/));
    await user.type(field(), ' And laughed.');
    journal.entries = [entry('1', { visibility: 'private' })];
    await act(() => readAnew(queryClient, ['entry']));
    expect(screen.getByRole('radio', { name: /^Private/ })).toBeChecked();
    expect(screen.getByText('Only you will be able to read this.')).toBeVisible();
    await user.click(button('Save changes'));
    await toasts().findByText('Entry updated');
    expect(journal.changes).toEqual([{ id: '1', change: { content: 'We talked. And laughed.' } }]);
  });

  it('that was begun before the entry became private does not share it again', async () => {
    const { user, journal, unmount } = await openWith(server, entry('1'));
    await user.click(button(/^Edit/));
    await user.type(field(), ' And laughed.');
    unmount();
    journal.entries = [entry('1', { visibility: 'private' })];
    openJournal('/journal');
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    expect(field()).toHaveValue('We talked. And laughed.');
    await user.click(button('Save changes'));
    await toasts().findByText('Entry updated');
    expect(journal.changes).toEqual([{ id: '1', change: { content: 'We talked. And laughed.' } }]);
  });

  it('keeps a choice of who reads the entry, and gives way to newer words', async () => {
    const { user, journal, queryClient } = await openWith(server, entry('1'));
    await user.click(button(/^Edit/));
    await user.click(screen.getByRole('radio', { name: /^Private/ }));
    journal.entries = [entry('1', { content: 'We talked for long.' })];
    await act(() => readAnew(queryClient, ['entry']));
    expect(field()).toHaveValue('We talked for long.');
    await user.click(button('Save changes'));
    await toasts().findByText('Entry updated');
    expect(journal.changes).toEqual([{ id: '1', change: { visibility: 'private' } }]);
  });

  it('keeps the words when saving fails [8.28]', async () => {
    const { user } = await openWith(server, entry('1'));
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
    const view = await openWith(server, entry('1'), entry('2', { content: 'Stays.' }));
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
    const { user } = await openWith(server, entry('1', { content: 'x'.repeat(20_000) }));
    await user.click(button(/^Edit/));
    await user.type(field(), 'x');
    expect(field()).toHaveAccessibleDescription('An entry holds 20,000 characters; this one has 1 more.');
    expect(button('Save changes')).toBeDisabled();
    await user.clear(field());
    expect(field()).toBeValid();
    expect(button('Save changes')).toBeDisabled();
  });
});
