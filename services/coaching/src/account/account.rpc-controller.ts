import { Controller, type OnApplicationBootstrap } from '@nestjs/common';
import type { ExportPart } from '@anew/contracts/account/export';
import type { Actor } from '@anew/contracts/actor';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { Caller, RpcHandler } from '@anew/messaging/rpc-handler';
import { AccountErasure } from '@anew/persistence/account-erasure';
import { ContextRepository } from '../context/context.repository.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { ConversationsService } from '../conversations/conversations.service.js';

/** A person's own data as a whole: handing it out, and erasing it. */
@Controller()
export class AccountRpcController implements OnApplicationBootstrap {
  constructor(
    private readonly erasure: AccountErasure,
    private readonly conversations: ConversationsService,
    private readonly repository: ConversationsRepository,
    private readonly context: ContextRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.erasure.onAccountDeleted('coaching', async (transaction, userId) => {
      await this.repository.removeAllOf(transaction, userId);
      await this.context.removeResultsOf(transaction, userId);
    });
  }

  @RpcHandler(coachingRpc.account.export)
  async export(@Caller() actor: Actor): Promise<ExportPart> {
    return { conversations: await this.conversations.exportOwn(actor) };
  }
}
