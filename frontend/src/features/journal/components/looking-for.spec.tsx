import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { entry } from '../testing/entries';
import { type FakeJournal, fakeJournal } from '../testing/fake-journal';
import { JournalPage } from './journal-page';

const server = apiServer();
const at = (id: string, day: string, over: Parameters<typeof entry>[1] = {}) =>
  entry(id, { createdAt: `${day}T10:00:00.000Z`, content: `Number ${id}.`, ...over });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const read = () => screen.queryAllByRole('article').map((each) => /Number \w+\./.exec(each.textContent)?.[0]);

let journal: FakeJournal;

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'queueMicrotask', 'nextTick'],
  });
  jest.setSystemTime(new Date('2026-01-10T20:00:00Z'));
  journal = fakeJournal(server, [
    at('1', '2026-01-10'),
    at('2', '2026-01-10', { visibility: 'private', partnerCanRead: false }),
    at('3', '2026-01-09', { userId: 'sam' }),
    at('4', '2025-12-24'),
    at('5', '2025-01-08'),
  ]);
  journal.days = [
    { day: '2026-01-09', mine: false, theirs: true },
    { day: '2026-01-10', mine: true, theirs: false },
    { day: '2025-12-24', mine: true, theirs: true },
  ];
});
afterEach(() => void jest.useRealTimers());

async function open(hasPartner = true) {
  const partner = hasPartner ? 'Sam' : '';
  const view = renderWithProviders(<JournalPage userId="me" partner={partner} hasPartner={hasPartner} />);
  await screen.findAllByRole('article');
  return view;
}

it('the list stands day by day, near ones by name', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Today · Saturday, January 10, 2026',
    'Yesterday · Friday, January 9, 2026',
    'Wednesday, December 24, 2025',
    'Wednesday, January 8, 2025',
  ]);
  const today = screen.getByRole('region', { name: /^Today/ });
  expect(within(today).getAllByRole('article')).toHaveLength(2);
});

describe('the filters', () => {
  it.each([
    ['Mine', ['Number 1.', 'Number 2.', 'Number 4.', 'Number 5.']],
    ['From Sam', ['Number 3.']],
    ['Private', ['Number 2.']],
  ])('show %s alone, and then all again', async (name, expected) => {
    const { user } = await open();
    expect(button('All')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button(name));
    expect(button(name)).toHaveFocus();
    await waitFor(() => expect(read()).toEqual(expected));
    await user.click(button('All'));
    await waitFor(() => expect(read()).toHaveLength(5));
  });

  it('say so when there is nothing of a kind, and stay', async () => {
    journal.entries = [at('1', '2026-01-10')];
    const { user } = await open();
    await user.click(button('From Sam'));
    await waitFor(() => expect(said()).toContain('Nothing here matches that'));
    expect(screen.getByText('Nothing here matches that', { selector: 'p' })).toBeVisible();
    await user.click(button('All'));
    await waitFor(() => expect(read()).toEqual(['Number 1.']));
  });

  it('tell whoever cannot see the list how much it holds, each time anew, and not before', async () => {
    journal.entries = [at('1', '2026-01-10'), at('3', '2026-01-09', { userId: 'sam' })];
    const { user } = await open();
    expect(said()).not.toContainEqual(expect.stringContaining('entr'));
    await user.click(button('Mine'));
    await waitFor(() => expect(said()).toContain('1 entry'));
    const mine = screen.getByText('1 entry');
    await user.click(button('From Sam'));
    await waitFor(() => expect(mine).not.toBeInTheDocument());
    expect(said()).toContain('1 entry');
    await user.click(button('All'));
    await waitFor(() => expect(said()).toContain('2 entries'));
  });

  it('name no partner where there is none', async () => {
    await open(false);
    expect(screen.queryByRole('button', { name: /Sam|Theirs/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Keepsake' })).not.toBeInTheDocument();
  });

  it('keep a deleted entry away from each list', async () => {
    const { user } = await open();
    await user.click(button('Mine'));
    await waitFor(() => expect(read()).toHaveLength(4));
    await user.click(screen.getAllByRole('button', { name: /^Delete entry/ })[0]!);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(read()).toEqual(['Number 2.', 'Number 4.', 'Number 5.']));
    await user.click(button('All'));
    await waitFor(() => expect(read()).toEqual(['Number 2.', 'Number 3.', 'Number 4.', 'Number 5.']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(read()).toHaveLength(5));
  });

  it('keep an entry that is made private out of what both read, at once', async () => {
    const { user } = await open();
    await user.click(button('Private'));
    await waitFor(() => expect(read()).toEqual(['Number 2.']));
    await user.click(button('All'));
    await waitFor(() => expect(read()).toHaveLength(5));
    await user.click(screen.getAllByRole('button', { name: /^Edit entry/ })[0]!);
    await user.click(await screen.findByRole('radio', { name: /^Private/ }));
    await user.click(button('Save changes'));
    await screen.findByText('Entry updated');
    await user.click(button('Private'));
    await waitFor(() => expect(read()).toEqual(['Number 1.', 'Number 2.']));
  });

  it('show at once what was thanked for', async () => {
    const { user } = await open();
    await user.click(button('From Sam'));
    await waitFor(() => expect(read()).toEqual(['Number 3.']));
    posts(server, '/api/journal/3/thanks', () => new Response(null, { status: 204 }));
    server.use(http.get('/api/journal', () => new Promise<Response>(() => undefined)));
    await user.click(button(/^Thank you/));
    expect(await screen.findByText(/can see it/)).toBeVisible();
    expect(button(/^Thank you/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('and a day go together', async () => {
    const { user } = await open();
    await user.click(button('Mine'));
    await waitFor(() => expect(read()).toHaveLength(4));
    await user.click(await screen.findByRole('button', { name: 'A year ago' }));
    await waitFor(() => expect(read()).toEqual(['Number 5.']));
    await user.click(button('From Sam'));
    await waitFor(() => expect(said()).toContain('Nothing here matches that'));
    await user.click(button('Show all days'));
    expect(screen.getByRole('heading', { name: 'Recent Entries' })).toHaveFocus();
    await waitFor(() => expect(read()).toEqual(['Number 3.']));
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  });

  it('show a changed entry changed', async () => {
    const { user } = await open();
    await user.click(button('Private'));
    await waitFor(() => expect(read()).toEqual(['Number 2.']));
    await user.click(button(/^Edit entry/));
    await user.type(await screen.findByLabelText('Your entry'), ' Late.');
    await user.click(button('Save changes'));
    expect(await screen.findByText('Number 2. Late.')).toBeVisible();
  });
});

describe('the calendar', () => {
  async function openCalendar() {
    const view = await open();
    await view.user.click(button('Calendar'));
    await screen.findByRole('button', { name: 'Fri, Jan 9, 2026: Sam wrote' });
    return view;
  }

  it('marks the days on which somebody wrote, says who, and counts nothing', async () => {
    await openCalendar();
    expect(button('Calendar')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('heading', { name: 'January 2026' })).toBeVisible();
    const table = screen.getByRole('table');
    expect(
      within(table)
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['Fri, Jan 9, 2026: Sam wrote', 'Sat, Jan 10, 2026: you wrote']);
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe(Array.from({ length: 31 }, (_, index) => index + 1).join(''));
  });

  it('opens a day, and all days again', async () => {
    const { user } = await openCalendar();
    await user.click(button('Fri, Jan 9, 2026: Sam wrote'));
    await waitFor(() => expect(read()).toEqual(['Number 3.']));
    expect(screen.getByText('Showing: Fri, Jan 9, 2026')).toBeVisible();
    await user.click(button('Show all days'));
    expect(screen.getByRole('heading', { name: 'Recent Entries' })).toHaveFocus();
    await waitFor(() => expect(read()).toHaveLength(5));
  });

  it('goes back through the months, and no further than today', async () => {
    const { user } = await openCalendar();
    expect(button('Later month')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Earlier month'));
    expect(await screen.findByRole('button', { name: 'Wed, Dec 24, 2025: you and Sam wrote' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'December 2025' })).toBeVisible();
    await user.click(button('Later month'));
    expect(screen.getByRole('heading', { name: 'January 2026' })).toBeVisible();
  });

  it('shows which day is chosen and which is today, and lets go of it by a second press', async () => {
    const { user } = await openCalendar();
    const day = () => button('Fri, Jan 9, 2026: Sam wrote');
    expect(day()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('10')).toHaveAttribute('aria-current', 'date');
    expect(screen.getByText('9')).not.toHaveAttribute('aria-current');
    await user.click(day());
    expect(day()).toHaveAttribute('aria-pressed', 'true');
    expect(day()).toHaveFocus();
    await user.click(day());
    expect(day()).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(read()).toHaveLength(5));
  });

  it('opens where one is: at the month of the chosen day', async () => {
    const { user } = await openCalendar();
    await user.click(button('Earlier month'));
    await user.click(await screen.findByRole('button', { name: /^Wed, Dec 24, 2025/ }));
    await waitFor(() => expect(read()).toEqual(['Number 4.']));
    await user.click(button('Calendar'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(button('Calendar')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Calendar'));
    expect(screen.getByRole('heading', { name: 'December 2025' })).toBeVisible();
  });

  it('reads out the month that one turns to, and turns no further than this month', async () => {
    const { user } = await openCalendar();
    const month = screen.getByRole('heading', { name: 'January 2026' });
    expect(month).toHaveAttribute('aria-live', 'polite');
    await user.click(button('Later month'));
    expect(month).toHaveTextContent('January 2026');
    await user.click(button('Earlier month'));
    expect(month).toHaveTextContent('December 2025');
    expect(button('Earlier month')).toHaveFocus();
    expect(button('Later month')).toHaveAttribute('aria-disabled', 'false');
  });

  it('has a column for each day of the week, with its whole name for who cannot see it', async () => {
    await openCalendar();
    const columns = screen.getAllByRole('columnheader').map((each) => each.getAttribute('abbr'));
    expect(columns).toHaveLength(7);
    expect([columns[0], columns[6]]).toEqual(['Sunday', 'Saturday']);
  });

  it.each([
    [false, true, 'your partner wrote'],
    [true, true, 'you and your partner wrote'],
    [true, false, 'you wrote'],
  ])('says it without a name where none is known: %p %p', async (mine, theirs, words) => {
    journal.days = [{ day: '2026-01-09', mine, theirs }];
    const { user } = renderWithProviders(<JournalPage userId="me" />);
    await user.click(await screen.findByRole('button', { name: 'Calendar' }));
    expect(await screen.findByRole('button', { name: `Fri, Jan 9, 2026: ${words}` })).toBeVisible();
  });

  it('can be asked for again when it did not load', async () => {
    server.use(http.get('/api/journal/days', () => refusal(400, 'validation_failed', 'No.'), { once: true }));
    const { user } = await open();
    await user.click(button('Calendar'));
    await screen.findByText('The calendar did not load.');
    await user.click(button('Retry'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await screen.findByRole('button', { name: 'Fri, Jan 9, 2026: Sam wrote' })).toBeVisible();
  });
});

describe('a year ago', () => {
  it('leads to what was written in the week that ended a year ago', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'A year ago' }));
    await waitFor(() => expect(read()).toEqual(['Number 5.']));
    expect(screen.getByText('Showing: A year ago')).toBeVisible();
    await user.click(button('A year ago'));
    await waitFor(() => expect(read()).toHaveLength(5));
  });

  it('is not mentioned where nothing was written', async () => {
    journal.entries = [at('1', '2026-01-10')];
    const { queryClient } = await open();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('button', { name: 'A year ago' })).not.toBeInTheDocument();
  });
});
