import { cachePolicyOf } from './cache-policy';
import { asset, content, forgetEverything, forgetOldShells, keepModules, keepShell, shell } from './caches';
import { KEEP } from './messages';
import { answerTap, showReminder } from './reminders';

declare const self: ServiceWorkerGlobalScope;

async function page(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(event.request));
  } catch {
    return shell();
  }
}

async function takeOver(): Promise<void> {
  await forgetOldShells();
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

async function keep(): Promise<void> {
  await Promise.allSettled([keepShell(), keepModules()]);
}

// Pages always come from the network, so a new worker may take over at once: no tab stays on an old build.
self.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
  // The first page starts too early to send a message. The activation does not wait for this, because the worker
  // answers nobody before it is activated.
  void keepModules().catch(() => undefined);
});

self.addEventListener('message', (event) => {
  if (event.data === KEEP) event.waitUntil(keep());
});

function answer(event: FetchEvent): void {
  switch (cachePolicyOf(event.request, self.location.origin)) {
    case 'network':
      break;
    case 'leaving':
      event.waitUntil(forgetEverything());
      break;
    case 'page':
      event.respondWith(page(event));
      break;
    case 'asset':
      event.respondWith(asset(event.request));
      break;
    case 'content':
      event.respondWith(content(event.request));
      break;
  }
}

self.addEventListener('fetch', answer);
self.addEventListener('push', (event) => event.waitUntil(showReminder(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(answerTap(event)));
