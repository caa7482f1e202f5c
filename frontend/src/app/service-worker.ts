import { readCookie } from '#shared/lib/cookies';
import { KEEP } from '../service-worker/messages';

async function register(): Promise<void> {
  const { active } = await navigator.serviceWorker.register('/sw.js');
  active?.postMessage(KEEP);
}

/** Registers the service worker once the page has loaded. Nothing is stored for visitors who are not signed in. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || !readCookie('signed_in')) return;
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
