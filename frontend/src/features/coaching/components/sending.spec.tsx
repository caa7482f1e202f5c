import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { fakeCoach } from '../testing/fake-coach';
import { answer, conversation, own } from '../testing/fixtures';
import { address, button, input, list, log, openCoaching, said, status } from '../testing/open-coaching';

const server = apiServer();
const QUESTION = 'How do we begin?';

afterEach(() => void jest.restoreAllMocks());

describe('a first message', () => {
  it('begins a conversation: its id is kept, the input empty, list and conversation read anew', async () => {
    const coach = fakeCoach(server);
    const { user } = openCoaching();
    await list().findByText('No conversations yet');
    await user.type(input(), ` ${QUESTION} `);
    await user.click(button('Send'));
    expect(await said('one')).toBeVisible();
    expect(address()).toBe('/coaching?c=new-0');
    expect(input()).toHaveValue('');
    expect(await list().findByText(QUESTION)).toBeVisible();
    await waitFor(() => expect(coach.reads).toContain('new-0'));
    expect(coach.reads.filter((it) => it === 'list').length).toBeGreaterThan(1);
    expect(coach.sent).toEqual([
      {
        body: { message: QUESTION, challengeLevel: 'beginner' },
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        accept: 'text/event-stream',
      },
    ]);
  });

  it('can be one of three examples, which fill the input', async () => {
    fakeCoach(server);
    const { user } = openCoaching();
    for (const [name, text] of [
      [/boundaries/i, /partner’s ex/],
      [/parenting/i, /parenting styles/],
      [/first marriage/i, /comparing this to my first marriage/],
    ] as const) {
      await user.click(button(name));
      expect(input().textContent).toMatch(text);
      expect(input()).toHaveFocus();
    }
  });
});

describe('a further message', () => {
  it('goes to the conversation in view, with a key of its own', async () => {
    const coach = fakeCoach(server, [conversation('money')]);
    const { user } = openCoaching('/coaching?c=money');
    await screen.findByText('With one breath.');
    await user.type(input(), 'And then?{Enter}');
    await said('one');
    await waitFor(() => expect(input()).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument());
    await user.type(input(), 'And after that?{Enter}');
    await waitFor(() => expect(log().getAllByText('one')).toHaveLength(2));
    expect(coach.sent.map(({ body }) => body.conversationId)).toEqual(['money', 'money']);
    expect(new Set(coach.sent.map(({ key }) => key)).size).toBe(2);
  });
});

describe('the keyboard', () => {
  it('sends with Enter and breaks the line with Shift and Enter', async () => {
    const coach = fakeCoach(server);
    const { user } = openCoaching();
    await user.type(input(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(coach.sent[0]?.body.message).toBe('One\ntwo'));
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves Enter to an input method that is choosing characters: %o',
    async (composing) => {
      const coach = fakeCoach(server);
      const { user } = openCoaching();
      await user.type(input(), 'にほん');
      fireEvent.keyDown(input(), { key: 'Enter', ...composing });
      expect(input()).toHaveValue('にほん');
      expect(coach.sent).toEqual([]);
    },
  );

  it('sends nothing that is blank', async () => {
    const coach = fakeCoach(server);
    const { user } = openCoaching();
    await user.type(input(), '  {Enter}');
    expect(button('Send')).toBeDisabled();
    expect(coach.sent).toEqual([]);
  });

  it('refuses what is too long instead of cutting it', async () => {
    fakeCoach(server);
    openCoaching();
    fireEvent.change(input(), { target: { value: 'x'.repeat(4_002) } });
    const wrong = 'A message holds 4,000 characters; this one has 2 more.';
    expect(input()).toHaveAccessibleDescription(wrong);
    expect(screen.getByText(wrong, { selector: '[aria-live]' })).toBeInTheDocument();
    expect(button('Send')).toBeDisabled();
    await list().findByText('No conversations yet');
  });
});

describe('while an answer is on its way', () => {
  async function ask() {
    const coach = fakeCoach(server, [conversation('money')]);
    const stream = coach.hold();
    const view = openCoaching('/coaching?c=money');
    await screen.findByText('With one breath.');
    await view.user.type(input(), `${QUESTION}{Enter}`);
    return { ...view, coach, stream };
  }

  const stored = () => said(QUESTION);

  it('the words stay in the input, which waits, until the server has them', async () => {
    const { stream } = await ask();
    expect(input()).toHaveFocus();
    expect(input()).toHaveAttribute('readonly');
    expect(input()).toHaveValue(QUESTION);
    expect(screen.getByTestId('typing')).toBeVisible();
    stream.emit('conversation', { conversationId: 'money' });
    expect(await stored()).toBeVisible();
    await waitFor(() => expect(input()).not.toHaveAttribute('readonly'));
    expect(input()).toHaveValue('');
    expect(screen.getByTestId('typing')).toBeVisible();
    expect(input()).toHaveFocus();
  });

  it('the keyboard of a phone closes, because it would cover the answer', async () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia(''), matches: true });
    await ask();
    expect(input()).toHaveAttribute('readonly');
    expect(input()).not.toHaveFocus();
  });

  it('is drawn piece by piece, and read out only when it is whole', async () => {
    const { stream, coach } = await ask();
    expect(screen.getByText('Your message is on its way…')).toHaveAttribute('role', 'status');
    expect(screen.queryByText('The coach is still answering…')).not.toBeInTheDocument();
    stream.emit('conversation', { conversationId: 'money' });
    await stored();
    stream.say('Slowly, ');
    expect(await screen.findByText('Slowly,')).toBeVisible();
    stream.say('and **together**');
    expect(await screen.findByText('together')).toBeVisible();
    expect(log().queryByText('together')).not.toBeInTheDocument();
    expect(status()).toHaveAttribute('role', 'status');
    coach.conversations = [
      conversation('money', {
        messages: [own(QUESTION), answer('Slowly, and **together**', { source: 'anthropic' })],
      }),
    ];
    stream.emit('done', { messageId: 'a', source: 'anthropic' });
    expect(await said('together')).toBeVisible();
    expect(await said('AI answer')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('The coach is still answering…')).not.toBeInTheDocument());
    expect(screen.getAllByText('together')).toHaveLength(1);
  });

  it('is replaced at once by what the server puts in its place, which is said once', async () => {
    const { stream, coach } = await ask();
    stream.emit('conversation', { conversationId: 'money' });
    await stored();
    stream.say('Try this exercise');
    expect(await screen.findByText('Try this exercise')).toBeVisible();
    stream.emit('replaced', { text: 'Someone is there for you now.' });
    expect(await screen.findByText('Someone is there for you now.')).toBeVisible();
    expect(screen.queryByText('Try this exercise')).not.toBeInTheDocument();
    expect(log().queryByText('Someone is there for you now.')).not.toBeInTheDocument();
    expect(await screen.findByText('The coach has changed its answer.')).toHaveAttribute('role', 'status');
    coach.conversations = [
      conversation('money', {
        messages: [own(QUESTION), answer('Someone is there for you now.', { source: 'safety' })],
      }),
    ];
    stream.emit('done', { messageId: 'answer-Someone is there for you now.', source: 'safety' });
    expect(await said('Someone is there for you now.')).toBeVisible();
    await waitFor(() => expect(button('Send')).toBeVisible());
    expect(screen.getAllByText('Someone is there for you now.')).toHaveLength(1);
    expect(screen.getAllByText('The coach has changed its answer.')).toHaveLength(1);
  });

  it('one can go on writing, but not send', async () => {
    const { stream, user, coach } = await ask();
    stream.emit('conversation', { conversationId: 'money' });
    await stored();
    await waitFor(() => expect(input()).not.toHaveAttribute('readonly'));
    await user.type(input(), 'Next{Enter}');
    expect(input()).toHaveValue('Next');
    expect(coach.sent).toHaveLength(1);
  });

  it('another conversation can be looked at, and says why it cannot be used', async () => {
    const { stream, user, coach } = await ask();
    coach.conversations = [...coach.conversations, conversation('holidays')];
    stream.emit('conversation', { conversationId: 'money' });
    await stored();
    await user.click(await list().findByRole('link', { name: /holidays/ }));
    expect(await screen.findByText('The coach is still answering in another conversation.')).toBeVisible();
    expect(button('Send')).toBeDisabled();
    expect(screen.queryByTestId('typing')).not.toBeInTheDocument();
  });

  it('the focus is not taken from whatever else is being used', async () => {
    const { stream } = await ask();
    stream.emit('conversation', { conversationId: 'money' });
    await stored();
    act(() => button('Chat settings').focus());
    stream.say('Done.');
    stream.emit('done', { messageId: 'a', source: 'curated' });
    await waitFor(() => expect(button('Send')).toBeVisible());
    expect(button('Chat settings')).toHaveFocus();
  });
});

it('takes an answer that does not stream', async () => {
  const coach = fakeCoach(server);
  server.use(
    http.post('/api/coaching/chat', () => {
      coach.conversations = [conversation('whole', { messages: [own(QUESTION), answer('All at once.')] })];
      return HttpResponse.json({ conversationId: 'whole' });
    }),
  );
  const { user } = openCoaching();
  await user.type(input(), `${QUESTION}{Enter}`);
  expect(await said('All at once.')).toBeVisible();
  expect(address()).toBe('/coaching?c=whole');
});
