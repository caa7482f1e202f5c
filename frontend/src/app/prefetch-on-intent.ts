import type { QueryClient } from '@tanstack/react-query';
import { readCookie } from '../shared/lib/cookies';
import { neededAt } from './needs';
import { readAhead } from './read-ahead';
import { coupleScreenAt } from './screens';

/** Code and data of the screen at an address, on their way before anybody goes there. */
export async function prefetchScreen(client: QueryClient, pathname: string): Promise<void> {
  await Promise.all([
    coupleScreenAt(pathname)?.preload(),
    readAhead(client, neededAt(pathname)?.reads ?? []),
  ]);
}

/** Whoever points at a link or reaches it by keyboard finds its screen there a moment later. */
export function prefetchOnIntent(client: QueryClient): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link && readCookie('signed_in')) void prefetchScreen(client, link.pathname);
  };
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
}
