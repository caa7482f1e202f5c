import type { CoupleNews } from '@anew/contracts/identity/views';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { browser } from '#shared/lib/browser';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { together } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { NewsNotice } from './components/news-notice';

const server = apiServer();

const joined: CoupleNews = {
  kind: 'partner_joined',
  at: '2026-01-10T10:00:00.000Z',
  firstName: 'Sam',
  undoUntil: '2026-01-11T10:00:00.000Z',
  seen: false,
};
const parted: CoupleNews = { ...joined, kind: 'parted', firstName: null, undoUntil: null };

function open(news: CoupleNews | null, all = false) {
  let current = news;
  server.use(
    http.get('/api/couples/news', () => HttpResponse.json(current)),
    http.delete('/api/couples/news', () => {
      current = null;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return renderWithProviders(<NewsNotice all={all} />);
}

afterEach(() => void jest.restoreAllMocks());

describe('that somebody joined', () => {
  it('is told by name, until it is put away', async () => {
    const { user } = open(joined);
    expect(await screen.findByRole('heading', { name: 'Sam joined you' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All good' }));
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });

  it('leaves the one primary button of the dashboard to the next step', async () => {
    open(joined);
    await screen.findByRole('button', { name: 'All good' });
    for (const button of screen.getAllByRole('button')) expect(button).not.toHaveClass('primary');
  });

  it('is undone with one tap, and everything is read anew', async () => {
    const left = jest.spyOn(browser, 'goTo').mockReturnValue();
    server.use(http.post('/api/couples/undo-join', () => HttpResponse.json(together)));
    const { user } = open(joined);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
  });

  it('says why it could not be undone', async () => {
    const message = 'This cannot be undone anymore. You can leave the couple account in Settings.';
    server.use(http.post('/api/couples/undo-join', () => refusal(409, 'nothing_to_undo', message)));
    const { user } = open(joined);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('offers nothing to undo once the time is over', async () => {
    open({ ...joined, undoUntil: null });
    await screen.findByRole('heading', { name: 'Sam joined you' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('can be undone in Settings after it was put away', async () => {
    open({ ...joined, seen: true }, true);
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'All good' })).toBeNull();
  });
});

it('tells the one who was left, with neither name nor reason', async () => {
  const { user } = open(parted);
  expect(await screen.findByRole('heading', { name: 'You are on your own here now' })).toBeVisible();
  expect(screen.getByText(/no longer share a couple account/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});
