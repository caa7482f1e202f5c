import type { Actor } from '@anew/contracts/actor';
import type { SaveHouseholdDto } from '@anew/contracts/household/dto';
import type { Household } from '@anew/contracts/household/views';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../accounts/users.repository.js';
import { coupleRequired } from '../couples/couples.errors.js';
import { CouplesRepository } from '../couples/couples.repository.js';
import { answersFrom, householdFor, type Slot } from './household.rules.js';
import { HouseholdChanges } from './household-changes.js';
import { HouseholdsRepository } from './households.repository.js';

/** Household of a couple. Both partners read and change the same one. */
@Injectable()
export class HouseholdService {
  constructor(
    private readonly households: HouseholdsRepository,
    private readonly changes: HouseholdChanges,
    private readonly couples: CouplesRepository,
    private readonly users: UsersRepository,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Household of the actor's present couple, which is read from the database: a gateway may not have heard yet
   * that someone has left. Null if nobody has said anything.
   */
  async find({ userId }: Actor): Promise<Household | null> {
    const found = await this.households.findOf(userId);
    return found?.answers ? householdFor(found.slot, found.answers) : null;
  }

  /**
   * Saves what `input` names, and leaves the rest.
   * @throws DomainError `couple_required` for someone who has just left, or `sign_in_required`
   */
  save(actor: Actor, input: SaveHouseholdDto): Promise<Household> {
    return this.transactions.mutate(actor, identityRpc.household.save, input, async ({ transaction }) => {
      await this.users.lock(transaction, actor.userId);
      const own = await this.couples.findMembership(transaction, actor.userId);
      if (!own) throw coupleRequired();
      await this.couples.lock(transaction, [own.coupleId]);
      const slot = own.slot as Slot;
      const known = await this.households.find(transaction, own.coupleId);
      const answers = answersFrom(input, slot, known?.answers ?? null);
      await this.changes.save(transaction, own.coupleId, answers);
      return householdFor(slot, answers);
    });
  }
}
