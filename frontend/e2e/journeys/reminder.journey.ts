import { expect, type Page, type Worker } from '@playwright/test';
import { test } from '../support/test.js';
import { origin, pair, WITH_WORKER } from '../support/visitor.js';

const SENT = {
  kind: 'reminder',
  day: '2026-11-23',
  title: 'Tu pregunta está aquí',
  stop: 'a-token',
  stopTitle: 'No más recordatorios',
};

/** Gives the worker a message as a push service would, and waits until it has handled it. */
async function push(page: Page, data: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: origin(),
    registrationId: await registrationId,
    data: JSON.stringify(data),
  });
}

interface Shown {
  title: string;
  options: { body?: string; data: unknown; actions: { title: string }[] };
}

/** The worker, with what it would have shown and opened. */
interface Watched {
  shown: Shown[];
  opened: string[];
  registration: { showNotification: (title: string, options: Shown['options']) => Promise<void> };
  clients: { openWindow: (address: string) => Promise<null> };
  WindowClient: { prototype: { focus: () => Promise<unknown> } };
  dispatchEvent: (event: Event) => boolean;
}

/**
 * Notes what the worker shows and opens. A browser without a screen shows no notifications, and only a real tap may bring
 * a window to the front or open one.
 */
const watch = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Watched;
    Object.assign(scope, { shown: [], opened: [] });
    scope.registration.showNotification = (title, options) => {
      scope.shown.push({ title, options });
      return Promise.resolve();
    };
    scope.clients.openWindow = (address) => {
      scope.opened.push(address);
      return Promise.resolve(null);
    };
    scope.WindowClient.prototype.focus = function focus() {
      return Promise.resolve(this);
    };
  });

const noted = (worker: Worker) =>
  worker.evaluate(() => {
    const { shown, opened } = globalThis as unknown as Watched;
    return { shown, opened };
  });

/** Taps the notification that was shown last, and waits until the worker has handled it. */
const tap = (worker: Worker) =>
  worker.evaluate(async () => {
    const { shown, dispatchEvent } = globalThis as unknown as Watched;
    const handled: Promise<unknown>[] = [];
    const notification = { close: () => undefined, data: shown.at(-1)?.options.data };
    const waitUntil = (work: Promise<unknown>) => handled.push(work);
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, action: '', waitUntil }));
    await Promise.all(handled);
  });

test('a reminder tells nothing private, and a tap on it leads to the day in the window that is open', async ({
  browser,
}) => {
  const [ada] = await pair(browser, WITH_WORKER);
  await ada.goto('/journal');
  await ada.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = ada.context().serviceWorkers();
  await watch(worker!);
  await push(ada, SENT);
  await expect.poll(async () => (await noted(worker!)).shown).toHaveLength(1);
  const [{ title, options }] = (await noted(worker!)).shown as [Shown];
  expect(title).toBe(SENT.title);
  expect(options.body).toBeUndefined();
  expect(options.actions.map((action) => action.title)).toEqual([SENT.stopTitle]);

  await tap(worker!);
  await expect(ada).toHaveURL('/');
  await expect(ada.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();

  await ada.context().clearCookies();
  await tap(worker!);
  await expect(ada).toHaveURL('/api/login');
  expect((await noted(worker!)).opened).toEqual([]);
});
