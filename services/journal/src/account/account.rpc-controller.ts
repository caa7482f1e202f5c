import { Controller, type OnApplicationBootstrap } from '@nestjs/common';
import type { ExportPart } from '@anew/contracts/account/export';
import type { Actor } from '@anew/contracts/actor';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { Caller, RpcHandler } from '@anew/messaging/rpc-handler';
import { AccountErasure } from '@anew/persistence/account-erasure';
import { AppreciationsRepository } from '../appreciations/appreciations.repository.js';
import { EntriesRepository } from '../entries/entries.repository.js';

/** A person's own data as a whole: handing it out, and erasing it. */
@Controller()
export class AccountRpcController implements OnApplicationBootstrap {
  constructor(
    private readonly erasure: AccountErasure,
    private readonly entries: EntriesRepository,
    private readonly appreciations: AppreciationsRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.erasure.onAccountDeleted('journal', async (transaction, userId) => {
      await this.entries.removeAllOf(transaction, userId);
      await this.appreciations.removeAllOf(transaction, userId);
    });
  }

  @RpcHandler(journalRpc.account.export)
  async export(@Caller() { userId }: Actor): Promise<ExportPart> {
    const [entries, appreciations] = await Promise.all([
      this.entries.listOwn(userId),
      this.appreciations.listOf([userId]),
    ]);
    return { entries, appreciations };
  }
}
