import type { Appreciation } from '@anew/contracts/journal/views';
import { words as marked } from '@anew/words/en-XA';
import { learn, PSEUDO, speak } from '@anew/words/language';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readAnew } from '#api/live';
import { listed, news, refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { AppreciationsPage } from './appreciations-page';
import { Collection } from './collection';

const server = apiServer();

beforeEach(() => server.use(news()));
afterEach(() => speak('en'));

const note = (id: string, userId: string): Appreciation => ({
  id,
  userId,
  appreciation: `Thanks ${id}`,
  quality: `Quality ${id}`,
  createdAt: '2026-01-10T10:00:00.000Z',
  partnerCanRead: true,
});

function open(notes: Appreciation[], page = <AppreciationsPage userId="me" />) {
  const own = notes.filter(({ userId }) => userId === 'me').length;
  server.use(
    http.get('/api/appreciation/stats', () => HttpResponse.json({ total: notes.length, own })),
    http.get('/api/appreciation', ({ request }) => listed(request, notes)),
  );
  return renderWithProviders(page);
}

const count = (label: string) => screen.getByText(label).parentElement;

describe('the appreciations', () => {
  it('say of one’s own which the partner cannot read', async () => {
    open([{ ...note('1', 'me'), partnerCanRead: false }, note('2', 'me'), note('3', 'other')]);
    const hidden = await screen.findByText('Only you can read this so far.');
    expect(hidden.closest('article')).toHaveTextContent('Thanks 1');
  });

  it('are counted: all, yours, your partner’s', async () => {
    open([note('1', 'me'), note('2', 'other'), note('3', 'me')]);
    await screen.findByText('Thanks 1');
    await waitFor(() => expect(count('Total')).toHaveTextContent('3'));
    expect(count('From you')).toHaveTextContent('2');
    expect(count('From your partner')).toHaveTextContent('1');
  });

  it('say whose they are, of when, and which quality they name', async () => {
    open([note('1', 'other'), note('2', 'me')]);
    const [first, second] = await screen.findAllByRole('article');
    expect(within(first!).getByText('From Your Partner')).toBeVisible();
    expect(within(first!).getByText('Sat, Jan 10, 2026')).toBeVisible();
    expect(within(first!).getByText('Quality 1')).toBeVisible();
    expect(within(second!).getByText('From You')).toBeVisible();
  });

  it('lead to the dashboard while there are none', async () => {
    open([]);
    expect(await screen.findByRole('link', { name: /dashboard/ })).toHaveAttribute('href', '/');
    await waitFor(() => expect(count('Total')).toHaveTextContent('0'));
  });

  it('can be asked for again when they did not load', async () => {
    server.use(http.get('/api/appreciation', () => refusal(503, 'service_unavailable', 'Not reachable.')));
    const { user } = renderWithProviders(<AppreciationsPage userId="me" />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(http.get('/api/appreciation', () => HttpResponse.json([note('1', 'me')])));
    await user.click(retry);
    expect(await screen.findByText('Thanks 1')).toBeVisible();
  });

  it('go on behind the first page, with the numbers of all', async () => {
    const many = Array.from({ length: 130 }, (_, index) => note(`${index}`, 'me'));
    const { user } = open(many);
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    await waitFor(() => expect(count('Total')).toHaveTextContent('130'));
    const more = screen.getByRole('button', { name: 'Show older appreciations' });
    await user.click(more);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(120));
    expect(more).toHaveFocus();
    await user.click(more);
    expect(await screen.findByText('Your collection begins here.')).toHaveFocus();
    expect(screen.getAllByRole('article')).toHaveLength(130);
  });

  it('stand by month, each with the shape and the name of its author', async () => {
    const older = { ...note('2', 'other'), createdAt: '2025-12-24T10:00:00.000Z' };
    const page = <AppreciationsPage userId="me" name="Maria" partner="Sam" />;
    open([note('1', 'me'), older], page);
    const months = await screen.findAllByRole('heading', { level: 2 });
    expect(months.map(({ textContent }) => textContent)).toEqual(['January 2026', 'December 2025']);
    const [own, partners] = screen.getAllByRole('article');
    expect(own).toHaveTextContent(/^MariaFrom You · Sat, Jan 10, 2026/);
    expect(own!.querySelector('circle')).not.toBeNull();
    expect(partners).toHaveTextContent(/^SamFrom Your Partner · Wed, Dec 24, 2025/);
    expect(partners!.querySelector('path')).not.toBeNull();
  });

  it('show below one’s own what came back, and below the partner’s what can be given back', async () => {
    const back = { thanked: true, reply: { text: 'Any time.', createdAt: note('1', 'me').createdAt } };
    const page = <AppreciationsPage userId="me" partner="Sam" />;
    open([{ ...note('1', 'me'), ...back }, note('2', 'other')], page);
    const [own, partners] = await screen.findAllByRole('article');
    expect(own).toHaveTextContent('Sam says thank you');
    expect(within(own!).getByText('Any time.')).toBeVisible();
    expect(within(own!).queryByRole('button')).not.toBeInTheDocument();
    expect(within(partners!).getByRole('button', { name: /^Thank you/ })).toBeVisible();
  });
});

describe('what is new', () => {
  const isNew = { id: '3', createdAt: note('3', 'other').createdAt };
  const seenOf = () => posts(server, '/api/news/seen', () => new HttpResponse(null, { status: 204 }));

  it('comes before all months', () => {
    const notes = [note('1', 'me'), note('2', 'other'), note('3', 'other')];
    const two = { userId: 'me', name: 'Maria', partner: 'Sam' };
    renderWithProviders(<Collection notes={notes} isNew={new Set(['3'])} {...two} />);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['New for you', 'January 2026']);
    expect(screen.getAllByRole('article').map((card) => /Thanks \d/.exec(card.textContent)?.[0])).toEqual([
      'Thanks 3',
      'Thanks 1',
      'Thanks 2',
    ]);
  });

  it('is marked, and stays so although the server is told that it has been seen', async () => {
    const seen = seenOf();
    server.use(news({ appreciations: [isNew] }));
    const { queryClient } = open([note('1', 'me'), note('3', 'other')]);
    const mark = await screen.findByText('New');
    expect(mark.closest('article')).toHaveTextContent('Thanks 3');
    server.use(news());
    await waitFor(() => expect(seen).toEqual([{ area: 'appreciation', ids: ['3'] }]));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByText('New')).toBeVisible();
  });

  it('is not seen in a hidden tab, until the tab is shown', async () => {
    const seen = seenOf();
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    server.use(news({ appreciations: [isNew] }));
    const { queryClient } = open([note('3', 'other')]);
    await screen.findByText('New');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(seen).toEqual([]);
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(seen).toHaveLength(1));
  });

  it('is not seen while the list has not loaded', async () => {
    const seen = seenOf();
    server.use(news({ appreciations: [isNew] }));
    server.use(http.get('/api/appreciation', () => refusal(503, 'service_unavailable', 'Not reachable.')));
    renderWithProviders(<AppreciationsPage userId="me" />);
    await screen.findByRole('button', { name: 'Retry' });
    expect(seen).toEqual([]);
  });
});

describe('the numbers', () => {
  it('are dashes until they are known, and the notes are there without them', async () => {
    server.use(
      http.get('/api/appreciation', () => HttpResponse.json([note('1', 'me')])),
      http.get('/api/appreciation/stats', () => refusal(503, 'service_unavailable', 'Not reachable.')),
    );
    renderWithProviders(<AppreciationsPage userId="me" />);
    expect(await screen.findByText('Thanks 1')).toBeVisible();
    for (const label of ['Total', 'From you', 'From your partner'])
      expect(count(label)).toHaveTextContent(`${label}–`);
  });

  it('are written so that large ones can be read', async () => {
    open([note('1', 'me')]);
    server.use(http.get('/api/appreciation/stats', () => HttpResponse.json({ total: 12_345, own: 1_000 })));
    await waitFor(() => expect(count('Total')).toHaveTextContent('12,345'));
    expect(count('From your partner')).toHaveTextContent('11,345');
  });

  it('are written in the language of the page', async () => {
    learn(PSEUDO, marked);
    speak(PSEUDO);
    open([note('1', 'me')]);
    server.use(http.get('/api/appreciation/stats', () => HttpResponse.json({ total: 12_345, own: 1_000 })));
    expect(await screen.findByText('⟦12,345⟧')).toBeVisible();
  });
});

describe('what the partner does meanwhile', () => {
  it('comes at its place in the month, marked as new, so that nothing moves under one’s eyes', async () => {
    posts(server, '/api/news/seen', () => new HttpResponse(null, { status: 204 }));
    const { queryClient } = open([note('1', 'me')]);
    await screen.findByText('Thanks 1');
    const added = { ...note('2', 'other'), createdAt: '2026-01-11T10:00:00.000Z' };
    server.use(
      http.get('/api/appreciation', ({ request }) => listed(request, [added, note('1', 'me')])),
      news({ appreciations: [{ id: '2', createdAt: added.createdAt }] }),
    );
    await act(() => readAnew(queryClient, ['appreciation']));
    const mark = await screen.findByText('New');
    expect(mark.closest('article')).toHaveTextContent('Thanks 2');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'January 2026',
    ]);
  });

  it('shows below one’s own: a line back appears', async () => {
    const { queryClient } = open([note('1', 'me')], <AppreciationsPage userId="me" partner="Sam" />);
    await screen.findByText('Thanks 1');
    const back = { ...note('1', 'me'), reply: { text: 'Any time.', createdAt: note('1', 'me').createdAt } };
    server.use(http.get('/api/appreciation', ({ request }) => listed(request, [back])));
    await act(() => readAnew(queryClient, ['appreciation']));
    expect(await screen.findByText('Any time.')).toBeVisible();
    expect(screen.getByText(/wrote back/)).toHaveTextContent('Sam wrote back');
  });
});

it('says that older appreciations did not load, and loads them when asked again', async () => {
  const { user } = open(Array.from({ length: 30 }, (_, index) => note(`${index}`, 'me')));
  await screen.findAllByRole('article');
  server.use(http.get('/api/appreciation', () => refusal(400, 'validation_failed', 'No.'), { once: true }));
  const more = screen.getByRole('button', { name: 'Show older appreciations' });
  await user.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Older appreciations did not load. Please try again.',
  );
  expect(screen.getAllByRole('article')).toHaveLength(20);
  await user.click(more);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('leaves the words as they were written: lines, and letters of any direction', async () => {
  open([{ ...note('1', 'other'), appreciation: 'One.\nTwo.', quality: 'صبر' }]);
  const words = await screen.findByText(/One\./);
  expect(words.textContent).toBe('One.\nTwo.');
  expect(words).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('صبر').tagName).toBe('BDI');
});
