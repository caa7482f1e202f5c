import type { QueryClient } from '@tanstack/react-query';
import { followThemeColor } from '#shared/lib/theme-color';
import { dialogWindow } from '#shared/ui/dialog';
import { keepOnlyOwn } from './own-device';
import { endWithOtherWindows, watchOwnSession } from './own-session';
import { prefetchOnIntent } from './prefetch-on-intent';
import { keepForOffline } from './service-worker';

/** Starts everything that the first screen does not wait for. */
export function startBackground(client: QueryClient): void {
  prefetchOnIntent(client);
  void dialogWindow.preload();
  watchOwnSession();
  endWithOtherWindows(client);
  void keepOnlyOwn(client);
  followThemeColor();
  if (!import.meta.env.PROD) return;
  keepForOffline();
  void import('./reports').then(({ startReports }) => startReports());
}
