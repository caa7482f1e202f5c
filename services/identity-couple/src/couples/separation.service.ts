import type { Actor } from '@anew/contracts/actor';
import type { ProofDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { Couple } from '@anew/contracts/identity/views';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersRepository } from '../accounts/users.repository.js';
import { HouseholdChanges } from '../household/household-changes.js';
import { SessionProof } from '../proof/session-proof.js';
import { SecurityLog } from '../security-log/security-log.js';
import { CoupleChanges } from './couple-changes.js';
import { coupleRequired, nothingToUndo } from './couples.errors.js';
import { presentCouple } from './couples.presenter.js';
import { CouplesRepository } from './couples.repository.js';
import { newMembership } from './membership.entity.js';
import { undoUntil } from './undo.rules.js';

/** Separates partners: one leaves the couple, or undoes that the other has joined. */
@Injectable()
export class SeparationService {
  constructor(
    private readonly couples: CouplesRepository,
    private readonly changes: CoupleChanges,
    private readonly household: HouseholdChanges,
    private readonly users: UsersRepository,
    private readonly proof: SessionProof,
    private readonly log: SecurityLog,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Removes the actor from their couple. Nobody has to agree.
   * @throws DomainError `password_required`, `couple_required`, or `sign_in_required` when the account is
   * gone
   */
  async leave(actor: Actor, { currentPassword }: ProofDto): Promise<null> {
    await this.proof.require(actor, currentPassword);
    return this.transactions.mutate(actor, identityRpc.couples.leave, {}, async ({ transaction }) => {
      if (!(await this.takeOut(transaction, actor.userId))) throw coupleRequired();
      await this.log.record(transaction, actor.userId, 'couple_left', actor);
      return null;
    });
  }

  /**
   * Removes a person from their couple. The partner, if there is one, keeps it with a new code and is told.
   * @returns false if they had no couple
   */
  async takeOut(transaction: EntityManager, userId: string): Promise<boolean> {
    await this.users.lock(transaction, userId);
    const own = await this.couples.findMembership(transaction, userId);
    if (!own) return false;
    const [couple] = await this.couples.lock(transaction, [own.coupleId]);
    await this.couples.removeMembership(transaction, userId);
    if (!couple) return true;
    const [rest] = await this.couples.listMemberships(transaction, couple.id);
    if (!rest) {
      await this.changes.dissolve(transaction, couple);
      return true;
    }
    await this.couples.setNews(transaction, rest.userId, 'parted');
    await this.changes.membersChanged(transaction, couple, [rest]);
    await this.household.membersChanged(transaction, couple.id, null);
    return true;
  }

  /**
   * Separates the actor from a partner who joined them within the last 24 hours. Each is then alone in a
   * couple.
   * @throws DomainError `couple_required` or `nothing_to_undo`, or `sign_in_required` when the account is
   * gone
   */
  undoJoin(actor: Actor): Promise<Couple> {
    return this.transactions.mutate(actor, identityRpc.couples.undoJoin, {}, async ({ transaction }) => {
      const { userId } = actor;
      const partnerId = await this.couples.findPartnerId(transaction, userId);
      await this.couples.lockPeople(transaction, [userId, ...(partnerId === null ? [] : [partnerId])]);
      const own = await this.couples.findMembership(transaction, userId);
      if (!own) throw coupleRequired();
      const [couple] = await this.couples.lock(transaction, [own.coupleId]);
      const members = await this.couples.listMemberships(transaction, own.coupleId);
      const newcomer = members.find((member) => member.userId === partnerId);
      if (!couple || !newcomer || !undoUntil(own, newcomer, new Date())) throw nothingToUndo();
      await this.settleApart(transaction, newcomer.userId);
      await this.couples.setNews(transaction, userId, null);
      await this.log.record(transaction, userId, 'couple_left', actor);
      await this.household.membersChanged(transaction, couple.id, null);
      return presentCouple(await this.changes.membersChanged(transaction, couple, [own]), 1, own);
    });
  }

  /** Moves a person from their couple into a new one of their own, and tells them. */
  private async settleApart(transaction: EntityManager, userId: string): Promise<void> {
    const couple = await this.changes.addCouple(transaction);
    const membership = newMembership(userId, couple.id, 1);
    await this.couples.moveMembership(transaction, membership);
    await this.couples.setNews(transaction, userId, 'parted');
    await this.changes.tellServices(transaction, couple, [membership]);
    await this.household.membersChanged(transaction, couple.id, null);
  }
}
