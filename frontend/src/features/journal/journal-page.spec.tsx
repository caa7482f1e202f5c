import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { JournalPage } from './components/journal-page';
import { entry } from './testing/entries';
import { fakeJournal } from './testing/fake-journal';

const server = apiServer();
const open = () => renderWithProviders(<JournalPage userId="me" partner="Sam" />, '/journal');
const stat = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

beforeEach(() => void fakeJournal(server));

describe('the stats', () => {
  it('count the entries on the list', async () => {
    const createdAt = new Date().toISOString();
    fakeJournal(server, [
      entry('1', { createdAt, visibility: 'private' }),
      entry('2', { createdAt, userId: 'sam' }),
      entry('3', {}),
    ]);
    open();
    await screen.findAllByRole('article');
    expect(stat('Total Entries')).toHaveTextContent('3');
    expect(stat('Shared')).toHaveTextContent('2');
    expect(stat('Day Streak')).toHaveTextContent('1');
    expect(stat('This Week')).toHaveTextContent('2');
  });

  it('are dashes until they are known, and not there when they cannot be', async () => {
    server.use(http.get('/api/journal', () => refusal(503, 'service_unavailable', 'Resting.')));
    open();
    expect(stat('Total Entries')).toHaveTextContent('–');
    expect(await screen.findByText('Your entries did not load')).toBeVisible();
    expect(screen.queryByText('Total Entries')).not.toBeInTheDocument();
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
    expect(own).toHaveTextContent(/You · Sat, Jan 10, 2026Private/);
    expect(within(own!).getByText(/2 min read/)).toBeVisible();
    expect(partners).toHaveTextContent(/Sam · Sat, Jan 10, 2026Shared/);
    expect(within(partners!).getByText(/Friday\?/).textContent).toBe('Friday?\nOr Saturday?');
    expect(within(partners!).queryByRole('button')).not.toBeInTheDocument();
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
    expect(await screen.findByText('Answers today’s question: What did you laugh about?')).toBeVisible();
    expect(screen.getByText('Answers a daily question')).toBeVisible();
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
  const many = Array.from({ length: 50 }, (_, index) => entry(`${index}`));

  it('shows its first entries, and older ones on request', async () => {
    fakeJournal(server, many);
    const { user } = open();
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    const more = screen.getByRole('button', { name: 'Show older entries' });
    await user.click(more);
    expect(screen.getAllByRole('article')).toHaveLength(40);
    await user.click(more);
    expect(screen.getAllByRole('article')).toHaveLength(50);
    expect(more).not.toBeInTheDocument();
  });
});
