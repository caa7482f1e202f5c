import type { Actor } from '@anew/contracts/actor';
import type { AccountData } from '@anew/persistence/account.events-controller';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppreciationsRepository } from '../appreciations/appreciations.repository.js';
import { EntriesRepository } from '../entries/entries.repository.js';
import { PhotosRepository } from '../photos/photos.repository.js';
import { ReactionsRepository } from '../reactions/reactions.repository.js';
import { SharingRepository } from '../sharing/sharing.repository.js';

/** All that this service stores about one person, to be given to them or erased. */
@Injectable()
export class AccountService implements AccountData {
  constructor(
    private readonly entries: EntriesRepository,
    private readonly appreciations: AppreciationsRepository,
    private readonly reactions: ReactionsRepository,
    private readonly photos: PhotosRepository,
    private readonly sharing: SharingRepository,
  ) {}

  /** The person's own data, by their names in the export. They are read while they are sent. */
  own({ userId }: Actor) {
    return {
      entries: this.photos.withBytes(this.entries.eachOf(userId)),
      appreciations: this.appreciations.eachOf(userId),
      reactions: this.reactions.eachOf(userId),
    };
  }

  async erase(transaction: EntityManager, userId: string): Promise<void> {
    await this.entries.removeAllOf(transaction, userId);
    await this.appreciations.removeAllOf(transaction, userId);
    await this.reactions.removeAllOf(transaction, userId);
    await this.sharing.removeAllOf(transaction, userId);
  }
}
