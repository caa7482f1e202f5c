import { REHEARSAL_DEADLINE_MS } from '@anew/contracts/coaching/rehearsal';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type {
  ChatEvent,
  ChatReceipt,
  Conversation,
  ConversationPart,
  Message,
} from '@anew/contracts/coaching/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { Controller } from '@nestjs/common';
import { asDomainError, errorBody } from '../../http/errors.js';
import { begun } from '../../http/first-item.js';
import { Forward } from '../../http/forward.js';
import type { JsonBytes } from '../../http/json.js';
import { onClientGone } from '../../http/on-client-gone.js';
import type { Reply, Request } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';
import { SENT } from '../../http/self-sent.js';
import { eventStream } from '../../http/sse.js';
import { ChatStreams } from './chat-streams.js';

@Controller()
export class CoachingController {
  constructor(
    private readonly forward: Forward,
    private readonly rpc: RpcClient,
    private readonly streams: ChatStreams,
  ) {}

  @Route('GET /api/coaching/conversations')
  list({ actor, query }: Asked<'GET /api/coaching/conversations'>) {
    return this.forward.list(coachingRpc.conversations.page, actor, query);
  }

  @Route('GET /api/coaching/conversations/:id')
  async get({ actor, params: { id } }: Asked<'GET /api/coaching/conversations/:id'>) {
    const bytes = await this.forward.to(coachingRpc.conversations.get, actor, { id });
    const whole = wholeConversationIn(bytes);
    if (whole) return whole;
    const read = (after: number) => this.rpc.request(coachingRpc.conversations.get, actor, { id, after });
    const first = JSON.parse(bytes.toString()) as ConversationPart;
    if (first.next === null) return first.conversation;
    const conversation = { ...first.conversation, messages: messagesOf(first, read) };
    return this.forward.inPieces<Conversation>(actor.userId, conversation);
  }

  @Route('PATCH /api/coaching/conversations/:id')
  update({ actor, params: { id }, body }: Asked<'PATCH /api/coaching/conversations/:id'>) {
    return this.forward.to(coachingRpc.conversations.update, actor, { ...body, id });
  }

  @Route('DELETE /api/coaching/conversations/:id')
  delete({ actor, params: { id } }: Asked<'DELETE /api/coaching/conversations/:id'>) {
    return this.forward.discard(coachingRpc.conversations.delete, actor, { id });
  }

  @Route('POST /api/coaching/rehearsals')
  rehearse({ actor, body }: Asked<'POST /api/coaching/rehearsals'>) {
    return this.forward.to(coachingRpc.rehearsals.rehearse, actor, body, REHEARSAL_DEADLINE_MS);
  }

  /**
   * Streams the answer to a client that accepts `text/event-stream`. For any other client, the call ends once
   * the answer has been stored.
   */
  @Route('POST /api/coaching/chat')
  async chat({ actor, body: input, request }: Asked<'POST /api/coaching/chat'>, reply: Reply) {
    const gone = new AbortController();
    onClientGone(reply, () => gone.abort());
    const events = await begun(this.streams.begin(actor, input, gone.signal));
    if (!wantsEvents(request)) return receiptIn(events);
    void reply
      .headers({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
      .type('text/event-stream; charset=utf-8')
      .send(eventStream(events, asErrorEvent));
    return SENT;
  }
}

/** JSON around a conversation that the coach sends in one part. */
const BEFORE = Buffer.from('{"conversation":');
const BEHIND = Buffer.from(',"next":null}');

/**
 * The JSON of a conversation that came in one part, cut out of the answer, because parsing and writing it again would
 * take longer. It is null for one of several parts, and where the answer has its fields in another order: both are parsed.
 */
function wholeConversationIn(bytes: JsonBytes<ConversationPart>): JsonBytes<Conversation> | null {
  const [from, end] = [BEFORE.length, bytes.length - BEHIND.length];
  if (!bytes.subarray(0, from).equals(BEFORE) || !bytes.subarray(end).equals(BEHIND)) return null;
  return bytes.subarray(from, end) as JsonBytes<Conversation>;
}

const wantsEvents = ({ headers }: Request): boolean => headers.accept?.includes('text/event-stream') ?? false;

const asErrorEvent = (error: unknown) => ({ event: 'error', data: errorBody(asDomainError(error)) });

/** Messages of a long conversation. The next ones are requested once those before have been read. */
async function* messagesOf(
  first: ConversationPart,
  read: (after: number) => Promise<ConversationPart>,
): AsyncGenerator<Message> {
  for (let part = first; ; part = await read(part.next)) {
    yield* part.conversation.messages;
    if (part.next === null) return;
  }
}

/** Reads all events, because a message may be refused until the last one. */
async function receiptIn(events: AsyncIterable<ChatEvent>): Promise<ChatReceipt> {
  let receipt: ChatReceipt | undefined;
  for await (const { event, data } of events) if (event === 'conversation') receipt = data;
  if (!receipt) throw UNAVAILABLE_ERROR;
  return receipt;
}
