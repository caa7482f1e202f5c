import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { DailyQuestions } from './components/daily-questions';
import { Reminders } from './components/reminders';
import { storesPreferences } from './testing/fake-preferences';

const server = apiServer();
let preferences: ReturnType<typeof storesPreferences>;

beforeEach(() => {
  preferences = storesPreferences(server);
});

const choice = (name: RegExp) => screen.findByRole('radio', { name });
const WORDS = 'This part of Anew is not reachable right now.';
const refuse = () =>
  server.use(http.put('/api/preferences', () => refusal(503, 'service_unavailable', WORDS)));

describe('the daily prompts', () => {
  it('begin with the defaults [9.43]', async () => {
    renderWithProviders(
      <>
        <DailyQuestions />
        <Reminders />
      </>,
    );
    for (const name of [/^Evening \(7:00 PM\)/, /^Balanced/, /^Automatic/, /^Off/]) {
      expect(await choice(name)).toBeChecked();
    }
  });

  it.each([
    ['Question style', ['Light', 'Balanced', 'Deep']],
    ['AI question generation', ['Automatic', 'Anthropic', 'OpenAI', 'Disabled']],
    ['Preferred time', ['Morning (8:00 AM)', 'Afternoon (2:00 PM)', 'Evening (7:00 PM)', 'Another time']],
  ])('offer every %s [9.42]', async (legend, choices) => {
    renderWithProviders(
      <>
        <DailyQuestions />
        <Reminders />
      </>,
    );
    const radios = within(await screen.findByRole('group', { name: legend })).getAllByRole('radio');
    expect(radios).toHaveLength(choices.length);
    radios.forEach((radio, index) => expect(radio.closest('label')).toHaveTextContent(choices[index]!));
  });

  it('say what each provider choice means [9.44]', async () => {
    renderWithProviders(<DailyQuestions />);
    expect(await screen.findByText('Default. If one cannot, the other does.')).toBeVisible();
    expect(screen.getByText('Only our own questions.')).toBeVisible();
  });

  it('store a choice at once, and it alone', async () => {
    const { user } = renderWithProviders(<DailyQuestions />);
    await user.click(await choice(/^Deep/));
    expect(await screen.findByText('Saved.')).toHaveRole('status');
    await user.click(await choice(/^Disabled/));
    await waitFor(() =>
      expect(preferences.asked).toEqual([{ questionStyle: 'deep' }, { aiQuestions: 'disabled' }]),
    );
    expect(await choice(/^Deep/)).toBeChecked();
  });

  it.each([
    ['Question style', 'Balanced', 'Deep'],
    ['AI question generation', 'Automatic', 'Disabled'],
    ['Remind me', 'Off', 'By email'],
    ['Preferred time', 'Evening', 'Morning'],
  ])('at "%s" go back to what they were and say why aloud when refused', async (legend, before, wanted) => {
    refuse();
    const { user } = renderWithProviders(
      <>
        <DailyQuestions />
        <Reminders />
      </>,
    );
    await user.click(await choice(new RegExp(`^${wanted}`)));
    expect(await screen.findByRole('alert')).toHaveTextContent(WORDS);
    expect(screen.getByRole('group', { name: legend })).toHaveAccessibleDescription(WORDS);
    expect(await choice(new RegExp(`^${before}`))).toBeChecked();
  });

  it('say so when they did not load', async () => {
    server.use(http.get('/api/preferences', () => refusal(503, 'service_unavailable', WORDS)));
    renderWithProviders(<DailyQuestions />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This did not load');
  });
});

describe('the time', () => {
  it('is one of the three, or another', async () => {
    const { user } = renderWithProviders(<Reminders />);
    await user.click(await choice(/^Morning/));
    await waitFor(() => expect(preferences.asked).toEqual([{ reminder: { time: '08:00' } }]));
    await user.click(await choice(/^Another time/));
    const field = screen.getByLabelText('Time of day');
    fireEvent.change(field, { target: { value: '21:15' } });
    fireEvent.blur(field);
    await waitFor(() => expect(preferences.asked.at(-1)).toEqual({ reminder: { time: '21:15' } }));
    expect(await choice(/^Another time/)).toBeChecked();
  });
});

describe('a reminder', () => {
  it('comes by mail when that is chosen', async () => {
    const { user } = renderWithProviders(<Reminders />);
    await user.click(await choice(/^By email/));
    await waitFor(() => expect(preferences.asked).toEqual([{ reminder: { channel: 'mail' } }]));
  });

  it('is not offered on a device that cannot show one', async () => {
    renderWithProviders(<Reminders />);
    await choice(/^By email/);
    expect(screen.queryByRole('radio', { name: /^On this device/ })).toBeNull();
  });

  describe('on a device that can show one', () => {
    const permission = jest.fn<() => Promise<NotificationPermission>>();
    const KEY = 'A-_9';
    const PRESENT = Uint8Array.of(3, 239, 253);
    const FORMER = Uint8Array.of(9);
    const unsubscribe = jest.fn(async () => {
      subscription = null;
      return Promise.resolve(true);
    });
    const subscribed = ({ buffer }: Uint8Array) => ({
      options: { applicationServerKey: buffer },
      unsubscribe,
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    });
    let subscription: ReturnType<typeof subscribed> | null;
    /** Whether the server sends reminders of this session to the browser. */
    let isSubscribed: boolean;
    /** Like browsers, it refuses a second subscription with another key. */
    const subscribe = jest.fn<(options: object) => Promise<object>>(async () => {
      if (subscription && subscription.options.applicationServerKey !== PRESENT.buffer)
        throw new DOMException('A subscription with another key exists.', 'InvalidStateError');
      subscription = subscribed(PRESENT);
      return Promise.resolve(subscription);
    });

    beforeEach(() => {
      jest.clearAllMocks();
      subscription = null;
      isSubscribed = false;
      permission.mockResolvedValue('granted');
      const pushManager = { subscribe, getSubscription: async () => Promise.resolve(subscription) };
      Object.defineProperty(navigator, 'serviceWorker', {
        configurable: true,
        value: { getRegistration: async () => Promise.resolve({ pushManager }) },
      });
      Object.assign(window, { PushManager: jest.fn(), Notification: { requestPermission: permission } });
      server.use(
        http.get('/api/push/key', () => HttpResponse.json({ publicKey: KEY, isSubscribed })),
        http.post('/api/push/subscriptions', async ({ request }) => {
          preferences.asked.push(await request.json());
          isSubscribed = true;
          return new HttpResponse(null, { status: 204 });
        }),
      );
    });

    afterEach(() => {
      Reflect.deleteProperty(navigator, 'serviceWorker');
    });

    it('is shown there once the person allows it', async () => {
      const { user } = renderWithProviders(<Reminders />);
      await user.click(await choice(/^On this device/));
      await waitFor(() =>
        expect(preferences.asked).toEqual([
          { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } },
          { reminder: { channel: 'push' } },
        ]),
      );
      expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
      expect(await choice(/^On this device/)).toBeChecked();
    });

    it('is the last way, so that arrow keys get to the others without a question by the browser', async () => {
      const { user } = renderWithProviders(<Reminders />);
      (await choice(/^Off/)).focus();
      await user.keyboard('{ArrowDown}');
      expect(await choice(/^By email/)).toBeChecked();
      expect(permission).not.toHaveBeenCalled();
    });

    it('stays off, with what to do, when the browser does not let it', async () => {
      permission.mockResolvedValue('denied');
      const { user } = renderWithProviders(<Reminders />);
      await user.click(await choice(/^On this device/));
      const group = await screen.findByRole('group', { name: 'Remind me' });
      await waitFor(() => expect(group).toHaveAccessibleDescription(/does not let Anew show reminders/));
      expect(await choice(/^Off/)).toBeChecked();
      expect(preferences.asked).toEqual([]);
    });

    it('can be had here, too, when another device shows it', async () => {
      preferences.stored = { ...preferences.stored, reminder: { channel: 'push', time: '19:00' } };
      const { user } = renderWithProviders(<Reminders />);
      await user.click(await screen.findByRole('button', { name: 'Show them here, too' }));
      await waitFor(() => expect(preferences.asked).toHaveLength(2));
      await waitFor(() => expect(screen.queryByText(/come on another device/)).toBeNull());
      expect(unsubscribe).not.toHaveBeenCalled();
    });

    it('can be had here, too, when the browser was subscribed for somebody else', async () => {
      preferences.stored = { ...preferences.stored, reminder: { channel: 'push', time: '19:00' } };
      subscription = subscribed(PRESENT);
      const { user } = renderWithProviders(<Reminders />);
      await user.click(await screen.findByRole('button', { name: 'Show them here, too' }));
      await waitFor(() => expect(preferences.asked).toHaveLength(2));
      await waitFor(() => expect(screen.queryByText(/come on another device/)).toBeNull());
      expect(unsubscribe).not.toHaveBeenCalled();
    });

    it('can be had here again once the server has another key than before', async () => {
      preferences.stored = { ...preferences.stored, reminder: { channel: 'push', time: '19:00' } };
      subscription = subscribed(FORMER);
      const { user } = renderWithProviders(<Reminders />);
      await user.click(await screen.findByRole('button', { name: 'Show them here, too' }));
      await waitFor(() => expect(preferences.asked).toHaveLength(2));
      expect(unsubscribe).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByText(/come on another device/)).toBeNull());
    });

    it('is chosen over a subscription with a former key of the server', async () => {
      subscription = subscribed(FORMER);
      const { user } = renderWithProviders(<Reminders />);
      await user.click(await choice(/^On this device/));
      await waitFor(() => expect(preferences.asked).toHaveLength(2));
      expect(await choice(/^On this device/)).toBeChecked();
    });

    it('keeps a subscription with the key that the server has', async () => {
      subscription = subscribed(PRESENT);
      const { user } = renderWithProviders(<Reminders />);
      await user.click(await choice(/^On this device/));
      await waitFor(() => expect(preferences.asked).toHaveLength(2));
      expect(unsubscribe).not.toHaveBeenCalled();
    });
  });
});

describe('the weekly email', () => {
  it('is asked for with a tick, and says what it will not contain', async () => {
    const { user } = renderWithProviders(<Reminders />);
    const letter = await screen.findByRole('checkbox', { name: /weekly email about the two of us/ });
    expect(screen.getByText(/nothing that either of you wrote/)).toBeVisible();
    await user.click(letter);
    await waitFor(() => expect(preferences.asked).toEqual([{ weeklyLetter: true }]));
    expect(letter).toBeChecked();
  });

  it('stays as it was when the server refuses', async () => {
    refuse();
    const { user } = renderWithProviders(<Reminders />);
    const letter = await screen.findByRole('checkbox', { name: /weekly email about the two of us/ });
    await user.click(letter);
    expect(await screen.findByRole('alert')).toHaveTextContent(WORDS);
    expect(letter).not.toBeChecked();
  });
});
