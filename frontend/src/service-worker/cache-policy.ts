import { ACCOUNT_URL, LOGOUT_URL, MODULE_TEXT_ROUTE } from '#api/addresses';

/**
 * Tells how the service worker treats a request. `network`: it does nothing, as if there were no worker. `page`: the
 * network answers, or without a network the cache with the app's page. `asset`: the cache answers, or else the network.
 * `content`: the network answers, and the cache stores the answer for offline use. `leaving`: somebody signs out, which
 * empties the caches.
 */
export type CachePolicy = 'network' | 'page' | 'asset' | 'content' | 'leaving';

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** Texts that are the same for everyone. All other answers of the API are personal and are never stored. */
const CONTENT = new RegExp(`^${MODULE_TEXT_ROUTE.replace(/:\w+/, '[^/]+')}$`);
const API = /^\/api(?:\/|$)/;

function isLeaving(method: string, pathname: string): boolean {
  return pathname === LOGOUT_URL || (method === 'DELETE' && pathname === ACCOUNT_URL);
}

export function cachePolicyOf({ method, mode, url }: Asked, ownOrigin: string): CachePolicy {
  const { origin, pathname } = new URL(url);
  if (origin !== ownOrigin) return 'network';
  if (isLeaving(method, pathname)) return 'leaving';
  if (method !== 'GET') return 'network';
  if (CONTENT.test(pathname)) return 'content';
  if (API.test(pathname)) return 'network';
  if (mode === 'navigate') return 'page';
  return pathname.startsWith('/assets/') ? 'asset' : 'network';
}

/** Tells whether a page uses only these files. It may come from another build than the worker. */
export function consistsOf(html: string, files: readonly string[]): boolean {
  const asked = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  return asked.length > 0 && asked.every((file) => files.includes(file));
}
