import { ACCOUNT_URL, LOGOUT_URL, MODULE_TEXT_ROUTE } from '#api/addresses';

/**
 * What the service worker does with a request. `network`: nothing, as if there were no worker. `page`: the network answers,
 * or the app's page from the cache when there is no network. `asset`: the cache answers, or else the network. `content`: the
 * network answers and the cache keeps that, for when there is no network. `leaving`: somebody signs out, which empties the caches.
 */
export type CachePolicy = 'network' | 'page' | 'asset' | 'content' | 'leaving';

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** What is the same for everyone. All other answers of the API belong to somebody, and are never kept. */
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

/** Whether a page asks for nothing but these files: it may come from another build than the worker. */
export function consistsOf(html: string, files: readonly string[]): boolean {
  const asked = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  return asked.length > 0 && asked.every((file) => files.includes(file));
}
