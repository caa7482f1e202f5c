import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { identityEvents } from '@anew/contracts/events/map';
import { EventConsumers } from '@anew/messaging/events/consumer';
import { Inbox } from '@anew/persistence/inbox/inbox';
import { ChoicesRepository } from '../choices/choices.repository.js';
import { FocusesRepository } from '../focuses/focuses.repository.js';

const DURABLE = 'content__membership-changed';

/** What was chosen for a couple that has ceased to exist goes with it; what its people wrote stays theirs. */
@Injectable()
export class OnMembershipChanged implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly inbox: Inbox,
    private readonly focuses: FocusesRepository,
    private readonly choices: ChoicesRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.consumers.consume({
      subject: identityEvents.membershipChanged,
      durable: DURABLE,
      handle: async ({ id, data: { coupleId, memberIds } }) => {
        if (memberIds.length > 0) return;
        await this.inbox.once(DURABLE, id, async (transaction) => {
          await this.focuses.removeOf(transaction, coupleId);
          await this.choices.removeOf(transaction, coupleId);
        });
      },
    });
  }
}
