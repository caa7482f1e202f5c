import { addPushSubscription, getPushKey } from '#api/preferences-calls';

/** The person, or the browser in their name, does not want notifications. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/** Whether this browser can show reminders. On iPhones, it can once Anew is on the home screen. */
export const canBeNotified = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The key of a subscription, in the alphabet of the server's. */
const keyOf = ({ options }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/**
 * Whether this browser is one of those that show this person's reminders. One with a former key of the server never gets
 * any, and one may still be subscribed for somebody else.
 */
export async function isNotified(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return false;
  const { publicKey, isSubscribed = true } = await getPushKey();
  return isSubscribed && keyOf(subscription) === publicKey;
}

/** @throws NotAllowed */
async function subscribe(): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new NotAllowed();
  const { pushManager } = registration;
  const { publicKey } = await getPushKey();
  const former = await pushManager.getSubscription();
  // Browsers refuse a second subscription with another key, which the server has once its own was replaced.
  if (former && keyOf(former) !== publicKey) await former.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/**
 * Asks for permission and has reminders shown by this browser.
 * @throws NotAllowed
 */
export async function showRemindersHere(): Promise<void> {
  const { endpoint = '', keys = {} } = (await subscribe()).toJSON();
  await addPushSubscription({ endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } });
}
