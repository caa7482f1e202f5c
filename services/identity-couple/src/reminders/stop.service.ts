import { DomainError } from '@anew/contracts/errors';
import type { StopLinkDto } from '@anew/contracts/identity/preferences-dto';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../accounts/users.repository.js';
import { OwnPreferencesPlan } from '../preferences/own-preferences.js';
import { StopLinks } from './stop-links.js';

const invalidStopLink = (): DomainError =>
  new DomainError('invalid', 'invalid_stop_link', 'This link is not complete. Open it from the email again.');

/** Stops what somebody is sent, by a link from it. */
@Injectable()
export class StopService {
  constructor(
    private readonly links: StopLinks,
    private readonly own: OwnPreferencesPlan,
    private readonly users: UsersRepository,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Stopping again changes nothing, and neither does stopping for an account that is gone.
   * @throws DomainError `invalid_stop_link`
   */
  async stop({ token }: StopLinkDto): Promise<null> {
    const stopped = this.links.read(token);
    if (!stopped) throw invalidStopLink();
    const { kind, userId } = stopped;
    if (!(await this.users.findById(userId))) return null;
    await this.transactions.run(async (transaction) => {
      await this.users.lock(transaction, userId);
      await this.own.change(
        transaction,
        userId,
        kind === 'letter' ? { weeklyLetter: false } : { channel: 'off' },
      );
    });
    return null;
  }
}
