import type { QueryClient } from '@tanstack/react-query';
import { dialogWindow } from '../shared/ui/dialog';
import { prefetchOnIntent } from './prefetch-on-intent';
import { watchRestoredPage } from './restored-page';
import { keepForOffline } from './service-worker';

/** Not in the built page itself, where it would come before the first screen. */
function nameManifest(): void {
  if (document.querySelector('link[rel=manifest]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** What the first screen does not wait for. */
export function startBackground(client: QueryClient): void {
  prefetchOnIntent(client);
  void dialogWindow.preload();
  watchRestoredPage();
  nameManifest();
  if (import.meta.env.PROD) keepForOffline();
}
