import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readAnew } from '#api/live';
import { news, refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { JournalPage } from './components/journal-page';
import { entry, prompt } from './testing/entries';
import { type FakeJournal, fakeJournal } from './testing/fake-journal';

const server = apiServer();
const open = () => renderWithProviders(<JournalPage userId="me" partner="Sam" />, '/journal');
const theirs = entry('theirs', { userId: 'sam', content: 'I was proud of you.' });
const down = () => refusal(503, 'service_unavailable', 'Resting.');

let journal: FakeJournal;
beforeEach(() => {
  journal = fakeJournal(server, [entry('1')]);
});

/** Holds the answer to a read back, until the returned function is called. */
function slow(path: string, answer: () => Response): () => void {
  let go: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (go = resolve));
  server.use(http.get(path, () => asked.then(answer)));
  return () => go();
}

describe('while the entries load', () => {
  it('one can write already, and nothing says that there are none', async () => {
    const go = slow('/api/journal', () => HttpResponse.json([entry('1')]));
    const { user } = open();
    expect(await screen.findByText('Loading your entries')).toBeInTheDocument();
    expect(screen.queryByText('Nothing here yet')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Calendar' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Write an entry' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /mind/ })).toHaveFocus());
    go();
    expect(await screen.findByText('We talked.')).toBeVisible();
    expect(screen.queryByText('Loading your entries')).not.toBeInTheDocument();
  });

  it('today’s question says that it is on its way, and holds nobody up', async () => {
    const go = slow('/api/prompts/today', () => HttpResponse.json(prompt));
    open();
    expect(await screen.findByText('Loading today’s question')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Write an entry' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Write about this question' })).not.toBeInTheDocument();
    go();
    expect(await screen.findByRole('button', { name: 'Write about this question' })).toBeVisible();
  });

  it('the numbers are busy, and no zero stands for what is not known', async () => {
    const go = slow('/api/journal/stats', () => HttpResponse.json({ ...journal.stats, total: 4 }));
    open();
    const numbers = screen.getByText('Total Entries').closest('dl');
    expect(numbers).toHaveAttribute('aria-busy', 'true');
    expect(numbers).not.toHaveTextContent('0');
    go();
    await waitFor(() => expect(numbers).toHaveAttribute('aria-busy', 'false'));
    expect(numbers).toHaveTextContent('Total Entries4');
  });
});

describe('entries that were read', () => {
  it('stay when they cannot be read again, without a word', async () => {
    const { queryClient } = open();
    await screen.findByText('We talked.');
    server.use(http.get('/api/journal', down));
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByText('We talked.')).toBeVisible();
    expect(screen.queryByText('Your entries did not load')).not.toBeInTheDocument();
  });

  it('are asked for three times by themselves before the page gives up', async () => {
    let asked = 0;
    server.use(
      http.get('/api/journal', () => {
        asked += 1;
        return down();
      }),
    );
    open();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(asked).toBe(3);
  });

  it('are not asked for again by themselves where the server has refused', async () => {
    let asked = 0;
    server.use(
      http.get('/api/journal', () => {
        asked += 1;
        return refusal(403, 'couple_required', 'Set up your account first.');
      }),
    );
    open();
    expect(await screen.findByText('Your entries did not load')).toBeVisible();
    expect(asked).toBe(1);
  });
});

describe('what the partner does meanwhile', () => {
  const tell = (client: Parameters<typeof readAnew>[0]) => act(() => readAnew(client, ['entry']));

  it('appears: a new entry, as theirs, marked as new, and without a way to change it', async () => {
    const seen = posts(server, '/api/news/seen', () => new HttpResponse(null, { status: 204 }));
    const { queryClient } = open();
    await screen.findByText('We talked.');
    journal.entries = [theirs, ...journal.entries];
    server.use(news({ entries: [{ id: 'theirs', createdAt: theirs.createdAt }] }));
    await tell(queryClient);
    const card = (await screen.findByText('I was proud of you.')).closest('article')!;
    expect(within(card).getByText('Sam')).toBeVisible();
    expect(await within(card).findByText('New')).toBeVisible();
    expect(within(card).queryByRole('button', { name: /^(Edit|Delete)/ })).not.toBeInTheDocument();
    await waitFor(() => expect(seen).toEqual([{ area: 'journal', ids: ['theirs'] }]));
  });

  it('disappears: what they made private is not there anymore', async () => {
    journal.entries = [theirs, entry('1')];
    const { queryClient } = open();
    await screen.findByText('I was proud of you.');
    journal.entries = [entry('1')];
    await tell(queryClient);
    await waitFor(() => expect(screen.queryByText('I was proud of you.')).not.toBeInTheDocument());
    expect(screen.getByText('We talked.')).toBeVisible();
  });

  it('does not disturb an entry that is being edited', async () => {
    const { queryClient, user } = open();
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    const field = await screen.findByLabelText('Your entry');
    await user.type(field, ' And laughed.');
    journal.entries = [theirs, entry('1', { thanked: true })];
    await tell(queryClient);
    await screen.findByText('I was proud of you.');
    expect(screen.getByLabelText('Your entry')).toHaveValue('We talked. And laughed.');
    expect(screen.getByLabelText('Your entry')).toHaveFocus();
  });
});

it('a filter counts no entry that has just been deleted, and none that has not been read', async () => {
  journal.entries = Array.from({ length: 60 }, (_, index) => entry(`${index}`));
  const { user } = open();
  await user.click((await screen.findAllByRole('button', { name: /^Delete entry/ }))[0]!);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Mine' }));
  // One of them stands at the end of the list from the beginning.
  await waitFor(() => expect(screen.getAllByText('Showing 19')).toHaveLength(2));
  // Otherwise it would be deleted when this test is over, in the next one's journal.
  await user.click(screen.getByRole('button', { name: 'Undo' }));
});

describe('the search', () => {
  it('says once what it has found, when somebody stops typing, and nothing untrue meanwhile', async () => {
    journal.entries = ['Pancakes.', 'Pan.', 'We put it off.'].map((content, id) =>
      entry(`${id}`, { content }),
    );
    const { user } = open();
    const box = await screen.findByRole('searchbox');
    const status = box.closest('.screen-only')!.nextElementSibling!;
    expect(status).toHaveAttribute('role', 'status');
    expect(status).toHaveTextContent('');
    const said: string[] = [];
    const listener = new MutationObserver(() => said.push(status.textContent));
    listener.observe(status, { childList: true, characterData: true, subtree: true });
    await user.type(box, 'pancakes');
    await waitFor(() => expect(status).toHaveTextContent('1 entry with “pancakes”'));
    await user.clear(box);
    expect(status).toHaveTextContent('');
    listener.disconnect();
    expect(said).toEqual(['1 entry with “pancakes”', '']);
  });

  it('says what it looks for while it still reads, and that it is not all when that failed', async () => {
    const many = Array.from({ length: 30 }, (_, index) => entry(`${index}`, { content: `Number ${index}.` }));
    fakeJournal(server, many);
    const { user } = open();
    await screen.findByText('Number 0.');
    const go = slow('/api/journal', () => refusal(400, 'validation_failed', 'No.'));
    await user.type(screen.getByRole('searchbox'), ' number 1 ');
    expect(await screen.findByText('Looking for “number 1” in your older entries...')).toBeVisible();
    go();
    expect(await screen.findByText('11 entries with “number 1” so far')).toBeVisible();
    expect(screen.getByText('Older entries did not load. Please try again.')).toBeVisible();
  });

  it('counts nothing as long as only spaces are typed, and shows everything', async () => {
    open();
    const box = await screen.findByRole('searchbox');
    jest.useFakeTimers();
    fireEvent.change(box, { target: { value: '   ' } });
    act(() => jest.advanceTimersByTime(2_000));
    jest.useRealTimers();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByText(/entr(y|ies) with/)).not.toBeInTheDocument();
  });

  it('says that nothing was found, and offers the field again', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('searchbox'), 'nowhere');
    expect(await screen.findByText('0 entries with “nowhere”')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

it('an open page calls the day by its new name when one comes back to it after midnight', async () => {
  jest.useFakeTimers({
    now: new Date('2026-01-10T20:00:00Z'),
    doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'queueMicrotask', 'nextTick'],
  });
  try {
    open();
    expect(await screen.findByRole('region', { name: /^Today/ })).toBeVisible();
    jest.setSystemTime(new Date('2026-01-11T20:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('region', { name: 'Yesterday · Saturday, January 10, 2026' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Today/ })).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
