import type { Message } from '@anew/contracts/coaching/views';
import { describe, expect, it } from '@jest/globals';
import { answer, own } from '../testing/fixtures';
import {
  begin,
  composerStateOf,
  endOf,
  type Exchange,
  type ExchangeEvent,
  isUnderWay,
  type Question,
  reduce,
  replyIn,
} from './exchange';
import { withReply } from './messages';

const QUESTION: Question = { text: 'How?', conversationId: null, isTyped: true, again: false };

const STORED: ExchangeEvent = { event: 'conversation', data: { conversationId: 'c' } };
const said = (text: string): ExchangeEvent => ({ event: 'delta', data: { text } });
const replaced = (text: string): ExchangeEvent => ({ event: 'replaced', data: { text } });
const DONE: ExchangeEvent = { event: 'done', data: { messageId: 'm', source: 'anthropic' } };
const STOP: ExchangeEvent = { event: 'stop' };
const ENDED: ExchangeEvent = { event: 'ended' };
const RESTING = { words: 'The coach is resting.', isSignedOut: false };
const BROKE: ExchangeEvent = { event: 'broke', problem: RESTING };

const after = (...events: ExchangeEvent[]): Exchange => events.reduce(reduce, begin(QUESTION));
const again = (...events: ExchangeEvent[]): Exchange =>
  events.reduce(reduce, begin({ ...QUESTION, isTyped: false, again: true, conversationId: 'c' }));

const WAITING: Message[] = [own('How?')];
const ANSWERED: Message[] = [own('How?'), answer('So.', { id: 'm' })];

describe('asking', () => {
  it('is where the words stand in the composer, and the answer is awaited', () => {
    expect(begin(QUESTION)).toMatchObject({ phase: 'asking', conversationId: null, isStored: false });
    expect(composerStateOf(begin(QUESTION), null, true)).toBe('sending');
    expect(endOf([], begin(QUESTION))).toEqual({ kind: 'live' });
  });

  it('once more for an answer that stands there shows the new one as it comes', () => {
    expect(endOf(ANSWERED, again())).toEqual({ kind: 'live' });
  });

  it('ends when the server has the question, and says where', () => {
    expect(after(STORED)).toMatchObject({ phase: 'answering', conversationId: 'c', isStored: true });
    expect(composerStateOf(after(STORED), 'c', true)).toBe('answering');
  });
});

describe('streaming', () => {
  it('puts the pieces together', () => {
    const exchange = after(STORED, said('Slowly, '), said('and together.'));
    expect(exchange).toMatchObject({ phase: 'answering', answer: 'Slowly, and together.' });
    expect(replyIn({ ...exchange, phase: 'done' })).toBeNull();
    expect(endOf(WAITING, exchange)).toEqual({ kind: 'live' });
  });

  it('keeps another conversation waiting, and nothing is shown there', () => {
    expect(composerStateOf(after(STORED), 'another', true)).toBe('elsewhere');
    expect(composerStateOf(after(STORED), null, true)).toBe('elsewhere');
  });
});

describe('done', () => {
  it('leaves the whole answer, as the server calls it', () => {
    const exchange = after(STORED, said('So.'), DONE, ENDED);
    expect(exchange.phase).toBe('done');
    expect(replyIn(exchange)).toMatchObject({
      id: 'm',
      role: 'assistant',
      content: 'So.',
      source: 'anthropic',
    });
    expect(replyIn(exchange)).not.toHaveProperty('cutOff');
    expect(composerStateOf(exchange, 'c', true)).toBe('ready');
    expect(endOf(ANSWERED, exchange)).toBeNull();
  });

  it('says so when the server has cut the answer off', () => {
    const cut = { messageId: 'm', source: 'openai', cutOff: true } as const;
    expect(replyIn(after(STORED, said('S'), { event: 'done', data: cut }))?.cutOff).toBe(true);
  });

  it('without a stream leaves the answer to be read', () => {
    const exchange = after(STORED, ENDED);
    expect(exchange).toMatchObject({ phase: 'done', end: null });
    expect(replyIn(exchange)).toBeNull();
  });

  it('is the end: nothing that comes later changes it', () => {
    const exchange = after(STORED, said('So.'), DONE);
    for (const late of [STOP, BROKE, said('more'), replaced('else'), ENDED])
      expect(reduce(exchange, late)).toBe(exchange);
  });
});

describe('replaced', () => {
  it('takes back all that was said, and is the answer', () => {
    const exchange = after(STORED, said('An exercise.'), replaced('Call 988.'));
    expect(exchange).toMatchObject({ phase: 'answering', answer: 'Call 988.', isReplaced: true });
    const reply = replyIn(reduce(exchange, DONE));
    expect(reply?.content).toBe('Call 988.');
  });

  it('before the first word is the answer, too', () => {
    expect(replyIn(after(STORED, replaced('Call 988.'), DONE))?.content).toBe('Call 988.');
  });

  it('is kept when the stream breaks off behind it, and whole', () => {
    const reply = replyIn(after(STORED, said('An exercise.'), replaced('Call 988.'), BROKE));
    expect(reply?.content).toBe('Call 988.');
    expect(reply).not.toHaveProperty('cutOff');
  });
});

describe('stopping', () => {
  it('goes on until the stream has ended, and is no failure', () => {
    const stopping = after(STORED, said('Slow'), STOP);
    expect(stopping.phase).toBe('stopping');
    expect(isUnderWay(stopping)).toBe(true);
    expect(composerStateOf(stopping, 'c', true)).toBe('answering');
    expect(reduce(stopping, BROKE)).toMatchObject({ phase: 'stopped', problem: null });
  });

  it('keeps what has begun, marked', () => {
    const stopped = after(STORED, said('Slow'), STOP, BROKE);
    expect(replyIn(stopped)).toMatchObject({ content: 'Slow', cutOff: true, source: null });
    expect(endOf(ANSWERED, stopped)).toBeNull();
  });

  it('with nothing begun leaves a question without an answer', () => {
    const stopped = after(STORED, STOP, BROKE);
    expect(replyIn(stopped)).toBeNull();
    expect(endOf(WAITING, stopped)).toEqual({ kind: 'unanswered', text: 'How?' });
  });

  it('before the server has the question leaves the words in the composer', () => {
    const stopping = after(STOP);
    expect(composerStateOf(stopping, null, true)).toBe('sending');
    const stopped = reduce(stopping, BROKE);
    expect(replyIn(stopped)).toBeNull();
    expect(composerStateOf(stopped, null, true)).toBe('ready');
    expect(endOf([], stopped)).toBeNull();
  });

  it('comes too late for an answer that is whole', () => {
    expect(after(STORED, said('So.'), STOP, DONE)).toMatchObject({ phase: 'done', answer: 'So.' });
  });
});

describe('failed', () => {
  const problem = { kind: 'problem', problem: RESTING, text: 'How?' };

  it('with something begun keeps it, marked, and says why at the message', () => {
    const failed = after(STORED, said('Slow'), BROKE);
    expect(failed.phase).toBe('failed');
    expect(replyIn(failed)).toMatchObject({ content: 'Slow', cutOff: true });
    expect(endOf([...WAITING, answer('Slow', { cutOff: true })], failed)).toEqual(problem);
  });

  it('with nothing begun keeps the question, and says why at the message', () => {
    const failed = after(STORED, BROKE);
    expect(replyIn(failed)).toBeNull();
    expect(endOf(WAITING, failed)).toEqual(problem);
    expect(composerStateOf(failed, 'c', true)).toBe('ready');
  });

  it('before the server has the question says so at the composer, which has the words', () => {
    expect(after(BROKE)).toMatchObject({ phase: 'failed', problem: RESTING });
    expect(endOf([], after(BROKE))).toBeNull();
  });

  it('before the server has what was asked once more says so at the message', () => {
    expect(endOf(ANSWERED, again(BROKE))).toEqual(problem);
  });
});

describe('another tab’s answer', () => {
  it('is not put in twice', () => {
    const reply = replyIn(after(STORED, said('So.'), DONE));
    expect(withReply(ANSWERED, reply!).map(({ id }) => id)).toEqual(['own-How?', 'm']);
  });

  it('ends what failed here with nothing begun', () => {
    expect(endOf(ANSWERED, after(STORED, BROKE))).toBeNull();
    // The answer that stands there is the one that was to be replaced.
    expect(endOf(ANSWERED, again(STORED, BROKE))).not.toBeNull();
  });

  it('that is read while this one still comes takes its place', () => {
    expect(endOf(ANSWERED, after(STORED, said('S')))).toBeNull();
  });
});

it('shows a question that waits for an answer, with nothing under way', () => {
  expect(endOf(WAITING, null)).toEqual({ kind: 'unanswered', text: 'How?' });
  expect(endOf(ANSWERED, null)).toBeNull();
  expect(endOf([], null)).toBeNull();
  expect(composerStateOf(null, 'c', false)).toBe('loading');
});
