import type { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { Actor } from '@anew/contracts/actor';
import { ChatDto, ConversationChangeDto } from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { ChatEvent, ChatReceipt } from '@anew/contracts/coaching/views';
import { fieldRefusal } from '@anew/messaging/rpc-pipeline';
import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { CurrentActor } from '../../auth/current-actor.js';
import { NeedsCouple } from '../../auth/session.guard.js';
import { Forward } from '../../http/forward.js';
import type { Layout } from '../../http/long-answer.js';
import { Answers } from '../../http/openapi/answers.js';
import { asDomainError, errorBody } from '../../http/errors.js';
import type { Reply, Request } from '../../http/request.js';
import { eventStream } from '../../http/sse.js';
import { ResourceId } from '../../http/resource-id.pipe.js';
import { ChatStreams } from './chat-streams.js';

/** How a conversation comes from the service: its messages are its last field. */
const MESSAGES_LAST: Layout = { opening: '"messages":[', closing: ']}' };

@Controller('coaching')
@NeedsCouple()
export class CoachingController {
  constructor(
    private readonly forward: Forward,
    private readonly streams: ChatStreams,
  ) {}

  @Get('conversations')
  @ApiQuery({ name: 'hidden', required: false, schema: { type: 'boolean' } })
  @Answers(200, 'ConversationSummary[]')
  list(@CurrentActor() actor: Actor, @Query('hidden') hidden?: unknown): Promise<Buffer> {
    return this.forward.to(coachingRpc.conversations.list, actor, { hidden: isHidden(hidden) });
  }

  @Get('conversations/:id')
  @Answers(200, 'Conversation')
  get(@CurrentActor() actor: Actor, @Param('id', ResourceId) id: string): Promise<Buffer | Readable> {
    return this.forward.whole(coachingRpc.conversations.get, actor, { id }, MESSAGES_LAST);
  }

  @Patch('conversations/:id')
  @Answers(200, 'ConversationSummary')
  update(
    @CurrentActor() actor: Actor,
    @Param('id', ResourceId) id: string,
    @Body() change: ConversationChangeDto,
  ): Promise<Buffer> {
    return this.forward.to(coachingRpc.conversations.update, actor, { ...change, id });
  }

  @Delete('conversations/:id')
  @HttpCode(204)
  @Answers(204)
  delete(@CurrentActor() actor: Actor, @Param('id', ResourceId) id: string): Promise<void> {
    return this.forward.discard(coachingRpc.conversations.delete, actor, { id });
  }

  /** With `Accept: text/event-stream` the answer is streamed; otherwise the call ends once it has been stored. */
  @Post('chat')
  @HttpCode(200)
  @Answers(200, 'ChatReceipt', 'ChatEvent')
  async chat(
    @CurrentActor() actor: Actor,
    @Body() input: ChatDto,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const events = this.streams.begin(actor, input, gone);
    // Read before anything is sent, so that a refusal has its own status.
    const first = await events.next();
    // Nobody is there any more to read it.
    if (first.done) throw UNAVAILABLE_ERROR;
    if (!wantsEvents(request)) return sendReceipt(reply, first.value, events);
    void reply
      .headers({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
      .type('text/event-stream; charset=utf-8')
      .send(eventStream(startingWith(first.value, events), asErrorEvent));
  }
}

/** @throws DomainError `validation_failed` */
function isHidden(value: unknown): boolean {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  throw fieldRefusal({ field: 'hidden', message: 'Say true or false.' });
}

const wantsEvents = ({ headers }: Request): boolean => headers.accept?.includes('text/event-stream') ?? false;

const asErrorEvent = (error: unknown) => ({ event: 'error', data: errorBody(asDomainError(error)) });

async function* startingWith(first: ChatEvent, rest: AsyncIterable<ChatEvent>): AsyncGenerator<ChatEvent> {
  yield first;
  yield* rest;
}

async function sendReceipt(reply: Reply, first: ChatEvent, rest: AsyncIterable<ChatEvent>): Promise<void> {
  let receipt: ChatReceipt | undefined;
  for await (const { event, data } of startingWith(first, rest)) if (event === 'conversation') receipt = data;
  void reply.send(receipt);
}
