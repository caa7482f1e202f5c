import type { CoupleNews } from '@anew/contracts/identity/views';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { browser } from '#shared/lib/browser';
import { apiServer } from '#shared/testing/api-server';
import { maria, member, sam, together } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import JoinMoment from './components/join-moment';

const dismissed = jest.fn();
const server = apiServer(
  http.get('/api/couples/members', () => HttpResponse.json([member(maria), member(sam)])),
  http.get('/api/couples/news', () => HttpResponse.json(null)),
  http.delete('/api/couples/newly-joined', () => {
    dismissed();
    return new HttpResponse(null, { status: 204 });
  }),
);

const joined: CoupleNews = {
  kind: 'partner_joined',
  at: '2026-01-10T10:00:00.000Z',
  firstName: 'Sam',
  undoUntil: '2026-01-11T10:00:00.000Z',
  seen: false,
};

afterEach(() => {
  jest.restoreAllMocks();
  dismissed.mockClear();
});

const dialog = () => screen.findByRole('dialog');

describe('the moment of a join', () => {
  it('names both, has one thing to do together, and one button', async () => {
    renderWithProviders(<JoinMoment />);
    expect(await dialog()).toHaveAccessibleName('Maria and Sam');
    expect(screen.getByRole('heading', { name: 'A first thing to do together' })).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it.each([
    ['one', [member(maria), member({ ...sam, firstName: null })]],
    ['both', [member({ ...maria, firstName: '  ' }), member({ ...sam, firstName: null })]],
  ])('needs no names: without %s', async (_, members) => {
    server.use(http.get('/api/couples/members', () => HttpResponse.json(members)));
    renderWithProviders(<JoinMoment />);
    expect(await dialog()).toHaveAccessibleName('The two of you');
  });

  it.each([
    ['its button', '{Enter}'],
    ['Escape', '{Escape}'],
  ])('is put away by %s', async (_, keys) => {
    const { user } = renderWithProviders(<JoinMoment />);
    await dialog();
    await user.keyboard(keys);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(dismissed).toHaveBeenCalledTimes(1));
  });

  it('lets whoever waited undo the join at once', async () => {
    const left = jest.spyOn(browser, 'goTo').mockReturnValue();
    server.use(
      http.get('/api/couples/news', () => HttpResponse.json(joined)),
      http.post('/api/couples/undo-join', () => HttpResponse.json(together)),
    );
    const { user } = renderWithProviders(<JoinMoment />);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
  });

  it('does not come over a text that somebody is writing', async () => {
    renderWithProviders(
      <>
        <textarea aria-label="Entry" defaultValue="I was just" />
        <JoinMoment />
      </>,
    );
    const field = screen.getByLabelText('Entry');
    act(() => field.focus());
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => field.blur());
    expect(await dialog()).toBeVisible();
  });

  it('does not wait for a field in which nothing is written, or that only shows something', async () => {
    renderWithProviders(
      <>
        <input aria-label="Invite link" readOnly defaultValue="https://anew.example" />
        <JoinMoment />
      </>,
    );
    act(() => screen.getByLabelText('Invite link').focus());
    expect(await dialog()).toBeVisible();
  });
});
