import { LOGGER, type Logger } from '@anew/observability/logger';
import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable } from '@nestjs/common';
import { UsersRepository } from '../accounts/users.repository.js';
import { OwnPreferencesPlan } from './own-preferences.js';

/** Lets reminders follow a person to another time zone, as soon as they use the product there. */
@Injectable()
export class Journeys {
  constructor(
    private readonly own: OwnPreferencesPlan,
    private readonly users: UsersRepository,
    private readonly transactions: Transactions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Works in the background: a sign-in must not fail because reminders could not be planned. */
  noticed(userId: string, timeZone: string): void {
    this.follow(userId, timeZone).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'reminders not moved to another time zone');
    });
  }

  private async follow(userId: string, timeZone: string): Promise<void> {
    if (!(await this.own.hasMoved(userId, timeZone))) return;
    await this.transactions.run(async (transaction) => {
      await this.users.lock(transaction, userId);
      await this.own.change(transaction, userId, {}, timeZone);
    });
  }
}
