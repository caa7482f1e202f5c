import { ACCOUNT_URL, LOGOUT_URL } from '#api/addresses';

/** `network`: as if there were no worker. The others are answered, or heard, by it. */
export type Manner = 'network' | 'page' | 'asset' | 'content' | 'leaving';

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** What everyone reads alike. All else that the API answers is somebody's own, and is never kept. */
const CONTENT = /^\/api\/content\/modules\/[^/]+$/;
const API = /^\/api(?:\/|$)/;

function isLeaving(method: string, pathname: string): boolean {
  return pathname === LOGOUT_URL || (method === 'DELETE' && pathname === ACCOUNT_URL);
}

export function mannerOf({ method, mode, url }: Asked, ownOrigin: string): Manner {
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
