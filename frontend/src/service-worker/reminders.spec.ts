import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { answerTap, showReminder } from './reminders';

const showNotification = jest.fn<(title: string, options: NotificationOptions) => Promise<void>>();
const openWindow = jest.fn<(address: string) => Promise<null>>();
const navigate = jest.fn<(address: string) => Promise<unknown>>();
const windows: { url: string; focus: () => Promise<unknown> }[] = [];
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
  Reflect.deleteProperty(self, 'cookieStore');
  globalThis.fetch = formerFetch;
});

const message = (text: string) => ({ json: () => JSON.parse(text) as unknown }) as PushMessageData;
const SENT = message('{"kind":"reminder","day":"2026-11-20","stop":"a-token"}');

function tap(action: string, data: unknown): { event: NotificationEvent; close: jest.Mock } {
  const close = jest.fn();
  return { event: { action, notification: { close, data } } as unknown as NotificationEvent, close };
}

function openAt(path: string) {
  const shown = { url: `http://localhost${path}`, navigate, focus: jest.fn<() => Promise<unknown>>() };
  shown.focus.mockResolvedValue(shown);
  windows.push(shown);
  return shown;
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

  it('opens the dashboard when it is tapped', async () => {
    const { event, close } = tap('', { stop: 'a-token' });
    await answerTap(event);
    expect(close).toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith('/');
    expect(asked).not.toHaveBeenCalled();
  });

  it('goes to the dashboard that is open', async () => {
    const [journal, dashboard] = [openAt('/journal'), openAt('/')];
    await answerTap(tap('', {}).event);
    expect(dashboard.focus).toHaveBeenCalledTimes(1);
    expect(journal.focus).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('takes a window that is open elsewhere to the dashboard, and opens none', async () => {
    const journal = openAt('/journal');
    navigate.mockResolvedValue(journal);
    await answerTap(tap('', {}).event);
    expect(journal.focus).toHaveBeenCalledTimes(1);
    expect(navigate.mock.calls).toEqual([['/']]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens a window where the one that is open is not the worker’s', async () => {
    openAt('/journal');
    navigate.mockRejectedValue(new TypeError('not controlled'));
    await answerTap(tap('', {}).event);
    expect(openWindow).toHaveBeenCalledWith('/');
  });

  it('leads through sign-in where nobody is signed in', async () => {
    Object.assign(self, { cookieStore: { get: () => Promise.resolve(null) } });
    await answerTap(tap('', {}).event);
    expect(openWindow).toHaveBeenCalledWith('/api/login');
  });

  it('stops all reminders by its button, without anybody’s cookies, and opens nothing', async () => {
    await answerTap(tap('stop', { stop: 'a-token' }).event);
    const [address, options] = asked.mock.calls[0] ?? [];
    expect(address).toBe('/api/reminders/stop');
    expect(options).toMatchObject({ method: 'POST', body: '{"token":"a-token"}', credentials: 'omit' });
    expect(openWindow).not.toHaveBeenCalled();
  });
});
