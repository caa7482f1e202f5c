import { AfterDto } from '@anew/contracts/account/dto';
import type { ExportPage } from '@anew/contracts/account/export';
import type { Actor } from '@anew/contracts/actor';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { exportPage } from '@anew/persistence/pages';
import { Controller } from '@nestjs/common';
import { ExportedConversations } from '../conversations/exported-conversations.js';

/** Exports all of a person's own data in this service. */
@Controller()
export class AccountRpcController {
  constructor(private readonly exported: ExportedConversations) {}

  @RpcHandler(coachingRpc.account.export)
  export(@Caller() { userId }: Actor, @Input() { after }: AfterDto): Promise<ExportPage> {
    return exportPage({ conversations: (place) => this.exported.next(userId, place) }, after);
  }
}
