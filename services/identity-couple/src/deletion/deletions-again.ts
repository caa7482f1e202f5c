import { DomainError } from '@anew/contracts/errors';
import { DeletionRecord } from '@anew/messaging/events/deletion-record';
import { Vault } from '@anew/persistence/encryption/vault';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../accounts/users.repository.js';
import { DeletionService } from './deletion.service.js';
import { DeletionsRepository } from './deletions.repository.js';

/** People of one event or one transaction, few enough that a service erases all of them within seconds. */
const BATCH = 100;

/**
 * Deletes everyone again who was deleted in the last `DELETIONS_KEPT_DAYS`, because a database may have been restored
 * from an older backup. Deletions are recorded in three places, so that restoring one database cannot undo them:
 * the accounts' database, the keys' database, and NATS.
 */
@Injectable()
export class DeletionsAgain {
  private isErased = false;
  private known: Set<string> | undefined;
  /** People whom NATS has forgotten and has not been told of again. */
  private forgotten: string[] = [];
  /** People who have not been listed to the other services. */
  private unlisted: string[] = [];

  constructor(
    private readonly deletion: DeletionService,
    private readonly deletions: DeletionsRepository,
    private readonly users: UsersRepository,
    private readonly vault: Vault,
    private readonly record: DeletionRecord,
  ) {}

  /**
   * Deletes those again who are back in this service, once after each start of the process.
   * @throws when one of the three cannot be asked, so that the caller tries again
   */
  async erase(): Promise<void> {
    if (this.isErased) return;
    const known = (this.known ??= await this.eraseKnown());
    // These are asked for first: what is published meanwhile is then in one of the two lists.
    const untold = new Set(await this.deletions.listUntold());
    const recorded = await this.record.list();
    await this.eraseThoseBack(recorded);
    this.forgotten = [...known].filter((userId) => !recorded.has(userId) && !untold.has(userId));
    this.unlisted = [...new Set([...known, ...recorded])];
    this.known = undefined;
    this.isErased = true;
  }

  /**
   * Tells NATS again of those whom it has forgotten, and lists everyone to the other services, which may have
   * been restored, too. It ends early when the process stops.
   */
  async tell(isStopping: () => boolean): Promise<void> {
    await inBatches(this.forgotten, isStopping, (userIds) => this.deletion.publishAgain(userIds));
    await inBatches(this.unlisted, isStopping, (userIds) => this.deletion.publishDeleted(userIds));
  }

  private async eraseKnown(): Promise<Set<string>> {
    const known = new Set([
      ...(await this.vault.listDeletedLately()),
      ...(await this.deletions.listLately()),
    ]);
    await this.eraseThoseBack(known);
    return known;
  }

  private async eraseThoseBack(deleted: Set<string>): Promise<void> {
    for (const userId of await this.users.listExisting([...deleted]))
      await this.deletion.erase(userId).catch(unlessGone);
  }
}

/** Accepts that another process, which started at the same time, was faster. */
function unlessGone(error: unknown): void {
  if (!(error instanceof DomainError && error.code === 'sign_in_required')) throw error;
}

/** Takes people off the list once they were told of, so that whatever fails goes on where it was. */
async function inBatches(
  list: string[],
  isStopping: () => boolean,
  tell: (userIds: string[]) => Promise<void>,
): Promise<void> {
  while (list.length > 0 && !isStopping()) {
    await tell(list.slice(-BATCH));
    list.length = Math.max(0, list.length - BATCH);
  }
}
