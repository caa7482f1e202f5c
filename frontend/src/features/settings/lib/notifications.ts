import { addPushSubscription, getPushKey } from '#api/preferences-calls';

/** The person, or the browser in their name, does not want notifications. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/** Whether this browser can show reminders. On iPhones, it can once Anew is on the home screen. */
export const canBeNotified = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether this browser is one of those that show reminders. */
export async function isNotified(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(await registration?.pushManager.getSubscription());
}

/** @throws NotAllowed */
async function subscribe(): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new NotAllowed();
  const { publicKey } = await getPushKey();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/**
 * Asks for permission and has reminders shown by this browser.
 * @throws NotAllowed
 */
export async function showRemindersHere(): Promise<void> {
  const { endpoint = '', keys = {} } = (await subscribe()).toJSON();
  await addPushSubscription({ endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } });
}
