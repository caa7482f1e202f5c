import type { QueryClient } from '@tanstack/react-query';
import { readCookie } from '../shared/lib/cookies';
import { readAhead } from './read-ahead';
import { appLayout, coupleScreenAt, landing, notFound, publicScreenAt } from './screens';
import { prefetchSession } from './session';

/** All that the first screen needs; the page has begun to fetch it before the app was there. */
export async function prefetchFirstScreen(client: QueryClient, pathname: string): Promise<void> {
  const session = prefetchSession(client);
  const open = publicScreenAt(pathname);
  if (open) return open.preload();
  if (!readCookie('signed_in')) return landing.preload();
  const code = [appLayout.preload(), (coupleScreenAt(pathname) ?? notFound).preload()];
  if (!readCookie('auth_token')) await session;
  await Promise.all([session, ...code, readAhead(client, window.early?.keys ?? [])]);
  window.early = undefined;
}
