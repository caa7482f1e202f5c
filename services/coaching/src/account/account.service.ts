import type { Actor } from '@anew/contracts/actor';
import type { AccountData } from '@anew/persistence/account.events-controller';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { ExportedConversations } from '../conversations/exported-conversations.js';

/** All that this service stores about one person, to be given to them or erased. */
@Injectable()
export class AccountService implements AccountData {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly exported: ExportedConversations,
  ) {}

  /** The person's own data, by their names in the export. They are read while they are sent. */
  own({ userId }: Actor) {
    return { conversations: this.exported.eachOf(userId) };
  }

  async erase(transaction: EntityManager, userId: string): Promise<void> {
    await this.conversations.removeAllOf(transaction, userId);
  }
}
