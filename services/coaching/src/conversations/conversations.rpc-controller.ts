import type { Actor } from '@anew/contracts/actor';
import {
  ConversationRefDto,
  PageConversationsDto,
  ReadConversationDto,
  UpdateConversationDto,
} from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { ConversationPart, ConversationSummary } from '@anew/contracts/coaching/views';
import type { ListPage } from '@anew/contracts/list-page';
import type { JsonBytes } from '@anew/messaging/json-bytes';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { ConversationsService } from './conversations.service.js';

@Controller()
export class ConversationsRpcController {
  constructor(private readonly conversations: ConversationsService) {}

  @RpcHandler(coachingRpc.conversations.page)
  page(
    @Caller() actor: Actor,
    @Input() input: PageConversationsDto,
  ): Promise<JsonBytes<ListPage<ConversationSummary>>> {
    return this.conversations.page(actor, input);
  }

  @RpcHandler(coachingRpc.conversations.get)
  get(@Caller() actor: Actor, @Input() input: ReadConversationDto): Promise<JsonBytes<ConversationPart>> {
    return this.conversations.get(actor, input);
  }

  @RpcHandler(coachingRpc.conversations.update)
  update(@Caller() actor: Actor, @Input() input: UpdateConversationDto): Promise<ConversationSummary> {
    return this.conversations.update(actor, input);
  }

  @RpcHandler(coachingRpc.conversations.delete)
  delete(@Caller() actor: Actor, @Input() input: ConversationRefDto): Promise<null> {
    return this.conversations.delete(actor, input);
  }
}
