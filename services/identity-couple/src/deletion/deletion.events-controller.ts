import {
  type AccountErased,
  accountErased,
  ERASING_SERVICES,
  type EventEnvelope,
  identityEvents,
} from '@anew/contracts/events/map';
import {
  Event,
  EventHandler,
  IdempotentEventHandler,
  InTransaction,
} from '@anew/persistence/inbox/event-handler';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DeletionService } from './deletion.service.js';

@Controller()
export class DeletionEventsController {
  constructor(private readonly deletion: DeletionService) {}

  @IdempotentEventHandler(identityEvents.accountDeleted)
  accountDeleted(@Event() { data }: EventEnvelope<typeof identityEvents.accountDeleted>): Promise<void> {
    return this.deletion.finishOwnErasure(data.userId);
  }

  @EventHandler(...ERASING_SERVICES.map(accountErased))
  accountErased(
    @Event() { subject, data }: EventEnvelope<AccountErased>,
    @InTransaction() transaction: EntityManager,
  ): Promise<void> {
    return this.deletion.markErased(transaction, data.userId, subject);
  }
}
