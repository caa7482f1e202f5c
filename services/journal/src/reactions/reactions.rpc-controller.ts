import type { Actor } from '@anew/contracts/actor';
import { ReplyDto, TextRefDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { Reply } from '@anew/contracts/journal/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { ReactionsService } from './reactions.service.js';

@Controller()
export class ReactionsRpcController {
  constructor(private readonly reactions: ReactionsService) {}

  @RpcHandler(journalRpc.reactions.thank)
  thank(@Caller() actor: Actor, @Input() input: TextRefDto): Promise<null> {
    return this.reactions.thank(actor, input);
  }

  @RpcHandler(journalRpc.reactions.unthank)
  unthank(@Caller() actor: Actor, @Input() input: TextRefDto): Promise<null> {
    return this.reactions.unthank(actor, input);
  }

  @RpcHandler(journalRpc.reactions.reply)
  reply(@Caller() actor: Actor, @Input() input: ReplyDto): Promise<Reply> {
    return this.reactions.reply(actor, input);
  }

  @RpcHandler(journalRpc.reactions.unreply)
  unreply(@Caller() actor: Actor, @Input() input: TextRefDto): Promise<null> {
    return this.reactions.unreply(actor, input);
  }
}
