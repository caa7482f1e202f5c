import type { Conversation } from '@anew/contracts/coaching/views';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import type { ChatRequest } from '../api/chat';
import { unanswered } from '../lib/messages';
import { answer, conversation, own } from './fixtures';
import { FakeStream } from './fake-stream';

interface Sent {
  body: ChatRequest;
  key: string | null;
  accept: string | null;
}

/** What the server holds, and what it was sent. */
export interface FakeCoach {
  conversations: Conversation[];
  sent: Sent[];
  deleted: string[];
  reads: string[];
  /** Answers that the test gives by hand, the next one first. */
  held: FakeStream[];
  /** The next answer comes as the test says. */
  hold: () => FakeStream;
}

const summary = ({ id, title, updatedAt }: Conversation) => ({ id, title, updatedAt });
const missing = () =>
  HttpResponse.json({ statusCode: 404, code: 'conversation_not_found', message: 'Gone.' }, { status: 404 });

/** Stores the message, unless it waits for its answer already, and says where. */
function store(coach: FakeCoach, { message, conversationId }: ChatRequest): Conversation {
  const id = conversationId ?? `new-${coach.conversations.length}`;
  const before = coach.conversations.find((it) => it.id === id) ?? conversation(id, { messages: [] });
  const isThere = unanswered(before.messages)?.content === message;
  const messages = isThere ? before.messages : [...before.messages, own(message)];
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

export function fakeCoach(server: SetupServer, conversations: Conversation[] = []): FakeCoach {
  const coach: FakeCoach = {
    conversations,
    sent: [],
    deleted: [],
    reads: [],
    held: [],
    hold: () => {
      const stream = new FakeStream();
      coach.held.push(stream);
      return stream;
    },
  };
  server.use(
    http.get('/api/coaching/conversations', () => {
      coach.reads.push('list');
      return HttpResponse.json(coach.conversations.map(summary));
    }),
    http.get<{ id: string }>('/api/coaching/conversations/:id', ({ params }) => {
      coach.reads.push(params.id);
      const found = coach.conversations.find(({ id }) => id === params.id);
      return found ? HttpResponse.json(found) : missing();
    }),
    http.delete<{ id: string }>('/api/coaching/conversations/:id', ({ params }) => {
      coach.deleted.push(params.id);
      coach.conversations = coach.conversations.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post<never, ChatRequest>('/api/coaching/chat', async ({ request }) => {
      const body = await request.json();
      const { headers } = request;
      coach.sent.push({ body, key: headers.get('Idempotency-Key'), accept: headers.get('Accept') });
      const held = coach.held.shift();
      if (held) return held.response();
      return answerAtOnce(coach, store(coach, body));
    }),
  );
  return coach;
}
