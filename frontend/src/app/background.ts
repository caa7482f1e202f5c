import { watchRestoredPage } from './restored-page';
import { keepForOffline } from './service-worker';

/** What the first screen does not wait for. */
export function startBackground(): void {
  watchRestoredPage();
  if (import.meta.env.PROD) keepForOffline();
}
