import { Injectable } from '@nestjs/common';
import { DeletionRecord } from '@anew/messaging/events/deletion-record';
import { Vault } from '@anew/persistence/encryption/vault';
import { UsersRepository } from '../accounts/users.repository.js';
import { DeletionService } from './deletion.service.js';
import { DeletionsRepository } from './deletions.repository.js';

/**
 * Deletes again whoever was deleted in the last 30 days: a database may have been restored from before. Three places
 * remember them, so that it takes more than one restored database to forget: accounts, keys, and NATS.
 */
@Injectable()
export class DeletionsAgain {
  private isDone = false;

  constructor(
    private readonly deletion: DeletionService,
    private readonly deletions: DeletionsRepository,
    private readonly users: UsersRepository,
    private readonly vault: Vault,
    private readonly record: DeletionRecord,
  ) {}

  /** Once for each start of the process. @throws when one of the three cannot be asked: to be tried again */
  async once(): Promise<void> {
    if (this.isDone) return;
    const known = new Set([
      ...(await this.vault.listDeletedLately()),
      ...(await this.deletions.listLately()),
    ]);
    await this.eraseThoseBack(known);
    await this.eraseThoseBack(await this.record.list());
    // Another service, too, may have been restored; whoever has nothing left of them does nothing.
    for (const userId of known) await this.deletion.tellAgain(userId);
    this.isDone = true;
  }

  private async eraseThoseBack(deleted: Set<string>): Promise<void> {
    for (const userId of deleted) if (await this.users.findById(userId)) await this.deletion.erase(userId);
  }
}
