import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { entry } from '../testing/entries';
import { fakeJournal } from '../testing/fake-journal';
import { JournalPage } from './journal-page';

const server = apiServer();
const open = () => renderWithProviders(<JournalPage userId="me" partner="Sam" />, '/journal');
const stat = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

beforeEach(() => void fakeJournal(server));

describe('the stats', () => {
  it('are those of all entries, however many are on the page', async () => {
    const journal = fakeJournal(server, [entry('1')]);
    journal.stats = { total: 20_000, shared: 812, streak: 31, thisWeek: 7 };
    open();
    await screen.findAllByRole('article');
    await waitFor(() => expect(stat('Total Entries')).toHaveTextContent('20,000'));
    expect(stat('Shared')).toHaveTextContent('812');
    expect(stat('Day Streak')).toHaveTextContent('31');
    expect(stat('This Week')).toHaveTextContent('7');
  });

  it('follow what is published', async () => {
    const journal = fakeJournal(server);
    const { user } = open();
    await waitFor(() => expect(stat('Total Entries')).toHaveTextContent('0'));
    journal.stats = { total: 1, shared: 1, streak: 1, thisWeek: 1 };
    await user.click(screen.getByRole('button', { name: 'Write an entry' }));
    await user.type(screen.getByRole('textbox', { name: 'What is on your mind?' }), 'The lake.');
    await user.click(screen.getByRole('button', { name: 'Publish Entry' }));
    await waitFor(() => expect(stat('Total Entries')).toHaveTextContent('1'));
  });

  it('are dashes until they are known, and not there when they cannot be', async () => {
    server.use(http.get('/api/journal/stats', () => refusal(503, 'service_unavailable', 'Resting.')));
    open();
    expect(stat('Total Entries')).toHaveTextContent('–');
    await waitFor(() => expect(screen.queryByText('Total Entries')).not.toBeInTheDocument());
  });
});

describe('the entries', () => {
  it('say whose they are, who can read them, from when and how long they are', async () => {
    fakeJournal(server, [
      entry('1', { visibility: 'private', content: 'word '.repeat(201) }),
      entry('2', { userId: 'sam', content: 'Friday?\nOr Saturday?' }),
    ]);
    open();
    const [own, partners] = await screen.findAllByRole('article');
    expect(own).toHaveTextContent(/You · 10:00 AMPrivate/);
    expect(within(own!).getByText(/2 min read/)).toBeVisible();
    expect(partners).toHaveTextContent(/Sam · 10:00 AMShared/);
    expect(within(partners!).getByText(/Friday\?/).textContent).toBe('Friday?\nOr Saturday?');
    expect(within(partners!).queryByRole('button', { name: /Edit|Delete/ })).not.toBeInTheDocument();
  });

  it('are your partner’s where no name is known', async () => {
    fakeJournal(server, [entry('2', { userId: 'sam' })]);
    renderWithProviders(<JournalPage userId="me" />);
    expect(within(await screen.findByRole('article')).getByText('Your partner')).toBeVisible();
  });

  it('tell when they answer a question', async () => {
    fakeJournal(server, [
      entry('1', { dailyPromptId: 'prompt-today' }),
      entry('2', { dailyPromptId: 'older' }),
    ]);
    open();
    const [first] = await screen.findAllByRole('article');
    const quotation = await within(first!).findByRole('blockquote');
    expect(quotation).toHaveTextContent('What did you laugh about?');
    expect(within(first!).getByText('About today’s question')).toBeVisible();
    expect(screen.getByText('About a daily question')).toBeVisible();
  });

  it('say so when there are none', async () => {
    open();
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('can be asked for again when they did not load', async () => {
    let down = true;
    server.use(
      http.get('/api/journal', () =>
        down ? refusal(503, 'service_unavailable', 'Resting.') : HttpResponse.json([entry('1')]),
      ),
    );
    const { user } = open();
    await screen.findByText('Your entries did not load');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('We talked.')).toBeVisible();
  });
});

it('has buttons that a list of all buttons can tell apart, also where a day has several entries', async () => {
  const at = '2026-01-10T10:00:00.000Z';
  const reply = { text: 'You too.', createdAt: at };
  fakeJournal(server, [
    entry('1', { userId: 'sam', createdAt: '2026-01-10T20:15:00.000Z' }),
    entry('2', { userId: 'sam', createdAt: '2026-01-10T19:05:00.000Z', reply }),
    entry('3', { userId: 'sam', createdAt: at }),
    entry('4', { userId: 'sam', createdAt: '2026-01-10T09:00:00.000Z', reply }),
  ]);
  open();
  await screen.findAllByRole('article');
  const names = screen
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-label') ?? each.textContent);
  expect(names).toContain('Thank you for Saturday, January 10, 2026 at 8:15 PM');
  expect(names).toContain('Write a line back for Saturday, January 10, 2026 at 8:15 PM');
  expect(names).toContain('Change my line for Saturday, January 10, 2026 at 7:05 PM');
  expect(names).toContain('Remove my line for Saturday, January 10, 2026 at 7:05 PM');
  expect(names).toEqual([...new Set(names)]);
});

describe('the search', () => {
  it('filters by text and announces how many are left', async () => {
    fakeJournal(server, [entry('1', { content: 'At the lake.' }), entry('2'), entry('3')]);
    const { user } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search your entries' }), 'LAKE');
    expect(await screen.findByText('1 entry with “LAKE”')).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.clear(screen.getByRole('searchbox'));
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('leaves an entry alone that is being edited', async () => {
    fakeJournal(server, [entry('1')]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    await user.type(screen.getByRole('searchbox'), 'nowhere');
    expect(screen.getByLabelText('Your entry')).toBeVisible();
  });
});

describe('a long journal', () => {
  const many = Array.from({ length: 150 }, (_, index) => entry(`${index}`, { content: `Number ${index}.` }));
  const articles = () => screen.queryAllByRole('article');
  const older = () => screen.findByRole('button', { name: 'Show older entries' });

  it('shows its first entries, and older ones on request, with the focus where it was', async () => {
    fakeJournal(server, many);
    const { user } = open();
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    const more = await older();
    for (const count of [40, 60, 80, 100, 120, 140]) {
      await user.click(more);
      await waitFor(() => expect(articles()).toHaveLength(count));
      expect(more).toHaveFocus();
    }
    await user.click(more);
    expect(await screen.findByText('Your journal begins here.')).toHaveFocus();
    expect(articles().map((each) => /Number \d+\./.exec(each.textContent)?.[0])).toEqual(
      many.map(({ content }) => content),
    );
  });

  it('says when older entries do not load, and loads them when asked again', async () => {
    fakeJournal(server, many);
    const { user } = open();
    const more = await older();
    server.use(http.get('/api/journal', () => refusal(400, 'validation_failed', 'No.'), { once: true }));
    await user.click(more);
    expect(await screen.findByText('Older entries did not load. Please try again.')).toBeVisible();
    expect(articles()).toHaveLength(20);
    await user.click(more);
    await waitFor(() => expect(articles().length).toBeGreaterThan(20));
    expect(screen.queryByText('Older entries did not load. Please try again.')).not.toBeInTheDocument();
  });

  it('is searched to its beginning', async () => {
    fakeJournal(server, many);
    const { user } = open();
    await user.type(await screen.findByRole('searchbox'), 'number 149.');
    expect(await screen.findByText('1 entry with “number 149.”')).toBeVisible();
    expect(articles()).toHaveLength(1);
  });

  it('keeps what is published and deleted meanwhile, on whichever page it stands', async () => {
    const journal = fakeJournal(server, many);
    const { user } = open();
    const more = await older();
    await user.click(more);
    await waitFor(() => expect(articles()).toHaveLength(40));
    await user.click(screen.getAllByRole('button', { name: /^Delete entry/ })[30]!);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(journal.deleted).toEqual(['30']));
    await waitFor(() => expect(screen.queryByText('Number 30.')).not.toBeInTheDocument());
    expect(screen.getByText('Number 31.')).toBeVisible();
  });
});
