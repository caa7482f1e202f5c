import { MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import { BUILD, BUILT_FILES } from 'virtual:built-files';
import { MODULE_TEXT_ROUTE } from '#api/addresses';
import { consistsOf } from './cache-policy';

const SHELLS = 'anew-shell-';
const SHELL = SHELLS + BUILD;
const CONTENT = 'anew-content';
/** The address at which everyone gets the app's page; at `/` the server may answer with the landing page. */
const APP = '/simple-setup';
/** This build's shell and the one before: an open tab asks for files that the server no longer has. */
const KEPT_SHELLS = 2;

/** A full or forbidden disk is treated like an empty one. */
const nothing = () => undefined;

export async function keepShell(): Promise<void> {
  if (await caches.match(APP, { cacheName: SHELL })) return;
  const page = await fetch(APP, { cache: 'no-cache' });
  if (!page.ok || !consistsOf(await page.clone().text(), BUILT_FILES))
    throw new Error('The server has another build');
  const cache = await caches.open(SHELL);
  await cache.addAll(BUILT_FILES);
  await cache.put(APP, page);
}

export async function forgetOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== SHELL);
  const old = shells.slice(0, Math.max(0, shells.length + 1 - KEPT_SHELLS));
  await Promise.all(old.map((name) => caches.delete(name)));
}

export async function forgetEverything(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

export async function shell(): Promise<Response> {
  return (await caches.match(APP, { cacheName: SHELL }).catch(nothing)) ?? Response.error();
}

export async function asset(request: Request): Promise<Response> {
  return (await caches.match(request).catch(nothing)) ?? fetch(request);
}

/** Answers with the newest version, or with the last stored one when there is no network. */
export async function content(request: Request): Promise<Response> {
  const cache = await caches.open(CONTENT).catch(nothing);
  try {
    const response = await fetch(request);
    if (response.ok) await cache?.put(request.url, response.clone()).catch(nothing);
    return response;
  } catch {
    return (await cache?.match(request.url).catch(nothing)) ?? Response.error();
  }
}

/**
 * Stores the modules that nobody has opened yet. They are fetched one after the other, so that the first request renews
 * the session if that is needed.
 */
export async function keepModules(): Promise<void> {
  // The cache is opened only once: an answer that arrives after all caches have been deleted is then stored nowhere.
  const cache = await caches.open(CONTENT);
  for (const path of MODULE_SLUGS.map((slug) => MODULE_TEXT_ROUTE.replace(':slug', slug))) {
    if (await cache.match(path)) continue;
    const response = await fetch(path);
    if (!response.ok) return;
    await cache.put(path, response);
  }
}
