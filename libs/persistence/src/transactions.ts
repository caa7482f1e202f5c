import { type DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '@anew/contracts/actor';
import type { Sealer, Seals } from './encryption/seals.js';
import type { Vault } from './encryption/vault.js';
import { onceForKey } from './idempotency.js';

/** Sees to it that this person is not erased before the transaction ends. */
export type Hold = (transaction: EntityManager, userId: string) => Promise<void>;

/** A transaction that may seal what certain people write. */
export interface Work extends Sealer {
  readonly transaction: EntityManager;
}

/** Units of work. The transaction handed to `work` is the only way into the database that belongs to them. */
export class Transactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
    private readonly seals: Seals,
    private readonly onCommit: () => void,
    private readonly hold: Hold,
  ) {}

  async run<T>(work: (transaction: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.dataSource.transaction(work);
    this.onCommit();
    return result;
  }

  /**
   * Writes for these people. It is the only way to seal a text: their keys are opened before the transaction begins, and
   * they are not erased before it ends.
   * @throws DomainError `sign_in_required` when one of them has been erased
   */
  async writeAs<T>(userIds: string | readonly string[], work: (work: Work) => Promise<T>): Promise<T> {
    // In one order, so that two who write for the same people do not wait for each other.
    const people = [userIds].flat().sort();
    const { seal, digest } = await this.seals.open(people);
    return this.run(async (transaction) => {
      for (const userId of people) await this.hold(transaction, userId);
      return work({ transaction, seal, digest });
    });
  }

  /**
   * A mutation on behalf of `actor`, done once for each of their idempotency keys.
   * @throws DomainError `sign_in_required` when the actor has been erased meanwhile
   */
  mutate<T>(
    actor: Actor,
    operation: string,
    input: unknown,
    mutation: (work: Work) => Promise<T>,
  ): Promise<T> {
    return this.writeAs(actor.userId, (work) =>
      onceForKey(work, this.vault, actor, { operation, input }, () => mutation(work)),
    );
  }
}
