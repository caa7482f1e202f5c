import { MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import { MODULE_TEXT_ROUTE } from '#api/addresses';
import { BUILD, BUILT_FILES } from 'virtual:built-files';
import { consistsOf } from './cache-policy';

const SHELLS = 'anew-shell-';
const SHELL = SHELLS + BUILD;
const CONTENT = 'anew-content';
/** The app stands at this address for everyone; at `/` the landing page may. */
const APP = '/simple-setup';
/** This build's, and the one's before: a tab that is still open asks for files that the server has no more. */
const KEPT_SHELLS = 2;

/** A disk may be full, or closed to us: then it is as if there were nothing on it. */
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

/** The newest, and the last one seen while there is no network. */
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

/** Those that nobody has opened yet. One after the other: a session that has to be renewed is renewed by the first. */
export async function keepModules(): Promise<void> {
  // Opened once: what arrives after everything was forgotten goes nowhere.
  const cache = await caches.open(CONTENT);
  for (const path of MODULE_SLUGS.map((slug) => MODULE_TEXT_ROUTE.replace(':slug', slug))) {
    if (await cache.match(path)) continue;
    const response = await fetch(path);
    if (!response.ok) return;
    await cache.put(path, response);
  }
}
