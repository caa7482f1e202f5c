import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { subscribeToPush, unsubscribeFromPush } from './push';

const KEY = 'AQID';
const OTHER_KEY = Uint8Array.of(9).buffer;
const SUBSCRIPTION = { endpoint: 'https://push.example/x', keys: { p256dh: 'p', auth: 'a' } };

const requestPermission = jest.fn<() => Promise<NotificationPermission>>();
const unsubscribe = jest.fn<() => Promise<boolean>>();
const subscribe = jest.fn<(options: PushSubscriptionOptionsInit) => Promise<unknown>>();
const asked: [string, string, unknown][] = [];
const formerFetch = globalThis.fetch;
let former: unknown = null;

const made = (key: ArrayBuffer) => ({
  options: { applicationServerKey: key },
  toJSON: () => ({ ...SUBSCRIPTION, expirationTime: null }),
  unsubscribe,
});

beforeEach(() => {
  const registration = { pushManager: { subscribe, getSubscription: () => Promise.resolve(former) } };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(window, { PushManager: jest.fn(), Notification: { requestPermission } });
  requestPermission.mockResolvedValue('granted');
  subscribe.mockResolvedValue(made(Uint8Array.of(1, 2, 3).buffer));
  unsubscribe.mockResolvedValue(true);
  globalThis.fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.origin).pathname;
    asked.push([
      init?.method ?? 'GET',
      address,
      typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
    ]);
    const body = address.endsWith('/key') ? JSON.stringify({ publicKey: KEY }) : '{}';
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
  };
});

afterEach(() => {
  jest.clearAllMocks();
  asked.length = 0;
  former = null;
  globalThis.fetch = formerFetch;
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const changes = () => asked.filter(([method]) => method !== 'GET');

describe('reminders in this browser', () => {
  it('are on once it has a subscription with the server’s key and the server knows it', async () => {
    expect(await subscribeToPush()).toBeNull();
    expect(subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: Uint8Array.of(1, 2, 3),
    });
    expect(changes()).toEqual([
      ['POST', '/api/push/subscriptions', SUBSCRIPTION],
      ['PUT', '/api/preferences', { reminder: { channel: 'push' } }],
    ]);
  });

  it('keep a subscription with this key, and replace one with another', async () => {
    former = made(Uint8Array.of(1, 2, 3).buffer);
    await subscribeToPush();
    expect(subscribe).not.toHaveBeenCalled();
    former = made(OTHER_KEY);
    await subscribeToPush();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(subscribe).toHaveBeenCalledTimes(1);
  });

  it('are not on when their owner says no, or the browser cannot', async () => {
    requestPermission.mockResolvedValue('denied');
    expect(await subscribeToPush()).toBe('denied');
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(await subscribeToPush()).toBe('unsupported');
    expect(changes()).toEqual([]);
  });

  it('are off here and on the server', async () => {
    former = made(OTHER_KEY);
    await unsubscribeFromPush();
    expect(changes()).toEqual([['DELETE', '/api/push/subscriptions', null]]);
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });
});
