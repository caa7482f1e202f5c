import { describe, expect, it } from '@jest/globals';
import { answer, own } from '../testing/fixtures';
import { leftAfter, tooLong } from './draft';
import { isAnswered, lastQuestion, unanswered, withQuestion, withReply } from './messages';

const [first, one, second, two] = [own('First?'), answer('One.'), own('Second?'), answer('Two.')] as const;
const texts = (messages: readonly { content: string }[]) => messages.map(({ content }) => content);

describe('a question', () => {
  it('is put at the end', () => {
    const messages = withQuestion([first, one], 'Second?', false);
    expect(texts(messages)).toEqual(['First?', 'One.', 'Second?']);
    expect(messages.at(-1)).toMatchObject({ role: 'user', source: null });
  });

  it('that waits already, because its sending seemed to have failed, is there once', () => {
    expect(withQuestion([first, one, second], 'Second?', false)).toEqual([first, one, second]);
  });

  it('that is asked again loses the answer that it had, and that one alone', () => {
    expect(withQuestion([first, one, second, two], 'Second?', true)).toEqual([first, one, second]);
  });

  it('with the same words as one before is another question, unless it is asked again', () => {
    expect(texts(withQuestion([first, one], 'First?', false))).toEqual(['First?', 'One.', 'First?']);
    expect(texts(withQuestion([first, one, second, two], 'First?', true)).at(-1)).toBe('First?');
  });

  it.each([
    ['the last one with an answer', [first, one], 'First?', true],
    ['one that still waits', [first], 'First?', false],
    ['an earlier one', [first, one, second, two], 'First?', false],
    ['one that nobody asked', [], 'First?', false],
  ])('%s is answered or not', (_, messages, text, answered) => {
    expect(isAnswered(messages, text)).toBe(answered);
  });
});

describe('an answer', () => {
  it('is put at the end', () => {
    expect(withReply([first], one)).toEqual([first, one]);
  });

  it('that another tab has brought already is there once, as it was told last', () => {
    const whole = { ...one, content: 'One, and all of it.' };
    expect(withReply([first, one], whole)).toEqual([first, whole]);
  });
});

it('asks again what was asked last, whatever came after', () => {
  expect(lastQuestion([first, one, second, two])).toBe('Second?');
  expect(lastQuestion([one])).toBeNull();
});

it('finds the question that waits at the very end alone', () => {
  expect(unanswered([first, one, second])).toBe(second);
  expect(unanswered([first, one])).toBeNull();
  expect(unanswered([])).toBeNull();
});

describe('a message that is typed', () => {
  it.each([
    [4_000, null],
    [4_001, 'A message holds 4,000 characters; this one has 1 more.'],
  ])('of %i characters: %p', (length, words) => {
    expect(tooLong(` ${'x'.repeat(length)} `)).toBe(words);
  });

  it('keeps what dictation has added after it was sent', () => {
    expect(leftAfter('Sent.', 'Sent. Late words')).toBe('Late words');
    expect(leftAfter('Sent.', 'Sent.')).toBe('');
    expect(leftAfter('Sent.', 'Something else')).toBe('');
  });
});
