import {
  addPushSubscription,
  changePreferences,
  getPushKey,
  removePushSubscription,
} from './preferences-calls';

/** Why this browser shows no reminders: it cannot, or its owner has said no. */
type PushRefusal = 'unsupported' | 'denied';

/** Whether this browser can show reminders at all. On an iPhone, only the installed app can. */
export const canShowReminders = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const isSameKey = (key: ArrayBuffer | null | undefined, wanted: Uint8Array): boolean =>
  key !== null && key !== undefined && String(new Uint8Array(key)) === String(wanted);

/** A subscription with the server's present key. One with another key would never get anything. */
async function subscription(): Promise<PushSubscription> {
  const { publicKey } = await getPushKey();
  const applicationServerKey = bytesOf(publicKey);
  const { pushManager } = await navigator.serviceWorker.ready;
  const former = await pushManager.getSubscription();
  if (former && isSameKey(former.options.applicationServerKey, applicationServerKey)) return former;
  await former?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/**
 * Turns reminders in this browser on. It asks for permission, so it must be called from a tap. @returns null, or why it
 * is not possible
 * @throws HttpError when the server cannot be asked
 */
export async function subscribeToPush(): Promise<PushRefusal | null> {
  if (!canShowReminders()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { endpoint, keys } = (await subscription()).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await addPushSubscription({ endpoint: endpoint ?? '', keys: { p256dh, auth } });
  await changePreferences({ reminder: { channel: 'push' } });
  return null;
}

/**
 * Turns reminders in this browser off. The person's other browsers still show them.
 * @throws HttpError when the server cannot be asked
 */
export async function unsubscribeFromPush(): Promise<void> {
  await removePushSubscription();
  if (!canShowReminders()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
