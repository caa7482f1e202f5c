import { LOGGER, type Logger } from '@anew/observability/logger';
import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable } from '@nestjs/common';
import { UsersRepository } from '../accounts/users.repository.js';
import { OwnPreferencesPlan } from './own-preferences.js';
import type { OwnSession } from './preferences.repository.js';

/**
 * Lets what a person is sent follow them to another time zone, as soon as they use the product there on the device that
 * shows their reminders or on which they asked for mails.
 */
@Injectable()
export class Journeys {
  constructor(
    private readonly own: OwnPreferencesPlan,
    private readonly users: UsersRepository,
    private readonly transactions: Transactions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Works in the background: a sign-in must not fail because reminders could not be planned. */
  noticed(session: OwnSession, timeZone: string): void {
    this.follow(session, timeZone).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'reminders not moved to another time zone');
    });
  }

  private async follow(session: OwnSession, timeZone: string): Promise<void> {
    const { userId } = session;
    if (!(await this.own.hasMoved(session, timeZone))) return;
    await this.transactions.run(async (transaction) => {
      await this.users.lock(transaction, userId);
      await this.own.change(transaction, userId, {}, timeZone);
    });
  }
}
