import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { identityEvents } from '@anew/contracts/events/map';
import { FactConsumers } from '@anew/messaging/facts/consumer';
import { Inbox } from '@anew/persistence/inbox/inbox';
import { ActivitiesRepository } from '../activities/activities.repository.js';
import { ChoicesRepository } from '../choices/choices.repository.js';
import { FocusesRepository } from '../focuses/focuses.repository.js';

const DURABLE = 'content__membership-changed';

/** What belonged to a couple that has ceased to exist goes with it; what belongs to its people stays. */
@Injectable()
export class OnMembershipChanged implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: FactConsumers,
    private readonly inbox: Inbox,
    private readonly focuses: FocusesRepository,
    private readonly choices: ChoicesRepository,
    private readonly activities: ActivitiesRepository,
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
          await this.activities.removeOfCouple(transaction, coupleId);
        });
      },
    });
  }
}
