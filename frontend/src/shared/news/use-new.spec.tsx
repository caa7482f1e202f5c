import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { news } from '../testing/answers';
import { apiServer } from '../testing/api-server';
import { down, posts } from '../testing/posts';
import { renderWithProviders } from '../testing/render';
import { useNew } from './use-new';

const server = apiServer();
const AT = '2026-01-10T10:00:00.000Z';
const ids = (...all: string[]) => all.map((id) => ({ id, createdAt: AT }));
const READ = { isSuccess: true, isFetching: false };

type ListProps = Partial<typeof READ> & { shown?: string[] };

function List({ shown, ...state }: ListProps) {
  const isNew = useNew('journal', { ...READ, ...state }, shown);
  return <output>{[...isNew].join(' ')}</output>;
}

const marked = () => screen.getByRole('status').textContent;
let seen: unknown[];

beforeEach(() => {
  seen = posts(server, '/api/news/seen', () => new HttpResponse(null, { status: 204 }));
  server.use(news({ entries: ids('a', 'b'), appreciations: ids('c') }));
});

const told = (...all: string[]) => ({ area: 'journal', ids: all });

describe('what is new', () => {
  it('is of this list alone, and the server is told of it once', async () => {
    const { queryClient } = renderWithProviders(<List />);
    await waitFor(() => expect(marked()).toBe('a b'));
    await waitFor(() => expect(seen).toEqual([told('a', 'b')]));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(seen).toHaveLength(1);
  });

  it('stays marked until the screen is left, and is not new on the next visit', async () => {
    const { queryClient, rerender } = renderWithProviders(<List />);
    await waitFor(() => expect(seen).toHaveLength(1));
    server.use(news());
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(marked()).toBe('a b');
    rerender(<p>Elsewhere</p>);
    renderWithProviders(<List />);
    await waitFor(() => expect(marked()).toBe(''));
  });

  it('that comes later is marked beside what was new before', async () => {
    const { queryClient } = renderWithProviders(<List />);
    await waitFor(() => expect(seen).toHaveLength(1));
    server.use(news({ entries: ids('d') }));
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(marked()).toBe('a b d'));
    await waitFor(() => expect(seen).toEqual([told('a', 'b'), told('d')]));
  });

  it('is only what the screen shows, where it does not lead to all', async () => {
    renderWithProviders(<List shown={['b', 'x']} />);
    await waitFor(() => expect(seen).toEqual([told('b')]));
    expect(marked()).toBe('b');
  });
});

describe('the server', () => {
  it.each([
    ['has not loaded', { isSuccess: false }],
    ['is being read anew', { isFetching: true }],
  ])('is told of nothing while the list %s', async (_, state) => {
    const { queryClient } = renderWithProviders(<List {...state} />);
    await waitFor(() => expect(marked()).toBe('a b'));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(seen).toEqual([]);
  });

  it('is told of nothing by a tab that nobody sees, and then once somebody does', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    renderWithProviders(<List />);
    await waitFor(() => expect(marked()).toBe('a b'));
    expect(seen).toEqual([]);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(seen).toEqual([told('a', 'b')]));
    visibility.mockRestore();
  });

  it('that did not learn of it is told again on the next visit, and nobody sees an error', async () => {
    seen = posts(server, '/api/news/seen', down);
    const { unmount } = renderWithProviders(<List />);
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(marked()).toBe('a b');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    unmount();
    renderWithProviders(<List />);
    await waitFor(() => expect(seen).toHaveLength(2));
  });
});
