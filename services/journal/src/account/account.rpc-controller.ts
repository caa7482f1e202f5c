import { Controller, type OnApplicationBootstrap } from '@nestjs/common';
import { AfterDto } from '@anew/contracts/account/dto';
import type { ExportPage } from '@anew/contracts/account/export';
import type { Actor } from '@anew/contracts/actor';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { AccountErasure } from '@anew/persistence/account-erasure';
import { exportPage } from '@anew/persistence/pages';
import { AppreciationsRepository } from '../appreciations/appreciations.repository.js';
import { EntriesRepository } from '../entries/entries.repository.js';
import { SharingRepository } from '../sharing/sharing.repository.js';

/** A person's own data as a whole: handing it out, and erasing it. */
@Controller()
export class AccountRpcController implements OnApplicationBootstrap {
  constructor(
    private readonly erasure: AccountErasure,
    private readonly entries: EntriesRepository,
    private readonly appreciations: AppreciationsRepository,
    private readonly sharing: SharingRepository,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.erasure.onAccountDeleted('journal', async (transaction, userId) => {
      await this.entries.removeAllOf(transaction, userId);
      await this.appreciations.removeAllOf(transaction, userId);
      await this.sharing.removeAllOf(transaction, userId);
    });
  }

  @RpcHandler(journalRpc.account.export)
  export(@Caller() { userId }: Actor, @Input() { after }: AfterDto): Promise<ExportPage> {
    const chapters = {
      entries: (place?: string) => this.entries.listOwn(userId, place),
      appreciations: (place?: string) => this.appreciations.listOwn(userId, place),
    };
    return exportPage(chapters, after);
  }
}
