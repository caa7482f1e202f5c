import { type Actor, ownerIdOf } from '@anew/contracts/actor';
import type { CompleteActivityDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { CompletedActivity, ConnectionActivity } from '@anew/contracts/content/views';
import { contentEvents } from '@anew/contracts/events/map';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { ChoicesRepository } from '../choices/choices.repository.js';
import { ChoicesService } from '../choices/choices.service.js';
import { dayOf, openDays } from '../choices/couple-day.js';
import { activityCompleted, anotherActivityTaken, notTodays } from './activities.errors.js';
import { presentActivity } from './activities.presenter.js';
import { ActivitiesRepository } from './activities.repository.js';

@Injectable()
export class ActivitiesService {
  constructor(
    private readonly choices: ChoicesService,
    private readonly choicesRepository: ChoicesRepository,
    private readonly activities: ActivitiesRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Activity of the couple on the caller's day. */
  async today(actor: Actor): Promise<ConnectionActivity> {
    const choice = await this.choices.ofToday(actor, 'activity');
    const [activity, completed] = await Promise.all([
      this.activities.get(choice.itemId),
      this.activities.isCompleted(choice),
    ]);
    return presentActivity(choice, activity, completed);
  }

  /**
   * Replaces today's activity for both partners, once a day.
   * @throws DomainError `another_taken` or `activity_completed`
   */
  async another(actor: Actor): Promise<ConnectionActivity> {
    const first = await this.choices.ofToday(actor, 'activity');
    const next = await this.choices.drawAnother(actor, first);
    const activity = await this.activities.get(next.itemId);
    return this.transactions.mutate(actor, contentRpc.activities.another, {}, async (work) => {
      const { transaction } = work;
      const choice = await this.choicesRepository.lock(transaction, first);
      if (!choice) throw notTodays();
      if (await this.activities.isCompleted(choice, transaction)) throw activityCompleted();
      if (choice.replacedItemId !== null) throw anotherActivityTaken();
      const replaced = await this.choicesRepository.replace(transaction, choice, next);
      work.announce('activity');
      return presentActivity(replaced, activity, false);
    });
  }

  /**
   * Marks an activity of today or yesterday as done for both partners: midnight cuts off nobody who is still at it. It
   * cannot be undone, and marking it again changes nothing, not even what the first one said about it.
   * @throws DomainError `not_found` if the couple had another activity on both days
   */
  async complete(actor: Actor, input: CompleteActivityDto): Promise<CompletedActivity> {
    const { activityId, feedback = null, rating = null } = input;
    const item = { coupleId: ownerIdOf(actor), kind: 'activity', itemId: activityId } as const;
    return this.transactions.mutate(actor, contentRpc.activities.complete, input, async (work) => {
      // The lock lets this and a request for another activity take turns.
      const days = openDays(dayOf(actor));
      const choice = await this.choicesRepository.lockItem(work.transaction, item, days);
      if (!choice) throw notTodays();
      const { coupleId, day } = choice;
      const activity = await this.activities.get(activityId, work.transaction);
      const { userId } = actor;
      const completedAt = new Date();
      const completion = { coupleId, day, activityId, userId, feedback, rating, completedAt };
      const isFirst = await this.activities.complete(work, completion);
      const done = { userId, coupleId, deed: 'activity', day, title: activity.title } as const;
      if (isFirst) await this.outbox.append(work.transaction, contentEvents.deedDone, done);
      work.announce('activity');
      const feedbackDropped = !isFirst && (feedback ?? rating) !== null;
      return { ...presentActivity(choice, activity, true), feedbackDropped };
    });
  }
}
