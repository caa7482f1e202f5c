import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { identityEvents } from '@anew/contracts/events/map';
import { EventConsumers } from '@anew/messaging/events/consumer';
import { Inbox } from '@anew/persistence/inbox/inbox';
import { PicturesService } from '../pictures/pictures.service.js';
import { DeletionsRepository } from './deletions.repository.js';

const DURABLE = 'identity-couple__account-deleted';

/** Pictures may lie in a store that no transaction reaches: they go by a step of their own, repeated until done. */
@Injectable()
export class OnAccountDeleted implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly inbox: Inbox,
    private readonly pictures: PicturesService,
    private readonly deletions: DeletionsRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.consumers.consume({
      subject: identityEvents.accountDeleted,
      durable: DURABLE,
      handle: async ({ id, data }) => {
        await this.pictures.removeAllOf(data.userId);
        await this.inbox.once(DURABLE, id, (transaction) =>
          this.deletions.markErased(transaction, data.userId, 'identity-couple'),
        );
      },
    });
  }
}
