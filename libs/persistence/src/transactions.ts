import type { Actor } from '@anew/contracts/actor';
import type { AnnouncedTopic, Announcement } from '@anew/contracts/live/announcement';
import { type DataSource, type EntityManager } from 'typeorm';
import type { Sealer, Seals } from './encryption/seals.js';
import type { Vault } from './encryption/vault.js';
import { onceForKey } from './idempotency.js';

/** Makes sure that this person is not erased before the transaction ends. */
export type Hold = (transaction: EntityManager, userId: string) => Promise<void>;

/** A transaction that may seal what certain people write. */
export interface Work extends Sealer {
  readonly transaction: EntityManager;
}

/** A change on behalf of an actor, of which open clients may hear once it has been committed. */
export interface Change extends Work {
  /** Tells the clients of the actor's couple that something has changed which both may read. */
  readonly announce: (topic: AnnouncedTopic) => void;
  /** Tells only the actor's own clients. */
  readonly announceToSelf: (topic: AnnouncedTopic) => void;
}

/** Runs transactions. They use the database only through the transaction that their `task` gets. */
export class Transactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
    private readonly seals: Seals,
    private readonly onCommit: () => void,
    private readonly hold: Hold,
    private readonly announce: (announcement: Announcement) => void,
  ) {}

  async run<T>(task: (transaction: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.dataSource.transaction(task);
    this.onCommit();
    return result;
  }

  /**
   * Runs a transaction that writes for these people. Only here can a text be sealed: the people's keys are
   * opened before the transaction begins, and nobody of them is erased before it ends.
   * @throws DomainError `sign_in_required` when one of them has been erased
   */
  async writeAs<T>(userIds: string | readonly string[], task: (work: Work) => Promise<T>): Promise<T> {
    // The ids are sorted, so that two transactions for the same people cannot block each other.
    const people = [userIds].flat().sort();
    const { seal, digest } = await this.seals.open(people);
    return this.run(async (transaction) => {
      for (const userId of people) await this.hold(transaction, userId);
      return task({ transaction, seal, digest });
    });
  }

  /**
   * Runs a change on behalf of `actor`, once for each of their idempotency keys.
   * @throws DomainError `sign_in_required` when the actor has been erased meanwhile
   */
  async mutate<T>(
    actor: Actor,
    operation: string,
    input: unknown,
    mutation: (change: Change) => Promise<T>,
  ): Promise<T> {
    const announcements: Announcement[] = [];
    const result = await this.writeAs(actor.userId, (work) =>
      onceForKey(work, this.vault, actor, { operation, input }, () =>
        mutation({ ...work, ...announcing(actor, announcements) }),
      ),
    );
    for (const announcement of announcements) this.announce(announcement);
    return result;
  }
}

/** Collects announcements until the transaction has been committed. */
function announcing(
  { userId, coupleId }: Actor,
  announcements: Announcement[],
): Pick<Change, 'announce' | 'announceToSelf'> {
  return {
    announce: (topic) => {
      if (coupleId !== null) announcements.push({ topic, to: coupleId });
    },
    announceToSelf: (topic) => void announcements.push({ topic, to: userId }),
  };
}
