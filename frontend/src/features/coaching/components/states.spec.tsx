import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { toasts } from '#shared/testing/toasts';
import { fakeCoach } from '../testing/fake-coach';
import { answer, conversation, own } from '../testing/fixtures';
import { address, button, input, list, log, openCoaching, said } from '../testing/open-coaching';

const server = apiServer();
const QUESTION = 'How do we begin?';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Holds the answer to a request back, until the returned function gives it. */
function slow(method: 'get' | 'delete' | 'patch', path: string) {
  let asked = 0;
  let give: (response: Response) => void = () => undefined;
  server.use(
    http[method](path, () => {
      asked += 1;
      return new Promise<Response>((resolve) => void (give = resolve));
    }),
  );
  return { asked: () => asked, answer: (response: Response) => give(response) };
}

describe('a conversation that is slow to come', () => {
  it('can be written to, and sent to only once it is there', async () => {
    const coach = fakeCoach(server, [conversation('money')]);
    const read = slow('get', '/api/coaching/conversations/money');
    const { user } = openCoaching('/coaching?c=money');
    expect(await screen.findByText('Loading the conversation')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /think through/ })).not.toBeInTheDocument();
    await user.type(input(), `${QUESTION}{Enter}`);
    expect(button('Send')).toBeDisabled();
    expect(coach.sent).toEqual([]);
    await waitFor(() => expect(read.asked()).toBe(1));
    read.answer(HttpResponse.json(conversation('money')));
    await screen.findByText('With one breath.');
    expect(input()).toHaveValue(QUESTION);
    await user.click(button('Send'));
    await waitFor(() => expect(coach.sent).toHaveLength(1));
  });

  it('does not appear in the one that was opened after it', async () => {
    fakeCoach(server, [conversation('money'), conversation('holidays', { messages: [own('The sea?')] })]);
    const read = slow('get', '/api/coaching/conversations/money');
    const { user } = openCoaching('/coaching?c=money');
    await user.click(await list().findByRole('link', { name: /holidays/ }));
    await said('The sea?');
    read.answer(HttpResponse.json(conversation('money')));
    await act(() => Promise.resolve());
    expect(log().queryByText('With one breath.')).not.toBeInTheDocument();
  });
});

describe('a message', () => {
  it('that is sent by two quick presses goes once', async () => {
    const coach = fakeCoach(server, [conversation('money')]);
    coach.hold();
    const { user } = openCoaching('/coaching?c=money');
    await screen.findByText('With one breath.');
    await user.type(input(), `${QUESTION}{Enter}{Enter}`);
    await waitFor(() => expect(coach.sent).toHaveLength(1));
    expect(button('Stop')).toBeVisible();
    expect(coach.sent).toHaveLength(1);
  });

  it('is not sent by the example that fills the field, which can be changed before', async () => {
    const coach = fakeCoach(server);
    const { user } = openCoaching();
    await user.click(await screen.findByRole('button', { name: /Two ways of parenting/ }));
    expect(input()).toHaveFocus();
    await user.type(input(), ' Please be brief.');
    expect(coach.sent).toEqual([]);
    await user.click(button('Send'));
    await said('one');
    expect(coach.sent[0]?.body.message).toMatch(/parenting styles\? Please be brief\.$/);
  });
});

it('leaving the page ends the answer, so that nobody pays for words that nobody reads', async () => {
  const coach = fakeCoach(server, [conversation('money')]);
  const stream = coach.hold();
  const { user, unmount } = openCoaching('/coaching?c=money');
  await screen.findByText('With one breath.');
  await user.type(input(), `${QUESTION}{Enter}`);
  stream.emit('conversation', { conversationId: 'money' });
  await said(QUESTION);
  unmount();
  await waitFor(() => expect(stream.isLeft).toBe(true));
});

it('an answer that another device has brought appears when the page reads anew', async () => {
  const coach = fakeCoach(server, [conversation('money', { messages: [own(QUESTION)] })]);
  const { queryClient } = openCoaching('/coaching?c=money');
  await screen.findByText('No answer yet');
  coach.conversations = [conversation('money', { messages: [own(QUESTION), answer('By listening.')] })];
  await act(() => queryClient.invalidateQueries());
  expect(await said('By listening.')).toBeVisible();
  expect(screen.queryByText('No answer yet')).not.toBeInTheDocument();
});

it('a conversation that was deleted on another device is told as gone, with a way on', async () => {
  const coach = fakeCoach(server, [conversation('money')]);
  const { queryClient, user } = openCoaching('/coaching?c=money');
  await screen.findByText('With one breath.');
  coach.conversations = [];
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('This conversation could not be found')).toBeVisible();
  expect(screen.queryByText('With one breath.')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Start a new one' }));
  expect(input()).not.toHaveAttribute('readonly');
  expect(address()).toBe('/coaching');
});

describe('deleting', () => {
  const ask = async (user: ReturnType<typeof openCoaching>['user'], title: string) => {
    await user.click(await list().findByRole('button', { name: `Delete conversation: ${title}` }));
    return within(await screen.findByRole('dialog', { name: 'Delete this conversation?' }));
  };

  it('names what will be gone, is sent once, and cannot be closed meanwhile', async () => {
    fakeCoach(server, [conversation('money')]);
    const removal = slow('delete', '/api/coaching/conversations/money');
    const { user } = openCoaching();
    const dialog = await ask(user, 'About money');
    expect(dialog.getByText('“About money” and the coach’s answers in it will be gone.')).toBeVisible();
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(removal.asked()).toBe(1));
    expect(dialog.getByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(removal.asked()).toBe(1);
    removal.answer(new HttpResponse(null, { status: 204 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(list().getByRole('button', { name: 'New Conversation' })).toHaveFocus());
  });

  it('of the conversation whose answer is coming ends the answer', async () => {
    const coach = fakeCoach(server, [conversation('money')]);
    const stream = coach.hold();
    const { user } = openCoaching('/coaching?c=money');
    await screen.findByText('With one breath.');
    await user.type(input(), `${QUESTION}{Enter}`);
    stream.emit('conversation', { conversationId: 'money' });
    await said(QUESTION);
    await user.click((await ask(user, 'About money')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(stream.isLeft).toBe(true));
    await waitFor(() => expect(address()).toBe('/coaching'));
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });
});

describe('hiding that fails', () => {
  it('is told to whoever has closed the dialog, because they would rely on it', async () => {
    fakeCoach(server, [conversation('money')]);
    const change = slow('patch', '/api/coaching/conversations/money');
    const { user } = openCoaching();
    await user.click(await list().findByRole('button', { name: 'Rename or hide: About money' }));
    await user.click(await screen.findByRole('button', { name: 'Hide from the list' }));
    await waitFor(() => expect(change.asked()).toBe(1));
    await user.click(button('Hide from the list'));
    expect(change.asked()).toBe(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    change.answer(refusal(503, 'service_unavailable', 'Not hidden: we are resting.'));
    expect(await toasts().findByText('Not hidden: we are resting.')).toBeVisible();
    expect(list().getByText('About money')).toBeVisible();
  });
});

describe('the hidden ones', () => {
  it('are read by nobody who has not asked for them, and can be asked for again when they did not load', async () => {
    const coach = fakeCoach(server, [conversation('money', { hidden: true })]);
    const { user } = openCoaching();
    await list().findByText('No conversations yet');
    expect(coach.reads).not.toContain('hidden');
    server.use(
      http.get('/api/coaching/conversations', () => refusal(400, 'validation_failed', 'No.'), { once: true }),
    );
    await user.click(list().getByRole('button', { name: 'Show hidden' }));
    expect(await list().findByText('These conversations did not load')).toBeVisible();
    await user.click(list().getByRole('button', { name: 'Retry' }));
    expect(await list().findByText('About money')).toBeVisible();
  });
});

it('shows the note again where what was kept of the last visit makes no sense', () => {
  window.localStorage.setItem('anew-coaching-visit:me', '{');
  fakeCoach(server);
  openCoaching();
  expect(screen.getByText('Before you talk')).toBeVisible();
});

it('shows an answer with a number that only a later release knows', async () => {
  const unknown = answer('Call them.', { source: 'safety', call: '555' });
  fakeCoach(server, [conversation('money', { messages: [own('Help'), unknown] })]);
  openCoaching('/coaching?c=money');
  expect(await said('Call them.')).toBeVisible();
  expect(log().queryByRole('link')).not.toBeInTheDocument();
});
