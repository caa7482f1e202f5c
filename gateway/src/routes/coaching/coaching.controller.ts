import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { ChatEvent, ChatReceipt } from '@anew/contracts/coaching/views';
import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { Controller } from '@nestjs/common';
import { asDomainError, errorBody } from '../../http/errors.js';
import { Forward } from '../../http/forward.js';
import { isPage } from '../../http/list-page.js';
import type { Layout } from '../../http/long-answer.js';
import type { Reply, Request } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';
import { SENT } from '../../http/sent.js';
import { eventStream } from '../../http/sse.js';
import { ChatStreams } from './chat-streams.js';

/** JSON layout of a conversation from the service: its messages are its last field. */
const MESSAGES_LAST: Layout = { opening: '"messages":[', closing: ']}' };

@Controller()
export class CoachingController {
  constructor(
    private readonly forward: Forward,
    private readonly streams: ChatStreams,
  ) {}

  @Route('GET /api/coaching/conversations')
  async list({ actor, query }: Asked<'GET /api/coaching/conversations'>) {
    return isPage(query)
      ? this.forward.page(coachingRpc.conversations.page, actor, query)
      : this.forward.to(coachingRpc.conversations.list, actor, { hidden: query.hidden ?? false });
  }

  @Route('GET /api/coaching/conversations/:id')
  get({ actor, params: { id } }: Asked<'GET /api/coaching/conversations/:id'>) {
    return this.forward.whole(coachingRpc.conversations.get, actor, { id }, MESSAGES_LAST);
  }

  @Route('PATCH /api/coaching/conversations/:id')
  update({ actor, params: { id }, body }: Asked<'PATCH /api/coaching/conversations/:id'>) {
    return this.forward.to(coachingRpc.conversations.update, actor, { ...body, id });
  }

  @Route('DELETE /api/coaching/conversations/:id')
  delete({ actor, params: { id } }: Asked<'DELETE /api/coaching/conversations/:id'>) {
    return this.forward.discard(coachingRpc.conversations.delete, actor, { id });
  }

  /**
   * Streams the answer to a client that accepts `text/event-stream`. For any other client, the call ends once
   * the answer has been stored.
   */
  @Route('POST /api/coaching/chat')
  async chat({ actor, body: input, request }: Asked<'POST /api/coaching/chat'>, reply: Reply) {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const events = this.streams.begin(actor, input, gone);
    // The first event is awaited before anything is sent, so that a refusal can have its own status.
    const first = await events.next();
    // The client has gone, so nobody reads this error.
    if (first.done) throw UNAVAILABLE_ERROR;
    if (!wantsEvents(request)) return receiptIn(startingWith(first.value, events));
    void reply
      .headers({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
      .type('text/event-stream; charset=utf-8')
      .send(eventStream(startingWith(first.value, events), asErrorEvent));
    return SENT;
  }
}

const wantsEvents = ({ headers }: Request): boolean => headers.accept?.includes('text/event-stream') ?? false;

const asErrorEvent = (error: unknown) => ({ event: 'error', data: errorBody(asDomainError(error)) });

async function* startingWith(first: ChatEvent, rest: AsyncIterable<ChatEvent>): AsyncGenerator<ChatEvent> {
  yield first;
  yield* rest;
}

/** Reads all events, because a message may be refused until the last one. */
async function receiptIn(events: AsyncIterable<ChatEvent>): Promise<ChatReceipt> {
  let receipt: ChatReceipt | undefined;
  for await (const { event, data } of events) if (event === 'conversation') receipt = data;
  if (!receipt) throw UNAVAILABLE_ERROR;
  return receipt;
}
