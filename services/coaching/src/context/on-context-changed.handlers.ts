import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { contentEvents, identityEvents } from '@anew/contracts/events/map';
import { EventConsumers } from '@anew/messaging/events/consumer';
import { Inbox } from '@anew/persistence/inbox/inbox';
import { ContextRepository } from './context.repository.js';

const COUPLES = 'coaching__membership-changed';
const FOCUSES = 'coaching__focuses-changed';
const MODULES = 'coaching__module-published';

/** Keeps what the coach may know up to date; what comes twice, late or out of order changes nothing. */
@Injectable()
export class OnContextChanged implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly inbox: Inbox,
    private readonly context: ContextRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.consumers.consume({
      subject: identityEvents.membershipChanged,
      durable: COUPLES,
      handle: ({ id, data }) =>
        this.inbox.once(COUPLES, id, (transaction) => this.context.learnCouple(transaction, data)),
    });
    this.consumers.consume({
      subject: contentEvents.focusesChanged,
      durable: FOCUSES,
      handle: ({ id, data }) =>
        this.inbox.once(FOCUSES, id, (transaction) => this.context.saveFocuses(transaction, data)),
    });
    this.consumers.consume({
      subject: contentEvents.modulePublished,
      durable: MODULES,
      handle: ({ id, data }) =>
        this.inbox.once(MODULES, id, (transaction) => this.context.saveModule(transaction, data)),
    });
  }
}
