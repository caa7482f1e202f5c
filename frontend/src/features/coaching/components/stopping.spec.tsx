import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '#shared/testing/api-server';
import { toasts } from '#shared/testing/toasts';
import { fakeCoach } from '../testing/fake-coach';
import { answer, conversation, own } from '../testing/fixtures';
import { button, input, log, openCoaching, said } from '../testing/open-coaching';

const server = apiServer();
const QUESTION = 'How do we begin?';
const STOPPED = 'This answer was stopped before its end.';

afterEach(() => {
  jest.restoreAllMocks();
});

async function ask() {
  const coach = fakeCoach(server, [conversation('money')]);
  const stream = coach.hold();
  const view = openCoaching('/coaching?c=money');
  await screen.findByText('With one breath.');
  await view.user.type(input(), `${QUESTION}{Enter}`);
  return { ...view, coach, stream };
}

describe('Stop', () => {
  it('keeps what has come, marks it, and hands the focus back', async () => {
    const { stream, user } = await ask();
    stream.emit('conversation', { conversationId: 'money' });
    stream.say('Slowly, and');
    await screen.findByText('Slowly, and');
    await user.click(button('Stop'));
    expect(await said('Slowly, and')).toBeVisible();
    expect(log().getByText(STOPPED)).toBeVisible();
    await waitFor(() => expect(stream.isLeft).toBe(true));
    await waitFor(() => expect(input()).toHaveFocus());
    expect(button('Send')).toBeVisible();
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
  });

  it('shows what the server has put in the place of the stopped answer', async () => {
    const { stream, user, coach } = await ask();
    stream.emit('conversation', { conversationId: 'money' });
    stream.say('Slowly, and');
    await screen.findByText('Slowly, and');
    await user.click(button('Stop'));
    await said(STOPPED);
    const fixed = answer('I believe you.', { source: 'safety', call: '1-800-799-7233' });
    coach.conversations = [conversation('money', { messages: [own(QUESTION), fixed] })];
    expect(await said('I believe you.')).toBeVisible();
    expect(log().getByRole('link', { name: /Call 1-800-799-7233/ })).toBeVisible();
    expect(log().queryByText('Slowly, and')).not.toBeInTheDocument();
  });

  it('before the first word leaves a message without an answer', async () => {
    const { stream, user } = await ask();
    stream.emit('conversation', { conversationId: 'money' });
    await said(QUESTION);
    await user.click(button('Stop'));
    expect(await screen.findByText('No answer yet')).toBeVisible();
  });

  it('before the server has the message leaves the words in the input', async () => {
    const { user, coach } = await ask();
    await user.click(button('Stop'));
    await waitFor(() => expect(input()).not.toHaveAttribute('readonly'));
    expect(input()).toHaveValue(QUESTION);
    await user.click(button('Send'));
    await said('one');
    expect(coach.sent[1]?.key).toBe(coach.sent[0]?.key);
  });

  it('and then Retry asks anew, with a new key', async () => {
    const { stream, user, coach } = await ask();
    stream.emit('conversation', { conversationId: 'money' });
    stream.say('Slowly, and');
    await screen.findByText('Slowly, and');
    await user.click(button('Stop'));
    await said(STOPPED);
    await user.click(log().getAllByRole('button', { name: 'Retry' }).at(-1)!);
    await said('one');
    expect(coach.sent[1]?.body).toEqual({ ...coach.sent[0]?.body, again: true });
    expect(log().getAllByText(QUESTION)).toHaveLength(1);
    expect(log().queryByText(STOPPED)).not.toBeInTheDocument();
    expect(coach.sent[1]?.key).not.toBe(coach.sent[0]?.key);
  });
});

describe('another answer that was stopped', () => {
  async function stopAnother() {
    const coach = fakeCoach(server, [
      conversation('money', { messages: [own(QUESTION), answer('With one breath.')] }),
    ]);
    const stream = coach.hold();
    const { user } = openCoaching('/coaching?c=money');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    stream.emit('conversation', { conversationId: 'money' });
    stream.say('Slowly, and');
    await screen.findByText('Slowly, and');
    await user.click(button('Stop'));
    await said(STOPPED);
    return coach;
  }

  it('gives way to the one before it, which the server has kept', async () => {
    await stopAnother();
    expect(await said('With one breath.', { timeout: 4_000 })).toBeVisible();
    expect(log().queryByText('Slowly, and')).not.toBeInTheDocument();
    expect(log().queryByText(STOPPED)).not.toBeInTheDocument();
  });

  it('gives way to what the server stores a moment later', async () => {
    const coach = await stopAnother();
    const before = coach.reads.length;
    await waitFor(() => expect(coach.reads.slice(before)).toContain('money'), { timeout: 2_000 });
    expect(log().getByText('Slowly, and')).toBeVisible();
    coach.conversations = [
      conversation('money', { messages: [own(QUESTION), answer('Slowly, and as one.')] }),
    ];
    expect(await said('Slowly, and as one.', { timeout: 4_000 })).toBeVisible();
  });
});

describe('an answer that was cut off', () => {
  it('by the connection is shown as the server has stored it', async () => {
    const { stream, coach } = await ask();
    stream.emit('conversation', { conversationId: 'money' });
    stream.say('Half');
    await screen.findByText('Half');
    stream.breakOff();
    await said(STOPPED);
    coach.conversations = [conversation('money', { messages: [own(QUESTION), answer('Half a loaf.')] })];
    expect(await said('Half a loaf.')).toBeVisible();
  });

  it('is marked, from the stream and from the server alike', async () => {
    const { stream, coach } = await ask();
    const cut = answer('Half', { id: 'a', source: 'openai', cutOff: true });
    coach.conversations = [conversation('money', { messages: [own(QUESTION), cut] })];
    stream.emit('conversation', { conversationId: 'money' });
    stream.say('Half');
    stream.emit('done', { messageId: 'a', source: 'openai', cutOff: true });
    expect(await said(STOPPED)).toBeVisible();
    await waitFor(() => expect(log().getAllByRole('article')).toHaveLength(2));
    expect(log().getByText(STOPPED)).toBeVisible();
  });
});

describe('a message without an answer', () => {
  it('says so, and is sent again to the same conversation', async () => {
    const coach = fakeCoach(server, [conversation('money', { messages: [own(QUESTION)] })]);
    const { user } = openCoaching('/coaching?c=money');
    await screen.findByText('No answer yet');
    await user.click(button('Try again'));
    expect(await said('one')).toBeVisible();
    expect(coach.sent[0]?.body).toMatchObject({ message: QUESTION, conversationId: 'money' });
    expect(log().getAllByText(QUESTION)).toHaveLength(1);
    expect(screen.queryByText('No answer yet')).not.toBeInTheDocument();
  });
});

describe('each answer', () => {
  const all = () =>
    fakeCoach(server, [
      conversation('money', {
        messages: [own('First?'), answer('One **1**.'), own('Second?'), answer('Two.', { source: 'safety' })],
      }),
    ]);

  it('can be copied as it was written', async () => {
    all();
    const { user } = openCoaching('/coaching?c=money');
    const [, first] = await screen.findAllByRole('article');
    await user.click(within(first!).getByRole('button', { name: 'Copy' }));
    expect(await toasts().findByText('Answer copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('One **1**.');
  });

  it('says what to do when the browser does not let it', async () => {
    all();
    const { user } = openCoaching('/coaching?c=money');
    const [, first] = await screen.findAllByRole('article');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    Object.assign(document, { execCommand: () => false });
    await user.click(within(first!).getByRole('button', { name: 'Copy' }));
    expect(await toasts().findByText('Please copy it by hand')).toBeVisible();
  });

  it('is replaced by another one on Retry, if it is the last', async () => {
    const coach = fakeCoach(server, [
      conversation('money', {
        messages: [own('First?'), answer('One.'), own('Second?'), answer('Two.')],
      }),
    ]);
    const { user } = openCoaching('/coaching?c=money');
    const [retry, ...others] = await screen.findAllByRole('button', { name: 'Retry' });
    expect(others).toEqual([]);
    await user.click(retry!);
    await said('one');
    expect(coach.sent[0]?.body).toMatchObject({ message: 'Second?', again: true });
    expect(log().getAllByText('Second?')).toHaveLength(1);
    expect(log().queryByText('Two.')).not.toBeInTheDocument();
    expect(log().getByText('One.')).toBeVisible();
  });

  it('about danger has its number before its text, and is not replaced', async () => {
    const text = 'I believe you. Call 1-800-799-7233.';
    fakeCoach(server, [
      conversation('money', {
        messages: [own('He hits me'), answer(text, { source: 'safety', call: '1-800-799-7233' })],
      }),
    ]);
    openCoaching('/coaching?c=money');
    const [, reply] = await screen.findAllByRole('article');
    const [first] = within(reply!).getAllByRole('link');
    expect(first).toHaveAccessibleName('Call 1-800-799-7233 (Domestic Violence Hotline)');
    expect(first).toHaveAttribute('href', 'tel:+18007997233');
    expect(reply).toHaveTextContent(/^CoachCall 1-800-799-7233 \(Domestic Violence Hotline\)I believe you/);
    expect(within(reply!).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('to an emergency has the button for 911 first', async () => {
    fakeCoach(server, [
      conversation('money', {
        messages: [own('He broke in'), answer('Call 911 now.', { source: 'safety', call: '911' })],
      }),
    ]);
    openCoaching('/coaching?c=money');
    const [, reply] = await screen.findAllByRole('article');
    const [first] = within(reply!).getAllByRole('link');
    expect(first).toHaveAccessibleName('Call 911 (Emergency services)');
    expect(first).toHaveAttribute('href', 'tel:911');
  });

  it('about safety does not say where it comes from', async () => {
    all();
    openCoaching('/coaching?c=money');
    const rows = await screen.findAllByRole('article');
    expect(rows[3]).toHaveTextContent(/^CoachTwo\.Jan 10, 2026, \d+:\d+\s[AP]MCopy$/);
  });
});
