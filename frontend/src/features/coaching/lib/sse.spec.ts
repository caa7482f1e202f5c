import { describe, expect, it } from '@jest/globals';
import { SseParser, type ServerSentEvent } from './sse';

function read(...pieces: string[]): ServerSentEvent[] {
  const parser = new SseParser();
  return pieces.flatMap((piece) => parser.push(piece));
}

const STREAM =
  ': ping\r\n\r\nevent: conversation\r\ndata: {"conversationId":"1"}\r\n\r\n' +
  'event: delta\ndata: {"text":"a: b"}\n\n: ping\n\nevent:delta\rdata:first\rdata:second\r\rid: 7\nretry: 5\ndata\n\n';

const EVENTS = [
  { event: 'conversation', data: '{"conversationId":"1"}' },
  { event: 'delta', data: '{"text":"a: b"}' },
  { event: 'delta', data: 'first\nsecond' },
  { event: 'message', data: '' },
];

it('reads events, heartbeats, several lines of data and all three kinds of line ends', () => {
  expect(read(STREAM)).toEqual(EVENTS);
});

it.each(Array.from({ length: STREAM.length - 1 }, (_, index) => index + 1))(
  'reads the same when the stream is cut after character %d',
  (at) => {
    expect(read(STREAM.slice(0, at), STREAM.slice(at))).toEqual(EVENTS);
  },
);

it('reads the same one character at a time', () => {
  expect(read(...STREAM)).toEqual(EVENTS);
});

describe('what is no event', () => {
  it.each([
    ['a comment', ': still here\n\n'],
    ['a name without data', 'event: done\n\n'],
    ['an event that has not ended yet', 'event: done\ndata: {}\n'],
    ['an unknown field', 'colour: red\n\n'],
  ])('is passed over: %s', (_what, text) => {
    expect(read(text)).toEqual([]);
  });
});

it('keeps every space but the first', () => {
  expect(read('data:  two\n\n')).toEqual([{ event: 'message', data: ' two' }]);
});

it('does not hand an unfinished name on to the next event', () => {
  expect(read('event: done\n\ndata: x\n\n')).toEqual([{ event: 'message', data: 'x' }]);
});
