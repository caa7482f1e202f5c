import type { User } from '@anew/contracts/identity/views';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { fireEvent, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { currentUserQuery } from '#api/account';
import { LOGOUT_URL } from '#api/addresses';
import { personHeader } from '#shared/api/headers';
import { createQueryClient } from '#shared/api/query-client';
import { browser } from '#shared/lib/browser';
import { forgetOnSignOut } from '#shared/lib/forget';
import { leaveAtOnce } from '#shared/quick-exit/leave';
import { apiServer } from '#shared/testing/api-server';
import { hearsItself } from '#shared/testing/other-tab';
import { maria, sam } from '#shared/testing/people';
import { endWithOtherWindows } from './own-session';

const server = apiServer();
const USER = currentUserQuery.queryKey;
const DRAFT = 'anew-draft:journal:maria';

function clientOf(user: User) {
  const client = createQueryClient();
  client.setQueryData(USER, user);
  client.setQueryData(['/api/journal'], [{ content: 'Dear' }]);
  return client;
}

/** What happens in one window, the other hears: both are in this page. */
const other = clientOf(maria);
endWithOtherWindows(other);
forgetOnSignOut();

function signOut() {
  document.body.innerHTML = `<a href="${LOGOUT_URL}">Sign Out</a>`;
  const link = document.querySelector('a')!;
  // jsdom goes nowhere.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
}

/** Acts in a window of somebody else. The other, which is Maria's, hears of it afterward. */
function asSomebodyElse(act: () => void) {
  const said: Event[] = [];
  const hears = jest.spyOn(window, 'dispatchEvent').mockImplementation((event) => said.push(event) > 0);
  personHeader['X-Person'] = sam.id;
  act();
  personHeader['X-Person'] = maria.id;
  hears.mockRestore();
  expect(said).not.toEqual([]);
  said.forEach((event) => window.dispatchEvent(event));
}

let goTo: jest.SpiedFunction<typeof browser.replaceBy>;
beforeEach(() => {
  goTo = jest.spyOn(browser, 'replaceBy').mockReturnValue();
  personHeader['X-Person'] = maria.id;
  window.localStorage.setItem(DRAFT, '"Not yet sent"');
  window.sessionStorage.setItem('anew-answers', 'some');
  hearsItself();
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.hidden = false;
  delete personHeader['X-Person'];
});

it('shows nothing, keeps nothing and signs out once its person has signed out in another window', () => {
  signOut();
  expect(document.body.hidden).toBe(true);
  expect(goTo.mock.calls).toEqual([[LOGOUT_URL]]);
  expect([...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)]).toEqual([]);
});

it('leaves with the window that leaves by a quick exit', () => {
  leaveAtOnce();
  expect(goTo).toHaveBeenCalledTimes(2);
  expect(goTo.mock.calls[0]).toEqual([expect.stringContaining('weather.gov')]);
  expect(Object.keys(window.sessionStorage)).toEqual(['anew-left']);
});

it.each([
  ['signs out', signOut, 0],
  ['leaves', leaveAtOnce, 1],
])('stays where somebody else %s beside it', (_, act, ownMoves) => {
  asSomebodyElse(act);
  expect(goTo).toHaveBeenCalledTimes(ownMoves);
});

it('asks whose session it is, and forgets what it has read, once the session has ended in another window', async () => {
  server.use(http.get('/api/auth/user', () => HttpResponse.json({ needsLogin: true }, { status: 401 })));
  const stop = new QueryObserver(other, { ...currentUserQuery, staleTime: Infinity }).subscribe(jest.fn());
  const here = clientOf(maria);
  // The other one hears the first thing that is said here, and not what it says itself.
  window.addEventListener('storage', () => jest.restoreAllMocks(), { once: true });
  await here.query({ ...currentUserQuery, staleTime: 0 });
  await waitFor(() => expect(other.getQueryData(USER)).toBeNull());
  expect(other.getQueryData(['/api/journal'])).toBeUndefined();
  expect(goTo).not.toHaveBeenCalled();
  expect(window.localStorage.getItem(DRAFT)).toBe('"Not yet sent"');
  stop();
  here.clear();
  other.clear();
});
