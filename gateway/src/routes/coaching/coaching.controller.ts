import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { ChatDto } from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { CurrentActor } from '../../auth/current-actor.js';
import { NeedsCouple } from '../../auth/session.guard.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';
import { ResourceId } from '../../http/resource-id.pipe.js';

@Controller('coaching')
@NeedsCouple()
export class CoachingController {
  constructor(private readonly forward: Forward) {}

  @Get('conversations')
  @Answers(200, 'ConversationSummary[]')
  list(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(coachingRpc.conversations.list, actor, {});
  }

  @Get('conversations/:id')
  @Answers(200, 'Conversation')
  get(@CurrentActor() actor: Actor, @Param('id', ResourceId) id: string): Promise<Buffer> {
    return this.forward.to(coachingRpc.conversations.get, actor, { id });
  }

  @Delete('conversations/:id')
  @HttpCode(204)
  @Answers(204)
  delete(@CurrentActor() actor: Actor, @Param('id', ResourceId) id: string): Promise<void> {
    return this.forward.discard(coachingRpc.conversations.delete, actor, { id });
  }

  @Post('chat')
  @HttpCode(200)
  @Answers(200, 'ChatReceipt')
  chat(@CurrentActor() actor: Actor, @Body() input: ChatDto): Promise<Buffer> {
    return this.forward.to(coachingRpc.conversations.chat, actor, input);
  }
}
