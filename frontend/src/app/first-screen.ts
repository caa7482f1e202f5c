import type { QueryClient } from '@tanstack/react-query';
import { readCookie } from '../shared/lib/cookies';
import { readAhead } from './read-ahead';
import {
  appLayout,
  coupleScreenAt,
  isOpenToAll,
  landing,
  notFound,
  plainFrame,
  publicScreenAt,
} from './screens';
import { prefetchSession } from './session';

/** All that the first screen needs; the page has begun to fetch it before the app was there. */
export async function prefetchFirstScreen(client: QueryClient, pathname: string): Promise<void> {
  const session = prefetchSession(client);
  const open = publicScreenAt(pathname);
  if (open) return open.preload();
  if (!readCookie('signed_in')) return preloadSignedOut(pathname);
  const code = [appLayout.preload(), (coupleScreenAt(pathname) ?? notFound).preload()];
  if (!readCookie('auth_token')) await session;
  await Promise.all([session, ...code, readAhead(client, window.early?.keys ?? [])]);
  window.early = undefined;
}

async function preloadSignedOut(pathname: string): Promise<void> {
  if (!isOpenToAll(pathname)) return landing.preload();
  await Promise.all([plainFrame.preload(), coupleScreenAt(pathname)?.preload()]);
}
