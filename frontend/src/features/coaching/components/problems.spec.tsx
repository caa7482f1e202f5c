import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { endSession } from '#shared/testing/posts';
import { toasts } from '#shared/testing/toasts';
import { fakeCoach } from '../testing/fake-coach';
import { conversation } from '../testing/fixtures';
import { button, input, list, log, openCoaching, said } from '../testing/open-coaching';

const server = apiServer();
const QUESTION = 'How do we begin?';

afterEach(() => {
  jest.restoreAllMocks();
});

const refused = (statusCode: number, code: string, message: string) => () =>
  HttpResponse.json({ statusCode, code, message }, { status: statusCode });

async function askWhile(answer: () => Response) {
  const coach = fakeCoach(server, [conversation('money')]);
  const keys: (string | null)[] = [];
  let down = true;
  server.use(
    http.post('/api/coaching/chat', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return down ? answer() : undefined;
    }),
  );
  const view = openCoaching('/coaching?c=money');
  await screen.findByText('With one breath.');
  await view.user.type(input(), `${QUESTION}{Enter}`);
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(input()).not.toHaveAttribute('readonly'));
  return { ...view, coach, keys, alert, recover: () => (down = false) };
}

describe('a message that could not be sent', () => {
  it('is an error at the message, which stays, and in no toast beside it [8.25]', async () => {
    const { alert } = await askWhile(() => new HttpResponse(null, { status: 500 }));
    expect(alert).toHaveTextContent('Failed to send message. Please try again.');
    expect(toasts().queryByText('Error')).not.toBeInTheDocument();
    expect(input()).toHaveValue(QUESTION);
    expect(input()).not.toHaveAttribute('readonly');
  });

  it('is sent by Retry, with the same key', async () => {
    const { user, keys, recover, coach } = await askWhile(() => new HttpResponse(null, { status: 500 }));
    recover();
    await user.click(screen.getAllByRole('button', { name: 'Retry' }).at(-1)!);
    expect(await said('one')).toBeVisible();
    expect(input()).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(coach.sent).toHaveLength(1);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('has a new key when it says something else', async () => {
    const { user, keys, recover } = await askWhile(() => new HttpResponse(null, { status: 500 }));
    recover();
    await user.type(input(), ' Today?{Enter}');
    await said('one');
    expect(keys[1]).not.toBe(keys[0]);
  });

  it.each([
    [409, 'still_answering', 'The coach is still answering your last message.'],
    [429, 'daily_limit', 'That was a lot for one day. The coach is here again tomorrow.'],
    [503, 'service_unavailable', 'The coach is resting. Please try again in a minute.'],
    [401, 'sign_in_required', 'Please log in.'],
  ])('says what the server said: %d %s', async (status, code, message) => {
    const { alert } = await askWhile(refused(status, code, message));
    expect(alert).toHaveTextContent(message);
    expect(input()).toHaveValue(QUESTION);
  });

  it('has its own words when a server in between said nothing', async () => {
    const { alert } = await askWhile(() => new HttpResponse('Bad Gateway', { status: 502 }));
    expect(alert).toHaveTextContent('The coach cannot be reached right now.');
  });

  it('says that we could not be reached', async () => {
    const { alert } = await askWhile(() => HttpResponse.error());
    expect(alert).toHaveTextContent('Anew could not be reached. Your message is kept; please try again.');
  });

  it('says that one is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { alert } = await askWhile(() => HttpResponse.error());
    expect(alert).toHaveTextContent('You are offline. Your message is kept; send it once you are back.');
    expect(input()).toHaveValue(QUESTION);
  });
});

describe('a session that has ended', () => {
  const signedOut = () => refusal(401, 'sign_in_required', 'Please log in.');

  it('leaves the words and the conversation on the screen, to be copied', async () => {
    let reads: string[] = [];
    await askWhile(() => {
      reads = endSession(server);
      return signedOut();
    });
    expect(reads).toEqual([]);
    expect(input()).toHaveValue(QUESTION);
    expect(screen.getByText('With one breath.')).toBeVisible();
  });

  it('is told at the message, with a way to sign in that leads back here', async () => {
    const { alert } = await askWhile(signedOut);
    expect(within(alert).getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/login/),
    );
    expect(within(alert).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(input()).toHaveValue(QUESTION);
  });
});

describe('an answer that fails on its way', () => {
  async function ask() {
    const coach = fakeCoach(server, [conversation('money'), conversation('holidays')]);
    const stream = coach.hold();
    const view = openCoaching('/coaching?c=money');
    await screen.findByText('With one breath.');
    await view.user.type(input(), `${QUESTION}{Enter}`);
    stream.emit('conversation', { conversationId: 'money' });
    await said(QUESTION);
    coach.conversations[0]!.messages.push({ ...coach.conversations[0]!.messages[0]!, content: QUESTION });
    return { ...view, coach, stream };
  }

  it('says why at the message, and Retry asks once more with the same key', async () => {
    const { stream, user, coach } = await ask();
    stream.emit('error', { statusCode: 503, code: 'service_unavailable', message: 'The coach is resting.' });
    expect(await screen.findByText('The coach is resting.')).toBeVisible();
    expect(input()).toHaveValue('');
    await user.click(screen.getAllByRole('button', { name: 'Retry' }).at(-1)!);
    expect(await said('one')).toBeVisible();
    expect(log().getAllByText(QUESTION)).toHaveLength(1);
    expect(coach.sent[1]?.key).toBe(coach.sent[0]?.key);
  });

  it('is told in a toast when another conversation is in view [8.25]', async () => {
    const { stream, user } = await ask();
    await user.click(await list().findByRole('link', { name: /holidays/ }));
    await screen.findByText('The coach is still answering in another conversation.');
    stream.emit('error', { statusCode: 503, code: 'service_unavailable', message: 'The coach is resting.' });
    expect(await toasts().findByText('Error')).toBeVisible();
    expect(toasts().getByText('Failed to send message. Please try again.')).toBeVisible();
  });

  it('and leaves the one before it shows that one, whole, and says so', async () => {
    const { stream } = await ask();
    stream.say('Slowly, and');
    await screen.findByText('Slowly, and');
    stream.emit('replaced', { text: 'With all the time there is.' });
    stream.emit('error', {
      statusCode: 503,
      code: 'service_unavailable',
      message: 'The one before it stays.',
    });
    expect(await screen.findByText('The one before it stays.')).toBeVisible();
    expect(log().getByText('With all the time there is.')).toBeVisible();
    expect(log().queryByText('Slowly, and')).not.toBeInTheDocument();
    expect(log().queryByText('This answer was stopped before its end.')).not.toBeInTheDocument();
  });

  it.each([
    ['ends too early', 'end'],
    ['loses its connection', 'breakOff'],
  ] as const)('keeps what has come when it %s', async (_what, how) => {
    const { stream } = await ask();
    stream.say('Slowly, and');
    await screen.findByText('Slowly, and');
    stream[how]();
    expect(await screen.findByText('The connection was lost before the answer was complete.')).toBeVisible();
    expect(log().getByText('Slowly, and')).toBeVisible();
    expect(log().getByText('This answer was stopped before its end.')).toBeVisible();
    await waitFor(() => expect(button('Send')).toBeVisible());
  });
});
