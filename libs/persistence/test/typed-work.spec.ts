import './fixtures.js';
import { type EventEnvelope, identityEvents } from '@anew/contracts/events/map';
import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import type { Vault } from '../src/encryption/vault.js';
import { EventHandler, IdempotentEventHandler } from '../src/inbox/event-handler.js';
import type { Transactions, Work } from '../src/transactions.js';

/** The compiler is the test, see `typed-map.spec.ts` of messaging. */
const neverRun = (code: () => unknown): void => {
  expect(code).toBeInstanceOf(Function);
};

type Of<S extends keyof typeof identityEvents> = EventEnvelope<(typeof identityEvents)[S]>;

describe('a handler that does not fit its event does not compile', () => {
  it('but the right one does', () => {
    neverRun(() => {
      class Right {
        @EventHandler(identityEvents.accountDeleted)
        accountDeleted({ data }: Of<'accountDeleted'>, transaction: EntityManager): Promise<void> {
          return transaction.query('SELECT $1', [data.userId]);
        }
      }
      return Right;
    });
  });

  it('with another event, another second argument or another answer', () => {
    neverRun(() => {
      class Wrong {
        // @ts-expect-error: a membership is no session
        @EventHandler(identityEvents.membershipChanged)
        event({ data }: Of<'sessionsEnded'>): Promise<void> {
          return Promise.reject(new Error(data.userId));
        }

        // @ts-expect-error: the second argument is a transaction
        @EventHandler(identityEvents.membershipChanged)
        argument(_: Of<'membershipChanged'>, now: Date): Promise<void> {
          return Promise.reject(new Error(now.toISOString()));
        }

        // @ts-expect-error: an event has no answer
        @EventHandler(identityEvents.membershipChanged)
        answer({ data }: Of<'membershipChanged'>): Promise<string> {
          return Promise.resolve(data.coupleId);
        }
      }
      return Wrong;
    });
  });

  it('with a transaction where there is none', () => {
    neverRun(() => {
      class Wrong {
        // @ts-expect-error: the event is the only argument
        @IdempotentEventHandler(identityEvents.accountDeleted)
        accountDeleted({ data }: Of<'accountDeleted'>, transaction: EntityManager): Promise<void> {
          return transaction.query('SELECT $1', [data.userId]);
        }
      }
      return Wrong;
    });
  });
});

describe('sealing', () => {
  const associated = { table: 'entries', column: 'content', row: '1' };

  it('compiles with a work that was begun for a person', () => {
    neverRun(
      () => (transactions: Transactions) =>
        transactions.writeAs('someone', async ({ transaction, seal }) => {
          await transaction.query('SELECT $1', [seal('someone', associated, 'text')]);
        }),
    );
  });

  it('does not compile anywhere else', () => {
    // @ts-expect-error: a vault only opens
    const inVault: keyof Vault = 'seal';
    // @ts-expect-error: a transaction that was begun for nobody has no key
    const inTransaction: keyof EntityManager = 'seal';
    expect([inVault, inTransaction]).toEqual(['seal', 'seal']);
    neverRun(
      () => (add: (work: Work) => Promise<void>, transaction: EntityManager) =>
        // @ts-expect-error: a plain transaction is not a Work
        add(transaction),
    );
  });
});
