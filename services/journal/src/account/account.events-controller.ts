import { type EventEnvelope, identityEvents } from '@anew/contracts/events/map';
import { AccountErasure } from '@anew/persistence/account-erasure';
import {
  Event,
  EventHandler,
  IdempotentEventHandler,
  InTransaction,
} from '@anew/persistence/inbox/event-handler';
import { Controller, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppreciationsRepository } from '../appreciations/appreciations.repository.js';
import { EntriesRepository } from '../entries/entries.repository.js';
import { ReactionsRepository } from '../reactions/reactions.repository.js';
import { SharingRepository } from '../sharing/sharing.repository.js';

/** Erases everything that this service stores about a person whose account was deleted. */
@Controller()
export class AccountEventsController implements OnApplicationBootstrap {
  constructor(
    private readonly erasure: AccountErasure,
    private readonly entries: EntriesRepository,
    private readonly appreciations: AppreciationsRepository,
    private readonly reactions: ReactionsRepository,
    private readonly sharing: SharingRepository,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.erasure.eraseRestored('journal', this.erase);
  }

  @EventHandler(identityEvents.accountDeleted)
  accountDeleted(
    @Event() { data }: EventEnvelope<typeof identityEvents.accountDeleted>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    return this.erasure.eraseAll(transaction, 'journal', data.userId, this.erase);
  }

  @IdempotentEventHandler(identityEvents.deletionsListed)
  deletionsListed(@Event() { data }: EventEnvelope<typeof identityEvents.deletionsListed>): Promise<void> {
    return this.erasure.eraseUnknown(data.userIds, 'journal', this.erase);
  }

  private readonly erase = async (transaction: EntityManager, userId: string): Promise<void> => {
    await this.entries.removeAllOf(transaction, userId);
    await this.appreciations.removeAllOf(transaction, userId);
    await this.reactions.removeAllOf(transaction, userId);
    await this.sharing.removeAllOf(transaction, userId);
  };
}
