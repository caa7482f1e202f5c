import { type DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '@anew/contracts/actor';
import { onceForKey } from './idempotency.js';

/** Units of work. The manager handed to `work` is the only way into the database that belongs to them. */
export class Transactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly onCommit: () => void,
  ) {}

  async run<T>(work: (transaction: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.dataSource.transaction(work);
    this.onCommit();
    return result;
  }

  /** A mutation on behalf of `actor`, done once for each of their idempotency keys. */
  mutate<T>(
    actor: Actor,
    operation: string,
    input: unknown,
    work: (transaction: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.run((transaction) =>
      onceForKey(transaction, actor, operation, input, () => work(transaction)),
    );
  }
}
