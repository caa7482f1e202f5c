import type { Actor } from '@anew/contracts/actor';
import type { CompleteActivityDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { ConnectionActivity } from '@anew/contracts/content/views';
import { DomainError } from '@anew/contracts/errors';
import { contentEvents } from '@anew/contracts/events/map';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { ChoicesService } from '../choices/choices.service.js';
import { coupleOf, dayOf } from '../choices/couple-day.js';
import { ActivitiesRepository } from './activities.repository.js';
import type { ActivityEntity } from './activity.entity.js';

const notTodays = () =>
  new DomainError('not_found', 'not_found', 'This is not your activity of today. Look at today’s once more.');

@Injectable()
export class ActivitiesService {
  constructor(
    private readonly choices: ChoicesService,
    private readonly activities: ActivitiesRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Activity of the couple on the caller's day. */
  async today(actor: Actor): Promise<ConnectionActivity> {
    const { itemId } = await this.choices.ofToday(actor, 'activity');
    const [activity, completed] = await Promise.all([
      this.activities.get(itemId),
      this.activities.isCompleted(coupleOf(actor), dayOf(actor), itemId),
    ]);
    return present(activity, completed);
  }

  /**
   * Marks today's activity as done for both partners. It cannot be undone, and marking it again changes
   * nothing.
   * @throws DomainError `not_found` if the activity is not today's
   */
  async complete(actor: Actor, input: CompleteActivityDto): Promise<ConnectionActivity> {
    const { activityId, feedback = null, rating = null } = input;
    const { itemId } = await this.choices.ofToday(actor, 'activity');
    if (itemId !== activityId) throw notTodays();
    const activity = await this.activities.get(itemId);
    return this.transactions.mutate(actor, contentRpc.activities.complete, input, async (work) => {
      const { userId } = actor;
      const [coupleId, day, completedAt] = [coupleOf(actor), dayOf(actor), new Date()];
      const isFirst = await this.activities.complete(work, {
        coupleId,
        day,
        activityId,
        userId,
        feedback,
        rating,
        completedAt,
      });
      const done = { userId, coupleId, deed: 'activity', day, title: activity.title } as const;
      if (isFirst) await this.outbox.append(work.transaction, contentEvents.deedDone, done);
      work.announce('activity');
      return present(activity, true);
    });
  }
}

function present(activity: ActivityEntity, completed: boolean): ConnectionActivity {
  const { id, title, description, instructions, difficulty, timeRequired, category } = activity;
  return { id, title, description, instructions, difficulty, timeRequired, category, completed };
}
