import type { Actor } from '@anew/contracts/actor';
import { identityEvents } from '@anew/contracts/events/map';
import type { SaveStoryDto } from '@anew/contracts/household/dto';
import type { Story } from '@anew/contracts/household/views';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../accounts/users.repository.js';
import { CouplesRepository } from '../couples/couples.repository.js';
import { storyFrom } from './household.rules.js';
import { HouseholdChanges } from './household-changes.js';
import { StoriesRepository } from './stories.repository.js';

/** What a person says about their own past. Nobody else reads it, and the couple sees only coarse effects. */
@Injectable()
export class StoryService {
  constructor(
    private readonly stories: StoriesRepository,
    private readonly changes: HouseholdChanges,
    private readonly couples: CouplesRepository,
    private readonly users: UsersRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  find({ userId }: Actor): Promise<Story | null> {
    return this.stories.findOf(userId);
  }

  /**
   * Saves what `input` names, and leaves the rest, which another of the person's windows may have said.
   * @throws DomainError `validation_failed` or `sign_in_required`
   */
  save(actor: Actor, input: SaveStoryDto): Promise<Story> {
    const { userId } = actor;
    return this.transactions.mutate(actor, identityRpc.story.save, input, async (work) => {
      const { transaction } = work;
      await this.users.lock(transaction, userId);
      const own = await this.couples.findMembership(transaction, userId);
      if (own) await this.couples.lock(transaction, [own.coupleId]);
      const story = storyFrom(input, await this.stories.findOf(userId, transaction));
      const version = await this.stories.save(work, userId, story);
      const { first } = story;
      await this.outbox.append(transaction, identityEvents.storyChanged, { userId, first, version });
      if (own) await this.changes.storyChanged(transaction, own.coupleId);
      return story;
    });
  }
}
