import { Controller, type OnApplicationBootstrap } from '@nestjs/common';
import type { ExportPart } from '@anew/contracts/account/export';
import type { Actor } from '@anew/contracts/actor';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { Caller, RpcHandler } from '@anew/messaging/rpc-handler';
import { AccountErasure } from '@anew/persistence/account-erasure';
import { EntriesRepository } from '../entries/entries.repository.js';

/** A person's own data as a whole: handing it out, and erasing it. */
@Controller()
export class AccountRpcController implements OnApplicationBootstrap {
  constructor(
    private readonly erasure: AccountErasure,
    private readonly entries: EntriesRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.erasure.onAccountDeleted('journal', (transaction, userId) =>
      this.entries.removeAllOf(transaction, userId),
    );
  }

  @RpcHandler(journalRpc.account.export)
  async export(@Caller() actor: Actor): Promise<ExportPart> {
    return { entries: await this.entries.listOwn(actor.userId) };
  }
}
