import type { Appreciation } from '@anew/contracts/journal/views';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { listed, refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { AppreciationsPage } from './appreciations-page';

const server = apiServer();

const note = (id: string, userId: string): Appreciation => ({
  id,
  userId,
  appreciation: `Thanks ${id}`,
  quality: `Quality ${id}`,
  createdAt: '2026-01-10T10:00:00.000Z',
  partnerCanRead: true,
});

function open(notes: Appreciation[]) {
  const own = notes.filter(({ userId }) => userId === 'me').length;
  server.use(
    http.get('/api/appreciation/stats', () => HttpResponse.json({ total: notes.length, own })),
    http.get('/api/appreciation', ({ request }) => listed(request, notes)),
  );
  return renderWithProviders(<AppreciationsPage userId="me" />);
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
});
