import type { Conversation } from '@anew/contracts/coaching/views';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import type { ChatRequest } from '#api/chat';
import { listed } from '#shared/testing/answers';
import { withQuestion } from '../lib/messages';
import { FakeStream } from './fake-stream';
import { answer, conversation } from './fixtures';

interface Sent {
  body: ChatRequest;
  key: string | null;
  accept: string | null;
}

/** The state of the fake server, and what it was sent. */
interface FakeCoach {
  conversations: Conversation[];
  sent: Sent[];
  deleted: string[];
  changed: unknown[];
  reads: string[];
  /** Answers that the test controls, the next one first. */
  held: FakeStream[];
  /** Lets the test control the next answer. */
  hold: () => FakeStream;
}

const summary = ({ id, title, updatedAt, hidden }: Conversation) => ({
  id,
  title,
  updatedAt,
  ...(hidden && { hidden }),
});
function changed(before: Conversation, change: { title?: string; hidden?: boolean }): Conversation {
  const { hidden: wasHidden = false, ...rest } = before;
  const { title = before.title, hidden = wasHidden } = change;
  return { ...rest, title, ...(hidden && { hidden }) };
}

const missing = () =>
  HttpResponse.json({ statusCode: 404, code: 'conversation_not_found', message: 'Gone.' }, { status: 404 });

/** Stores the message, unless it is already waiting for its answer, and returns its conversation. */
function store(coach: FakeCoach, { message, conversationId, again }: ChatRequest): Conversation {
  const id = conversationId ?? `new-${coach.conversations.length}`;
  const before = coach.conversations.find((it) => it.id === id) ?? conversation(id, { messages: [] });
  const messages = withQuestion(before.messages, message, again ?? false);
  const stored = { ...before, title: before.messages.length ? before.title : message, messages };
  coach.conversations = [stored, ...coach.conversations.filter((it) => it.id !== id)];
  return stored;
}

function answerAtOnce(coach: FakeCoach, stored: Conversation): Response {
  const stream = new FakeStream();
  const messageId = `answer-${coach.sent.length}`;
  stream.emit('conversation', { conversationId: stored.id });
  stream.say('Take ');
  stream.say('**one** breath.');
  stream.emit('done', { messageId, source: 'curated' });
  stream.end();
  stored.messages = [...stored.messages, answer('Take **one** breath.', { id: messageId })];
  return stream.response();
}

const reads = (coach: FakeCoach) => [
  http.get('/api/coaching/conversations', ({ request }) => {
    const hidden = new URL(request.url).searchParams.get('hidden') === 'true';
    coach.reads.push(hidden ? 'hidden' : 'list');
    return listed(request, coach.conversations.filter((it) => !!it.hidden === hidden).map(summary));
  }),
  http.get<{ id: string }>('/api/coaching/conversations/:id', ({ params }) => {
    coach.reads.push(params.id);
    const found = coach.conversations.find(({ id }) => id === params.id);
    return found ? HttpResponse.json(found) : missing();
  }),
];

const writes = (coach: FakeCoach) => [
  http.patch<{ id: string }, { title?: string; hidden?: boolean }>(
    '/api/coaching/conversations/:id',
    async ({ params, request }) => {
      const change = await request.json();
      coach.changed.push({ id: params.id, ...change });
      coach.conversations = coach.conversations.map((it) => (it.id === params.id ? changed(it, change) : it));
      const found = coach.conversations.find(({ id }) => id === params.id);
      return found ? HttpResponse.json(summary(found)) : missing();
    },
  ),
  http.delete<{ id: string }>('/api/coaching/conversations/:id', ({ params }) => {
    coach.deleted.push(params.id);
    coach.conversations = coach.conversations.filter(({ id }) => id !== params.id);
    return new HttpResponse(null, { status: 204 });
  }),
];

const talk = (coach: FakeCoach) =>
  http.post<never, ChatRequest>('/api/coaching/chat', async ({ request }) => {
    const body = await request.json();
    const { headers } = request;
    coach.sent.push({ body, key: headers.get('Idempotency-Key'), accept: headers.get('Accept') });
    const held = coach.held.shift();
    if (held) return held.response();
    return answerAtOnce(coach, store(coach, body));
  });

export function fakeCoach(server: SetupServer, conversations: Conversation[] = []): FakeCoach {
  const coach: FakeCoach = {
    conversations,
    sent: [],
    deleted: [],
    changed: [],
    reads: [],
    held: [],
    hold: () => {
      const stream = new FakeStream();
      coach.held.push(stream);
      return stream;
    },
  };
  server.use(...reads(coach), ...writes(coach), talk(coach));
  return coach;
}
