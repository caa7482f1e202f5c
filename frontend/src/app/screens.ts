import { matchPath } from 'react-router-dom';
import { readCookie } from '../shared/lib/cookies';
import { lazyScreen } from './lazy-screen';

export const landing = lazyScreen(() => import('./routes/landing-route'));
export const setup = lazyScreen(() => import('./routes/setup-route'));
/** Around every screen of a couple: navigation and footer. */
export const appLayout = lazyScreen(() => import('./layout/app-layout'));
/** Around what the service worker keeps, while nothing else can be reached. */
export const offline = lazyScreen(() => import('./routes/offline-route'));
export const notFound = lazyScreen(() => import('./routes/not-found-route'));

/** Open to everyone, whatever their state. */
export const PUBLIC_SCREENS = [
  { path: '/invite/:code?', screen: lazyScreen(() => import('./routes/invite-route')) },
  { path: '/simple-setup', screen: lazyScreen(() => import('./routes/simple-setup-route')) },
];

/** For those who are signed in and share a couple account. */
export const COUPLE_SCREENS = [
  { path: '/', screen: lazyScreen(() => import('./routes/dashboard-route')) },
  { path: '/modules', screen: lazyScreen(() => import('./routes/modules-route')) },
  { path: '/modules/:slug', screen: lazyScreen(() => import('./routes/module-route')) },
  { path: '/coaching', screen: lazyScreen(() => import('./routes/coaching-route')) },
  { path: '/journal', screen: lazyScreen(() => import('./routes/journal-route')) },
  { path: '/assessment', screen: lazyScreen(() => import('./routes/assessment-route')) },
  { path: '/profile', screen: lazyScreen(() => import('./routes/profile-route')) },
  { path: '/settings', screen: lazyScreen(() => import('./routes/settings-route')) },
  { path: '/appreciations', screen: lazyScreen(() => import('./routes/appreciations-route')) },
  { path: '/help', screen: lazyScreen(() => import('./routes/help-route')) },
  { path: '/privacy', screen: lazyScreen(() => import('./routes/privacy-route')) },
];

const READABLE_OFFLINE = ['/help', '/privacy', '/modules/:slug'];

export function isReadableOffline(pathname: string): boolean {
  return READABLE_OFFLINE.some((path) => matchPath(path, pathname));
}

export function preloadScreen(pathname: string): void {
  [...PUBLIC_SCREENS, ...COUPLE_SCREENS].find(({ path }) => matchPath(path, pathname))?.screen.preload();
}

/** The code of the first screen, on its way while the server is still asked who this is. */
export function preloadFirstScreen(pathname: string): void {
  if (PUBLIC_SCREENS.some(({ path }) => matchPath(path, pathname))) return preloadScreen(pathname);
  if (!readCookie('signed_in')) return landing.preload();
  appLayout.preload();
  preloadScreen(pathname);
}
