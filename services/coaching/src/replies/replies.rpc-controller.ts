import type { Actor } from '@anew/contracts/actor';
import { ChatDto } from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { ChatEvent } from '@anew/contracts/coaching/views';
import { Caller, Cancellation, Input, StreamHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { RepliesService } from './replies.service.js';

@Controller()
export class RepliesRpcController {
  constructor(private readonly replies: RepliesService) {}

  @StreamHandler(coachingRpc.conversations.chat)
  chat(
    @Caller() actor: Actor,
    @Input() input: ChatDto,
    @Cancellation() signal: AbortSignal,
  ): AsyncIterable<ChatEvent> {
    return this.replies.chat(actor, input, signal);
  }
}
