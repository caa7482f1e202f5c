import { type DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '@anew/contracts/actor';
import type { Vault } from './encryption/vault.js';
import { onceForKey } from './idempotency.js';

/** Sees to it that this person is not erased before the transaction ends. */
export type Hold = (transaction: EntityManager, userId: string) => Promise<void>;

/** Units of work. The manager handed to `work` is the only way into the database that belongs to them. */
export class Transactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
    private readonly onCommit: () => void,
    private readonly hold: Hold,
  ) {}

  async run<T>(work: (transaction: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.dataSource.transaction(work);
    this.onCommit();
    return result;
  }

  /**
   * A mutation on behalf of `actor`, done once for each of their idempotency keys.
   * @throws DomainError `sign_in_required` when the actor has been erased meanwhile
   */
  async mutate<T>(
    actor: Actor,
    operation: string,
    input: unknown,
    work: (transaction: EntityManager) => Promise<T>,
  ): Promise<T> {
    await this.vault.prepareFor(actor.userId);
    return this.run(async (transaction) => {
      await this.hold(transaction, actor.userId);
      return onceForKey(transaction, this.vault, actor, { operation, input }, () => work(transaction));
    });
  }
}
