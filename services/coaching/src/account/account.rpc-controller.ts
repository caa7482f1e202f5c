import { Controller, type OnApplicationBootstrap } from '@nestjs/common';
import { AfterDto } from '@anew/contracts/account/dto';
import type { ExportPage } from '@anew/contracts/account/export';
import type { Actor } from '@anew/contracts/actor';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { AccountErasure } from '@anew/persistence/account-erasure';
import { exportPage } from '@anew/persistence/pages';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { ExportedConversations } from '../conversations/exported-conversations.js';

/** A person's own data as a whole: handing it out, and erasing it. */
@Controller()
export class AccountRpcController implements OnApplicationBootstrap {
  constructor(
    private readonly erasure: AccountErasure,
    private readonly exported: ExportedConversations,
    private readonly repository: ConversationsRepository,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.erasure.onAccountDeleted('coaching', (transaction, userId) =>
      this.repository.removeAllOf(transaction, userId),
    );
  }

  @RpcHandler(coachingRpc.account.export)
  export(@Caller() { userId }: Actor, @Input() { after }: AfterDto): Promise<ExportPage> {
    return exportPage({ conversations: (place) => this.exported.next(userId, place) }, after);
  }
}
