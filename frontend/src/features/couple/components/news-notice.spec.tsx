import type { CoupleNews } from '@anew/contracts/identity/views';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { coupleNewsQuery } from '#api/couples';
import { browser } from '#shared/lib/browser';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { together } from '#shared/testing/people';
import { down, posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { NewsNotice } from './news-notice';

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
  return renderWithProviders(
    <>
      <h1 tabIndex={-1}>This screen</h1>
      <section aria-label="News">
        <NewsNotice all={all} />
      </section>
    </>,
  );
}

afterEach(() => void jest.restoreAllMocks());

describe('that somebody joined', () => {
  it('is told by name in Settings', async () => {
    open(joined, true);
    expect(await screen.findByRole('heading', { name: 'Sam joined you' })).toBeVisible();
  });

  it('is not told again on the dashboard, because the screen of the join has told it', async () => {
    const { queryClient } = open(joined);
    await waitFor(() => expect(queryClient.getQueryData(coupleNewsQuery.queryKey)).toEqual(joined));
    expect(screen.getByRole('region', { name: 'News' })).toBeEmptyDOMElement();
  });

  it('is undone with one tap, and everything is read anew', async () => {
    const left = jest.spyOn(browser, 'goTo').mockReturnValue();
    server.use(http.post('/api/couples/undo-join', () => HttpResponse.json(together)));
    const { user } = open(joined, true);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
  });

  it('says why it could not be undone', async () => {
    const message = 'This cannot be undone anymore. You can leave the couple account in Settings.';
    server.use(http.post('/api/couples/undo-join', () => refusal(409, 'nothing_to_undo', message)));
    const { user } = open(joined, true);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('is told no longer once the time to undo it is over', async () => {
    const over = { ...joined, undoUntil: null };
    const { queryClient } = open(over, true);
    await waitFor(() => expect(queryClient.getQueryData(coupleNewsQuery.queryKey)).toEqual(over));
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it('can be undone after it was put away', async () => {
    open({ ...joined, seen: true }, true);
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  });
});

it('tells the one who was left, with neither name nor reason', async () => {
  const { user } = open(parted);
  expect(await screen.findByRole('heading', { name: 'You are on your own here now' })).toBeVisible();
  expect(screen.getByText(/no longer share a couple account/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull());
  expect(screen.getByRole('heading', { name: 'This screen' })).toHaveFocus();
});

describe('the news', () => {
  it('is said without a name where none is known', async () => {
    open({ ...joined, firstName: null }, true);
    expect(await screen.findByRole('heading', { name: 'Someone joined you' })).toBeVisible();
  });

  it('says until when it can be undone, to the minute', async () => {
    open(joined, true);
    expect(await screen.findByText(/^Not who you were waiting for\?/)).toHaveTextContent(
      'You can undo this until Sunday, January 11 at 10:00 AM.',
    );
    expect(
      screen.getByText(/^Sam joined your couple account on Saturday, January 10 at 10:00 AM\./),
    ).toBeVisible();
  });

  it('is nothing where there is none', async () => {
    const { queryClient } = open(null, true);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('region', { name: 'News' })).toBeEmptyDOMElement();
  });

  it('is undone by one press, however often it is pressed, and stays busy until the browser leaves', async () => {
    const left = jest.spyOn(browser, 'goTo').mockReturnValue();
    const sent = posts(server, '/api/couples/undo-join', () => HttpResponse.json(together));
    const { user } = open(joined, true);
    await user.dblClick(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    const undoing = screen.getByRole('button', { name: 'Undoing...' });
    expect(undoing).toHaveFocus();
    await user.click(undoing);
    expect(sent).toHaveLength(1);
  });

  it('that could not be undone can be tried again', async () => {
    const left = jest.spyOn(browser, 'goTo').mockReturnValue();
    let isDown = true;
    posts(server, '/api/couples/undo-join', () => (isDown ? down() : HttpResponse.json(together)));
    const { user } = open(joined, true);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable.');
    expect(screen.queryByText('Not undone')).toBeNull();
    expect(left).not.toHaveBeenCalled();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
  });

  it('that one was left stays when it could not be put away, and says so', async () => {
    const { user } = open(parted);
    server.use(http.delete('/api/couples/news', down));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable.');
    expect(screen.queryByText('This is still here')).toBeNull();
    expect(screen.getByRole('heading', { name: 'You are on your own here now' })).toBeVisible();
  });
});
