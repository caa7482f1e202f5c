import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { readCookie } from '#shared/lib/cookies';
import { readAhead } from './read-ahead';
import { GATED_SCREENS } from './routes';

const SCREENS = [...GATED_SCREENS];
const nothing = () => undefined;

/** Loads code and data of the screen at an address before anybody goes there. */
export async function prefetchScreen(client: QueryClient, pathname: string): Promise<void> {
  const [match] = matchRoutes(SCREENS, pathname) ?? [];
  if (!match) return;
  const { route, params } = match;
  await Promise.all([route.lazy().catch(nothing), ...readAhead(client, route.reads?.(params) ?? [])]);
}

/** Prefetches a screen when the pointer or the keyboard focus reaches a link to it. */
export function prefetchOnIntent(client: QueryClient): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link && readCookie('signed_in')) void prefetchScreen(client, link.pathname);
  };
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
}
