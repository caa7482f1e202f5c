import type { ChatEvent } from '@anew/contracts/coaching/views';
import { expect, it } from '@jest/globals';
import { BrokenOff, readChatEvents } from './chat';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function streamOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(chunk));
      controller.close();
    },
  });
}

async function all(body: ReadableStream<Uint8Array>): Promise<ChatEvent[]> {
  const events: ChatEvent[] = [];
  for await (const event of readChatEvents(body)) events.push(event);
  return events;
}

const ANSWER =
  'event: conversation\ndata: {"conversationId":"1"}\n\nevent: delta\ndata: {"text":"Grüße 🌿"}\n\n' +
  'event: done\ndata: {"messageId":"2","source":"curated"}\n\n';

const EVENTS: ChatEvent[] = [
  { event: 'conversation', data: { conversationId: '1' } },
  { event: 'delta', data: { text: 'Grüße 🌿' } },
  { event: 'done', data: { messageId: '2', source: 'curated' } },
];

it('reads the same wherever the bytes are cut, even inside of a character', async () => {
  const bytes = bytesOf(ANSWER);
  for (let at = 0; at <= bytes.length; at++) {
    expect(await all(streamOf(bytes.subarray(0, at), bytes.subarray(at)))).toEqual(EVENTS);
  }
});

it('reads heartbeats, other line ends and several lines of data', async () => {
  const text = ': ping\r\n\r\nevent: replaced\r\ndata: {"text":\r\ndata: "b"}\r\n\r\n: ping\n\n';
  expect(await all(streamOf(bytesOf(text + ANSWER)))).toEqual([
    { event: 'replaced', data: { text: 'b' } },
    ...EVENTS,
  ]);
});

it('passes over events that it does not know', async () => {
  expect(await all(streamOf(bytesOf(`event: thinking\ndata: {}\n\n${ANSWER}`)))).toEqual(EVENTS);
});

it('says what a refused call would have said when the server reports an error', async () => {
  const body = '{"statusCode":503,"code":"service_unavailable","message":"Resting."}';
  await expect(all(streamOf(bytesOf(`event: error\ndata: ${body}\n\n`)))).rejects.toMatchObject({
    message: `503: ${body}`,
    status: 503,
    serverMessage: 'Resting.',
  });
});

it('fails when the stream ends before the answer does', async () => {
  await expect(all(streamOf(bytesOf('event: delta\ndata: {"text":"a"}\n\n')))).rejects.toThrow(BrokenOff);
});

it('fails when the connection is lost', async () => {
  const lost = new ReadableStream<Uint8Array>({ start: (it) => it.error(new TypeError('network error')) });
  await expect(all(lost)).rejects.toThrow(BrokenOff);
});

it('lets a whole answer end by itself, and cancels only one that is no longer read', async () => {
  const canceled: string[] = [];
  const openStream = (name: string) =>
    new ReadableStream<Uint8Array>({
      start: (it) => it.enqueue(bytesOf(ANSWER)),
      cancel: () => void canceled.push(name),
    });
  await all(openStream('whole'));
  const left = readChatEvents(openStream('left'));
  await left.next();
  await left.return(undefined);
  expect(canceled).toEqual(['left']);
});
