import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { http } from '../shared/api/http';
import { readCookie } from '../shared/lib/cookies';
import { lazyScreen, type LazyScreen } from './lazy-screen';
import { prefetchSession } from './session';

interface Screen {
  path: string;
  screen: LazyScreen<object>;
  /** Keys of what it reads from the beginning; `:name` stands for that part of its address. */
  reads?: readonly string[][];
}

export const landing = lazyScreen(() => import('./routes/landing-route'));
export const setup = lazyScreen(() => import('./routes/setup-route'));
/** Around every screen of a couple: navigation and footer. */
export const appLayout = lazyScreen(() => import('./layout/app-layout'));
/** Around what the service worker keeps, while nothing else can be reached. */
export const offline = lazyScreen(() => import('./routes/offline-route'));
export const notFound = lazyScreen(() => import('./routes/not-found-route'));

/** Open to everyone, whatever their state. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { path: '/invite/:code?', screen: lazyScreen(() => import('./routes/invite-route')) },
  { path: '/simple-setup', screen: lazyScreen(() => import('./routes/simple-setup-route')) },
];

/** For those who are signed in and share a couple account. */
export const COUPLE_SCREENS: readonly Screen[] = [
  {
    path: '/',
    screen: lazyScreen(() => import('./routes/dashboard-route')),
    reads: [
      ['/api/quotes/today'],
      ['/api/prompts/today'],
      ['/api/connection-activities/today'],
      ['/api/appreciation/today'],
      ['/api/appreciation'],
      ['/api/journal'],
    ],
  },
  {
    path: '/modules',
    screen: lazyScreen(() => import('./routes/modules-route')),
    reads: [['/api/modules'], ['/api/assessment/my-responses']],
  },
  {
    path: '/modules/:slug',
    screen: lazyScreen(() => import('./routes/module-route')),
    reads: [
      ['/api/content/modules', ':slug'],
      ['/api/modules', ':slug', 'action-completions'],
    ],
  },
  {
    path: '/coaching',
    screen: lazyScreen(() => import('./routes/coaching-route')),
    reads: [['/api/coaching/conversations']],
  },
  {
    path: '/journal',
    screen: lazyScreen(() => import('./routes/journal-route')),
    reads: [['/api/journal'], ['/api/prompts/today'], ['/api/couples/members']],
  },
  {
    path: '/assessment',
    screen: lazyScreen(() => import('./routes/assessment-route')),
    reads: [['/api/assessment/my-responses'], ['/api/assessment/results'], ['/api/couples/members']],
  },
  {
    path: '/profile',
    screen: lazyScreen(() => import('./routes/profile-route')),
    reads: [['/api/couples/members'], ['/api/account/sessions']],
  },
  {
    path: '/settings',
    screen: lazyScreen(() => import('./routes/settings-route')),
    reads: [['/api/focuses'], ['/api/assessment/results']],
  },
  {
    path: '/appreciations',
    screen: lazyScreen(() => import('./routes/appreciations-route')),
    reads: [['/api/appreciation']],
  },
  { path: '/help', screen: lazyScreen(() => import('./routes/help-route')) },
  { path: '/privacy', screen: lazyScreen(() => import('./routes/privacy-route')) },
];

const READABLE_OFFLINE = ['/help', '/privacy', '/modules', '/modules/:slug'];

export function isReadableOffline(pathname: string): boolean {
  return READABLE_OFFLINE.some((path) => matchPath(path, pathname));
}

function shownAt(pathname: string, screens: readonly Screen[]) {
  for (const screen of screens) {
    const match = matchPath(screen.path, pathname);
    if (match) return { ...screen, params: match.params };
  }
  return undefined;
}

/** What is fresh already is not asked again; what fails is left to the screen, which asks and says so. */
async function read(client: QueryClient, queryKey: string[]): Promise<void> {
  // Not as a query does it, to which a 401 is an answer: only the screen knows what to make of that.
  const queryFn = () => http.get(queryKey.join('/'));
  await client.query({ queryKey, queryFn }).catch(() => undefined);
}

/** Code and data of the screen at an address, on their way before anybody goes there. */
export async function prefetchScreen(client: QueryClient, pathname: string): Promise<void> {
  const found = shownAt(pathname, COUPLE_SCREENS);
  if (!found) return;
  const { screen, reads = [], params } = found;
  const keys = reads.map((key) =>
    key.map((part) => (part.startsWith(':') ? encodeURIComponent(params[part.slice(1)] ?? '') : part)),
  );
  await Promise.all([screen.preload(), ...keys.map((key) => read(client, key))]);
}

/** All that the first screen needs, asked for at once while its code is still loading. */
export async function prefetchFirstScreen(client: QueryClient, pathname: string): Promise<void> {
  const session = prefetchSession(client);
  const open = shownAt(pathname, PUBLIC_SCREENS);
  if (open) return open.screen.preload();
  if (!readCookie('signed_in')) return landing.preload();
  const layout = Promise.all([appLayout.preload(), shownAt(pathname, COUPLE_SCREENS) ?? notFound.preload()]);
  // A session that has to be renewed first is renewed by one request, not by each.
  if (!readCookie('auth_token')) await session;
  await Promise.all([session, layout, prefetchScreen(client, pathname)]);
}
