import type { CoupleNews } from '@anew/contracts/identity/views';
import { words } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { membersQuery } from '#api/couples';
import { browser } from '#shared/lib/browser';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria, member, sam, together } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import JoinMoment from './join-moment';

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
  speak('en');
  jest.restoreAllMocks();
  dismissed.mockClear();
});

/** A screen on which somebody is when the join becomes known. */
function Screen() {
  const [isJoined, setJoined] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setJoined(true)}>
        Menu
      </button>
      {isJoined && <JoinMoment />}
    </>
  );
}

function Somewhere() {
  return (
    <>
      <p>{useLocation().pathname}</p>
      <JoinMoment />
    </>
  );
}

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
    const { queryClient } = renderWithProviders(
      <>
        <textarea aria-label="Entry" defaultValue="I was just" />
        <JoinMoment />
      </>,
    );
    const field = screen.getByLabelText('Entry');
    act(() => field.focus());
    await waitFor(() => expect(queryClient.getQueryData(membersQuery.queryKey)).toHaveLength(2));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
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

describe('the window of the moment', () => {
  it('does not open before both are known, and opens all the same where that cannot be read', async () => {
    server.use(http.get('/api/couples/members', () => HttpResponse.json([member(maria)])));
    const { queryClient, unmount } = renderWithProviders(<JoinMoment />);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    server.use(http.get('/api/couples/members', () => refusal(400, 'validation_failed', 'No.')));
    renderWithProviders(<JoinMoment />);
    expect(await dialog()).toHaveAccessibleName('The two of you');
  });

  it('has the focus, and gives it back', async () => {
    const { user } = renderWithProviders(<Screen />);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(await dialog()).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  });

  it('leads to the dashboard by its button, and leaves one where one is by Escape', async () => {
    const { user, unmount } = renderWithProviders(<Somewhere />, '/journal');
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('/journal')).toBeInTheDocument();
    unmount();
    const view = renderWithProviders(<Somewhere />, '/journal');
    await view.user.click(await screen.findByRole('button', { name: 'Start today together' }));
    expect(screen.getByText('/')).toBeInTheDocument();
  });

  it('is put away for this visit although the server did not learn of it, without an error', async () => {
    server.use(
      http.delete('/api/couples/newly-joined', () => refusal(503, 'service_unavailable', 'Resting.')),
    );
    const { user, queryClient } = renderWithProviders(<JoinMoment />);
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Resting.')).toBeNull();
  });
});

describe('undoing the join', () => {
  it('is not offered to the one who has joined, or once it is too late', async () => {
    server.use(http.get('/api/couples/news', () => HttpResponse.json({ ...joined, undoUntil: null })));
    const { queryClient } = renderWithProviders(<JoinMoment />);
    await dialog();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is asked for once, and holds the moment open until the browser leaves', async () => {
    const left = jest.spyOn(browser, 'goTo').mockReturnValue();
    let asked = 0;
    server.use(
      http.get('/api/couples/news', () => HttpResponse.json(joined)),
      http.post('/api/couples/undo-join', () => {
        asked += 1;
        return HttpResponse.json(together);
      }),
    );
    const { user } = renderWithProviders(<JoinMoment />);
    await user.dblClick(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    expect(asked).toBe(1);
  });

  it('that was refused says why in the window, where it is read out', async () => {
    const left = jest.spyOn(browser, 'goTo').mockReturnValue();
    server.use(
      http.get('/api/couples/news', () => HttpResponse.json(joined)),
      http.post('/api/couples/undo-join', () => refusal(409, 'nothing_to_undo', 'It is too late.')),
    );
    const { user } = renderWithProviders(<JoinMoment />);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It is too late.');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
    expect(left).not.toHaveBeenCalled();
  });
});

it('is said in Spanish', async () => {
  learn('es', words);
  speak('es');
  server.use(http.get('/api/couples/news', () => HttpResponse.json(joined)));
  renderWithProviders(<JoinMoment />);
  expect(await dialog()).toHaveAccessibleName('Maria y Sam');
  expect(screen.getByRole('button', { name: 'Empezar hoy en pareja' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeVisible();
});
