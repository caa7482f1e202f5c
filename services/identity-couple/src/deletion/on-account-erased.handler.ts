import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { accountErased, ERASING_SERVICES, type ErasingService } from '@anew/contracts/events/map';
import { EventConsumers } from '@anew/messaging/events/consumer';
import { Inbox } from '@anew/persistence/inbox/inbox';
import { DeletionsRepository } from './deletions.repository.js';

/** Ticks off each service that has erased a deleted person. */
@Injectable()
export class OnAccountErased implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly inbox: Inbox,
    private readonly deletions: DeletionsRepository,
  ) {}

  onApplicationBootstrap(): void {
    for (const service of ERASING_SERVICES) this.tickOff(service);
  }

  private tickOff(service: ErasingService): void {
    const durable = `identity-couple__${service}-account-erased`;
    this.consumers.consume({
      subject: accountErased(service),
      durable,
      handle: ({ id, data }) =>
        this.inbox.once(durable, id, (transaction) =>
          this.deletions.markErased(transaction, data.userId, service),
        ),
    });
  }
}
