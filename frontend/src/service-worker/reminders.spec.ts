import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { answerTap, showReminder } from './reminders';

const showNotification = jest.fn<(title: string, options: NotificationOptions) => Promise<void>>();
const openWindow = jest.fn<(address: string) => Promise<null>>();
const focus = jest.fn<() => Promise<void>>();
const windows: { url: string; focus: () => Promise<void> }[] = [];
const asked = jest.fn<typeof fetch>();
const formerFetch = globalThis.fetch;

beforeEach(() => {
  const clients = { openWindow, matchAll: () => Promise.resolve(windows) };
  Object.assign(self, { registration: { showNotification }, clients });
  globalThis.fetch = asked.mockResolvedValue(new Response('{}'));
});

afterEach(() => {
  jest.clearAllMocks();
  windows.length = 0;
  globalThis.fetch = formerFetch;
});

const message = (text: string) => ({ json: () => JSON.parse(text) as unknown }) as PushMessageData;
const SENT = message('{"kind":"reminder","day":"2026-11-20","stop":"a-token"}');

function tap(action: string, data: unknown): { event: NotificationEvent; close: jest.Mock } {
  const close = jest.fn();
  return { event: { action, notification: { close, data } } as unknown as NotificationEvent, close };
}

describe('a reminder', () => {
  it('is shown without any words of people, under the name of its day', async () => {
    await showReminder(SENT);
    expect(showNotification.mock.calls).toEqual([
      [
        'Your question is here',
        {
          tag: 'reminder-2026-11-20',
          icon: '/icons/192.png',
          data: { stop: 'a-token' },
          actions: [{ action: 'stop', title: 'Stop reminders' }],
        },
      ],
    ]);
  });

  it('is in the language in which the server has written it', async () => {
    await showReminder(
      message('{"title":"Tu pregunta está aquí","stop":"a-token","stopTitle":"No más recordatorios"}'),
    );
    const [title, options] = showNotification.mock.calls[0] ?? [];
    expect(title).toBe('Tu pregunta está aquí');
    expect(options).toMatchObject({ actions: [{ title: 'No más recordatorios' }] });
  });

  it.each([null, message('not JSON')])('that cannot be read is shown all the same', async (data) => {
    await showReminder(data);
    expect(showNotification.mock.calls[0]?.[0]).toBe('Your question is here');
  });

  it('opens the dashboard when it is tapped, or goes to the one that is open', async () => {
    const first = tap('', { stop: 'a-token' });
    await answerTap(first.event);
    expect(first.close).toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith('/');
    windows.push({ url: 'http://localhost/', focus });
    await answerTap(tap('', {}).event);
    expect(focus).toHaveBeenCalledTimes(1);
    expect(openWindow).toHaveBeenCalledTimes(1);
    expect(asked).not.toHaveBeenCalled();
  });

  it('stops all reminders by its button, without anybody’s cookies, and opens nothing', async () => {
    await answerTap(tap('stop', { stop: 'a-token' }).event);
    const [address, options] = asked.mock.calls[0] ?? [];
    expect(address).toBe('/api/reminders/stop');
    expect(options).toMatchObject({ method: 'POST', body: '{"token":"a-token"}', credentials: 'omit' });
    expect(openWindow).not.toHaveBeenCalled();
  });
});
