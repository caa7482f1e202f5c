import { questionSubject, stopReminders } from '@anew/words/mail';
import { loginUrl, STOP_URL } from '#api/addresses';

declare const self: ServiceWorkerGlobalScope;

/** What the server sends when the day's question waits. It holds nothing that somebody wrote. */
interface Reminder {
  /** Calendar day. */
  day: string;
  /** Title in the person's language, as is `stopTitle`. Earlier servers send neither. */
  title: string;
  /** Token that stops reminders without a sign-in. */
  stop: string;
  stopTitle: string;
}

const STOP = 'stop';

function reminderIn(data: PushMessageData | null): Partial<Reminder> {
  try {
    return (data?.json() ?? {}) as Partial<Reminder>;
  } catch {
    return {};
  }
}

/**
 * Shows a reminder. Browsers take the permission away from workers that get a message and show nothing, so even an
 * unreadable one is shown.
 */
export async function showReminder(data: PushMessageData | null): Promise<void> {
  const { day = '', title = questionSubject(), stop, stopTitle = stopReminders() } = reminderIn(data);
  await self.registration.showNotification(title, {
    // A reminder that is sent twice replaces itself, without a second sound.
    tag: `reminder-${day}`,
    icon: '/icons/192.png',
    data: { stop },
    ...(stop !== undefined && { actions: [{ action: STOP, title: stopTitle }] }),
  });
}

async function stopAll(token: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  await fetch(STOP_URL, { method: 'POST', headers, body: JSON.stringify({ token }), credentials: 'omit' });
}

const DASHBOARD = '/';

const isDashboard = ({ url }: WindowClient): boolean => new URL(url).pathname === DASHBOARD;

/** The dashboard, or sign-in on the way to it. Browsers that show a worker no cookies begin at the landing page. */
async function wayToDashboard(): Promise<string> {
  const cookies = (self as Partial<Pick<ServiceWorkerGlobalScope, 'cookieStore'>>).cookieStore;
  return cookies && !(await cookies.get('signed_in')) ? loginUrl(DASHBOARD) : DASHBOARD;
}

/** Goes to a window that is open rather than open another one. What is being written there is kept as a draft. */
async function openDashboard(): Promise<void> {
  const address = await wayToDashboard();
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(isDashboard) ?? windows[0];
  const focused = await open?.focus();
  if (focused && isDashboard(focused) && address === DASHBOARD) return;
  // Only a window that this worker serves can be sent elsewhere.
  const sent = await focused?.navigate(address).catch(() => null);
  if (!sent) await self.clients.openWindow(address);
}

/** Does what was tapped on a reminder: stop them, or see the question. */
export async function answerTap({ action, notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { stop } = (notification.data ?? {}) as Partial<Reminder>;
  if (action === STOP && stop !== undefined) await stopAll(stop);
  else await openDashboard();
}
