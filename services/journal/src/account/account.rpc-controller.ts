import { AfterDto } from '@anew/contracts/account/dto';
import type { ExportPage } from '@anew/contracts/account/export';
import type { Actor } from '@anew/contracts/actor';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { exportPage } from '@anew/persistence/pages';
import { Controller } from '@nestjs/common';
import { AppreciationsRepository } from '../appreciations/appreciations.repository.js';
import { EntriesRepository } from '../entries/entries.repository.js';
import { ReactionsRepository } from '../reactions/reactions.repository.js';

/** Exports all of a person's own data in this service. */
@Controller()
export class AccountRpcController {
  constructor(
    private readonly entries: EntriesRepository,
    private readonly appreciations: AppreciationsRepository,
    private readonly reactions: ReactionsRepository,
  ) {}

  @RpcHandler(journalRpc.account.export)
  export(@Caller() { userId }: Actor, @Input() { after }: AfterDto): Promise<ExportPage> {
    const chapters = {
      entries: (place?: string) => this.entries.listOwn(userId, place),
      appreciations: (place?: string) => this.appreciations.listOwn(userId, place),
      reactions: (place?: string) => this.reactions.listOwn(userId, place),
    };
    return exportPage(chapters, after);
  }
}
