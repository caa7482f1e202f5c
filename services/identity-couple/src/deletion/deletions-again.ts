import { DeletionRecord } from '@anew/messaging/events/deletion-record';
import { Vault } from '@anew/persistence/encryption/vault';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../accounts/users.repository.js';
import { DeletionService } from './deletion.service.js';
import { DeletionsRepository } from './deletions.repository.js';

/**
 * Deletes everyone again who was deleted in the last 30 days, because a database may have been restored from
 * an older backup. Deletions are recorded in three places, so that restoring one database cannot undo them:
 * the accounts' database, the keys' database, and NATS.
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

  /**
   * Runs once after each start of the process. @throws when one of the three cannot be asked, so that the
   * caller tries again
   */
  async once(): Promise<void> {
    if (this.isDone) return;
    const known = new Set([
      ...(await this.vault.listDeletedLately()),
      ...(await this.deletions.listLately()),
    ]);
    await this.eraseThoseBack(known);
    await this.eraseThoseBack(await this.record.list());
    // Other services may have been restored, too. A service without any data of the person does nothing.
    for (const userId of known) await this.deletion.tellAgain(userId);
    this.isDone = true;
  }

  private async eraseThoseBack(deleted: Set<string>): Promise<void> {
    for (const userId of deleted) if (await this.users.findById(userId)) await this.deletion.erase(userId);
  }
}
