import type { QueryClient } from '@tanstack/react-query';
import { prefetchOnIntent } from './prefetch-on-intent';
import { watchRestoredPage } from './restored-page';
import { keepForOffline } from './service-worker';

/** What the first screen does not wait for. */
export function startBackground(client: QueryClient): void {
  prefetchOnIntent(client);
  watchRestoredPage();
  if (import.meta.env.PROD) keepForOffline();
}
