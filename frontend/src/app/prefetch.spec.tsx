import type { Talks } from '@anew/contracts/assessment/talks';
import type { Household } from '@anew/contracts/household/views';
import { DEFAULT_PREFERENCES } from '@anew/contracts/identity/preferences';
import type { AddressState, SignInMethods } from '@anew/contracts/identity/views';
import type { JournalStats } from '@anew/contracts/journal/views';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { createQueryClient } from '#shared/api/query-client';
import { refusal, session } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria, together } from '#shared/testing/people';
import { testQueryClient } from '#shared/testing/render';
import { oneRound, ownResponses, results } from '../features/assessment/testing/fixtures';
import { safety } from '../features/modules/testing/fixtures';
import { prefetchOnIntent, prefetchScreen } from './prefetch-on-intent';
import { createRouter, firstScreen } from './router';
import { GATED_SCREENS, UNGATED_SCREENS } from './routes';
import { openApp } from './testing/open-app';

const addressState = {
  email: maria.email,
  proved: true,
  required: false,
  codeUntil: null,
  pending: null,
} satisfies AddressState;
const signInMethods = {
  password: true,
  totp: false,
  recoveryCodesLeft: 0,
  passkeys: [],
} satisfies SignInMethods;

const TALKS = { offered: [{ area: 'trust', talkedAt: null }], current: null } satisfies Talks;
const NO_HOUSEHOLD = {
  children: null,
  ageBands: [],
  days: null,
  faith: null,
  places: null,
} satisfies Household;
const NO_STATS = { total: 0, shared: 0, streak: 0, thisWeek: 0 } satisfies JournalStats;
const JOURNAL = '/api/journal?limit=20';
const COLLECTION = '/api/appreciation?limit=20';
const OF_HEADER = ['/api/couples/members', '/api/news'];
const OF_JOURNAL = [JOURNAL, '/api/journal/stats', '/api/prompts/today', ...OF_HEADER];
const OF_COLLECTION = [COLLECTION, '/api/appreciation/stats', ...OF_HEADER];
/** Reads that are sent together arrive in no order that could be relied on. */
const inAnyOrder = (reads: string[]) => reads.toSorted();
/** Cached data of an empty list. */
const EMPTY = { pages: [{ items: [], next: null }] };

const server = apiServer();
let asked: string[];

beforeEach(() => {
  asked = [];
  document.cookie = 'signed_in=1';
  document.cookie = 'auth_token=abc';
  server.use(
    http.get('/api/content/modules/:slug', ({ request }) => answer(request, safety)),
    ...session(maria, together),
    http.get('/api/:area/today', ({ request }) => answer(request, null)),
    http.get('/api/assessment/my-responses', ({ request }) => answer(request, ownResponses)),
    http.get('/api/assessment/results', ({ request }) => answer(request, results)),
    http.get('/api/talks', ({ request }) => answer(request, TALKS)),
    http.get('/api/couples/news', ({ request }) => answer(request, null)),
    http.get('/api/sharing/undecided', ({ request }) => answer(request, null)),
    http.get('/api/household', ({ request }) => answer(request, null)),
    http.get('/api/profile/story', ({ request }) => answer(request, null)),
    http.get('/api/assessment/rounds', ({ request }) => answer(request, oneRound)),
    http.get('/api/account/confirm', ({ request }) => answer(request, { ways: ['password'] })),
    http.get('/api/account/address', ({ request }) => answer(request, addressState)),
    http.get('/api/account/sign-in-methods', ({ request }) => answer(request, signInMethods)),
    http.get('/api/journal/stats', ({ request }) => answer(request, NO_STATS)),
    http.get('/api/appreciation/stats', ({ request }) => answer(request, { total: 0, own: 0 })),
    http.get('/api/news', ({ request }) => answer(request, { appreciations: [], entries: [] })),
    http.get('/api/preferences', ({ request }) => answer(request, DEFAULT_PREFERENCES)),
    http.get('/api/household', ({ request }) => answer(request, NO_HOUSEHOLD)),
    http.get('/api/*', ({ request }) => answer(request, [])),
  );
});

afterEach(() => {
  document.cookie = 'signed_in=; max-age=0';
  document.cookie = 'auth_token=; max-age=0';
  jest.restoreAllMocks();
});

function answer(request: Request, body: object | null) {
  const { pathname, search } = new URL(request.url);
  asked.push(pathname + search);
  return HttpResponse.json(body);
}

const addresses = GATED_SCREENS.map(({ path }) => path.replace(':slug', 'emotional-safety'));

describe('what a screen reads', () => {
  it.each(addresses)('at %s is there before it is, and is not asked for again', async (path) => {
    const client = testQueryClient();
    await prefetchScreen(client, path);
    const prefetched = [...asked];
    openApp(path, client);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(asked).toEqual(prefetched);
    const read = client.getQueryCache().findAll({ type: 'active' });
    const paths = read.map(({ queryKey }) => queryKey.join('/'));
    expect(paths).toEqual(expect.arrayContaining(prefetched));
  });

  it('is left to the screen when it fails: an ended session is not an empty journal', async () => {
    server.use(http.get('/api/journal', () => refusal(401, 'sign_in_required', 'Please log in.')));
    const client = testQueryClient();
    await prefetchScreen(client, '/journal');
    expect(client.getQueryData([JOURNAL])).toBeUndefined();
  });
});

describe('the first screen', () => {
  async function load(path: string, client = testQueryClient()): Promise<QueryClient> {
    window.history.replaceState(null, '', path);
    const router = createRouter(client);
    await firstScreen(router);
    router.dispose();
    return client;
  }

  const begun = (path: string): Promise<Response> => {
    asked.push(path);
    return Promise.resolve(HttpResponse.json([]));
  };

  it('takes what the page has asked for already, and asks for nothing twice', async () => {
    window.early = new Map([JOURNAL, '/api/prompts/today'].map((path) => [path, begun(path)]));
    const client = await load('/journal');
    expect(inAnyOrder(asked)).toEqual(inAnyOrder(OF_JOURNAL));
    expect(client.getQueryData([JOURNAL])).toMatchObject(EMPTY);
    expect(window.early.size).toBe(0);
  });

  it('asks by itself for what the page has not got', async () => {
    window.early = new Map([[JOURNAL, Promise.resolve(undefined)]]);
    const client = await load('/journal');
    expect(asked.filter((path) => path === JOURNAL)).toHaveLength(1);
    expect(client.getQueryData([JOURNAL])).toMatchObject(EMPTY);
  });

  it('asks who this is and with whom side by side', async () => {
    let coupleIsAsked: () => void = () => undefined;
    const couple = new Promise<void>((resolve) => (coupleIsAsked = resolve));
    server.use(
      http.get('/api/auth/user', () => couple.then(() => HttpResponse.json(maria))),
      http.get('/api/couples/current', () => {
        coupleIsAsked();
        return HttpResponse.json(together);
      }),
    );
    await expect(load('/help')).resolves.toBeDefined();
  });

  it.each([
    ['fails', () => refusal(500, 'internal', 'Broken.')],
    ['hangs', () => delay('infinite')],
  ])('stands while a read that %s is still waited for', async (_, quote) => {
    server.use(http.get('/api/quotes/today', quote));
    const client = createQueryClient();
    await load('/', client);
    expect(client.getQueryState(['/api/quotes/today'])).toMatchObject({
      fetchStatus: 'fetching',
      status: 'pending',
    });
    expect(client.getQueryData(['/api/journal?limit=3'])).toEqual([]);
    client.clear();
  });

  it('asks once for what someone without a couple is refused', async () => {
    server.use(
      ...session(maria, null),
      http.get('/api/journal', ({ request }) => {
        answer(request, null);
        return refusal(403, 'couple_required', 'Please set up your couple account.');
      }),
    );
    const client = await load('/journal', createQueryClient());
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(asked.filter((path) => path === JOURNAL)).toHaveLength(1);
  });

  it('asks once for a module that does not exist', async () => {
    server.use(
      http.get('/api/content/modules/:slug', ({ request }) => {
        answer(request, null);
        return refusal(404, 'module_not_found', 'There is no such module.');
      }),
    );
    openApp('/modules/none');
    expect(await screen.findByRole('heading', { level: 1, name: 'Module not found' })).toBeVisible();
    expect(asked.filter((path) => path === '/api/content/modules/none')).toHaveLength(1);
  });

  it('renews a session by one request before it asks for more', async () => {
    document.cookie = 'auth_token=; max-age=0';
    const seen: string[][] = [];
    server.use(
      http.get('/api/auth/user', () => {
        seen.push([...asked]);
        return HttpResponse.json(maria);
      }),
    );
    await load('/journal');
    expect(seen).toEqual([[]]);
    expect(asked).toEqual(expect.arrayContaining([JOURNAL, '/api/prompts/today']));
  });

  it('asks for nothing of one’s own when nobody is signed in', async () => {
    document.cookie = 'signed_in=; max-age=0';
    await load('/journal');
    expect(asked).toEqual([]);
  });
});

it.each([...UNGATED_SCREENS, ...GATED_SCREENS])(
  'the code of $id is in the file of that name',
  async (screen) => {
    const file = (await import(`./routes/${screen.id}-route.tsx`)) as { Component: unknown };
    expect((await screen.lazy()).Component).toBe(file.Component);
  },
);

describe('a link', () => {
  const client = testQueryClient();
  prefetchOnIntent(client);

  afterEach(() => {
    client.clear();
    document.body.replaceChildren();
  });

  function link(href: string): HTMLElement {
    document.body.innerHTML = `<a href="${href}"><span>There</span></a>`;
    return screen.getByText('There');
  }

  it('that is pointed at fetches what it leads to', async () => {
    fireEvent.pointerOver(link('/appreciations'));
    await waitFor(() => expect(inAnyOrder(asked)).toEqual(inAnyOrder(OF_COLLECTION)));
  });

  it('that is reached by keyboard does as well', async () => {
    fireEvent.focusIn(link('/journal?write=true'));
    await waitFor(() => expect(inAnyOrder(asked)).toEqual(inAnyOrder(OF_JOURNAL)));
  });

  it('that is pointed at again finds what is fresh', async () => {
    const there = link('/appreciations');
    fireEvent.pointerOver(there);
    await waitFor(() => expect(client.getQueryData([COLLECTION])).toMatchObject(EMPTY));
    fireEvent.pointerOver(there);
    await act(() => prefetchScreen(client, '/appreciations'));
    expect(inAnyOrder(asked)).toEqual(inAnyOrder(OF_COLLECTION));
  });

  it('means nothing to someone who is signed out', async () => {
    document.cookie = 'signed_in=; max-age=0';
    fireEvent.pointerOver(link('/appreciations'));
    document.cookie = 'signed_in=1';
    fireEvent.pointerOver(link('/settings'));
    await waitFor(() => expect(asked).toContain('/api/focuses'));
    expect(asked).not.toContain(COLLECTION);
  });
});
