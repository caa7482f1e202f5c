import { matchPath } from 'react-router-dom';
import { lazyPart, type LazyPart } from '../shared/lib/lazy-part';

interface Screen {
  path: string;
  screen: LazyPart<object>;
}

export const landing = lazyPart(() => import('./routes/landing-route'));
export const setup = lazyPart(() => import('./routes/setup-route'));
/** Around every screen of a couple: navigation and footer. */
export const appLayout = lazyPart(() => import('./layout/app-layout'));
/** Around what anyone may read, without the navigation of a couple. */
export const plainFrame = lazyPart(() => import('./routes/plain-route'));
export const notFound = lazyPart(() => import('./routes/not-found-route'));

/** Open to everyone, whatever their state. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { path: '/invite/:code?', screen: lazyPart(() => import('./routes/invite-route')) },
  { path: '/simple-setup', screen: lazyPart(() => import('./routes/simple-setup-route')) },
];

/** For those who are signed in and share a couple account. */
export const COUPLE_SCREENS: readonly Screen[] = [
  { path: '/', screen: lazyPart(() => import('./routes/dashboard-route')) },
  { path: '/modules', screen: lazyPart(() => import('./routes/modules-route')) },
  { path: '/modules/:slug', screen: lazyPart(() => import('./routes/module-route')) },
  { path: '/coaching', screen: lazyPart(() => import('./routes/coaching-route')) },
  { path: '/journal', screen: lazyPart(() => import('./routes/journal-route')) },
  { path: '/assessment', screen: lazyPart(() => import('./routes/assessment-route')) },
  { path: '/profile', screen: lazyPart(() => import('./routes/profile-route')) },
  { path: '/settings', screen: lazyPart(() => import('./routes/settings-route')) },
  { path: '/appreciations', screen: lazyPart(() => import('./routes/appreciations-route')) },
  { path: '/help', screen: lazyPart(() => import('./routes/help-route')) },
  { path: '/privacy', screen: lazyPart(() => import('./routes/privacy-route')) },
  { path: '/terms', screen: lazyPart(() => import('./routes/terms-route')) },
];

/** What people may want to know before they sign up. */
const OPEN_TO_ALL = ['/help', '/privacy', '/terms'];
const READABLE_OFFLINE = [...OPEN_TO_ALL, '/modules', '/modules/:slug'];

const isAmong = (paths: readonly string[], pathname: string) =>
  paths.some((path) => matchPath(path, pathname));

export const isOpenToAll = (pathname: string) => isAmong(OPEN_TO_ALL, pathname);
export const isReadableOffline = (pathname: string) => isAmong(READABLE_OFFLINE, pathname);

const screenAt = (screens: readonly Screen[], pathname: string) =>
  screens.find(({ path }) => matchPath(path, pathname))?.screen;

export const publicScreenAt = (pathname: string) => screenAt(PUBLIC_SCREENS, pathname);
export const coupleScreenAt = (pathname: string) => screenAt(COUPLE_SCREENS, pathname);
