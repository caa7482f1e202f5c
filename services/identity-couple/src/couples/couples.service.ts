import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '@anew/contracts/actor';
import { identityEvents } from '@anew/contracts/events/map';
import type { JoinInviteDto, MergeDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { Couple, Member } from '@anew/contracts/identity/views';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { UsersRepository } from '../accounts/users.repository.js';
import type { CoupleEntity } from './couple.entity.js';
import { alreadyPartnered, inviteNotFound, ownInviteCode } from './couples.errors.js';
import { presentCouple, presentMember } from './couples.presenter.js';
import { CouplesRepository } from './couples.repository.js';
import { newInviteCode } from './invite-code.js';
import { slotForNewcomer } from './join.rules.js';
import type { MembershipEntity } from './membership.entity.js';

@Injectable()
export class CouplesService {
  constructor(
    private readonly couples: CouplesRepository,
    private readonly users: UsersRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Gives the actor a couple of their own, unless they are in one: then that one, unchanged.
   * @throws DomainError `sign_in_required` when the account is gone
   */
  setup(actor: Actor): Promise<{ couple: Couple; created: boolean }> {
    return this.transactions.mutate(actor, identityRpc.couples.setup, {}, async (transaction) => {
      await this.users.lock(transaction, actor.userId);
      const existing = await this.couples.findMembership(transaction, actor.userId);
      if (existing) return { couple: await this.view(transaction, existing.coupleId), created: false };
      const couple = await this.addCouple(transaction);
      await this.couples.addMembership(transaction, place(actor.userId, couple.id, 1));
      await this.announce(transaction, couple.id, [actor.userId], couple.version);
      return { couple: presentCouple(couple, 1), created: true };
    });
  }

  /**
   * Moves the actor into the couple that has this invite code. Someone alone in another couple leaves it,
   * and it ceases to exist; what they wrote is keyed by them and comes along.
   * @throws DomainError `invite_not_found`, `couple_full`, `already_partnered`, or `sign_in_required` when the account is gone
   */
  join(actor: Actor, { inviteCode }: JoinInviteDto): Promise<Couple> {
    return this.transactions.mutate(actor, identityRpc.couples.join, { inviteCode }, async (transaction) => {
      const { own, target } = await this.findEnds(transaction, actor.userId, inviteCode);
      if (own?.coupleId === target.id) return this.view(transaction, target.id);
      return this.move(transaction, actor.userId, own, target.id);
    });
  }

  /**
   * Moves the actor, alone in their couple, into the partner's.
   * @throws DomainError `own_invite_code`, or as `join` does
   */
  merge(actor: Actor, { partnerInviteCode }: MergeDto): Promise<Couple> {
    return this.transactions.mutate(
      actor,
      identityRpc.couples.merge,
      { partnerInviteCode },
      async (transaction) => {
        // Not before: a repeat of the merge that made them two gets its first answer.
        if (actor.memberIds.length > 1) throw alreadyPartnered();
        const { own, target } = await this.findEnds(transaction, actor.userId, partnerInviteCode);
        if (own?.coupleId === target.id) throw ownInviteCode();
        return this.move(transaction, actor.userId, own, target.id);
      },
    );
  }

  /** Takes a person out of their couple; the partner, if there is one, keeps it. */
  async leave(transaction: EntityManager, userId: string): Promise<void> {
    await this.users.lock(transaction, userId);
    const own = await this.couples.findMembership(transaction, userId);
    if (!own) return;
    const [couple] = await this.couples.lock(transaction, [own.coupleId]);
    await this.couples.removeMembership(transaction, userId);
    if (couple) await this.closeOrKeep(transaction, couple);
  }

  /** As it is now: what a gateway remembers of whom the actor is with may be a moment old. */
  async current({ userId }: Actor): Promise<Couple | null> {
    const found = await this.couples.findOf(userId);
    return found && presentCouple(found.couple, found.memberCount);
  }

  /** Oldest first, as they are now; empty without a couple. */
  async members({ userId }: Actor): Promise<Member[]> {
    const memberships = await this.couples.listMembershipsWith(userId);
    const users = await this.couples.listUsers(memberships.map(({ userId }) => userId));
    return memberships.flatMap((membership) => {
      const user = users.find(({ id }) => id === membership.userId);
      return user ? [presentMember(user, membership)] : [];
    });
  }

  private async findEnds(
    transaction: EntityManager,
    userId: string,
    inviteCode: string,
  ): Promise<{ own: MembershipEntity | null; target: CoupleEntity }> {
    await this.users.lock(transaction, userId);
    const target = await this.couples.findByInviteCode(transaction, inviteCode);
    if (!target) throw inviteNotFound();
    return { target, own: await this.couples.findMembership(transaction, userId) };
  }

  private async closeOrKeep(transaction: EntityManager, couple: CoupleEntity): Promise<void> {
    const rest = await this.couples.listMemberships(transaction, couple.id);
    const version = await this.couples.bumpVersion(transaction, couple);
    if (rest.length === 0) await this.couples.remove(transaction, couple.id);
    const memberIds = rest.map(({ userId }) => userId);
    await this.announce(transaction, couple.id, memberIds, version);
  }

  private async move(
    transaction: EntityManager,
    userId: string,
    own: MembershipEntity | null,
    targetId: string,
  ): Promise<Couple> {
    const locked = await this.couples.lock(transaction, [targetId, ...(own ? [own.coupleId] : [])]);
    const target = locked.find(({ id }) => id === targetId);
    if (!target) throw inviteNotFound();
    const members = await this.couples.listMemberships(transaction, targetId);
    const ownMembers = own ? await this.couples.listMemberships(transaction, own.coupleId) : [];
    const membership = place(userId, targetId, slotForNewcomer(members, ownMembers));
    if (own) await this.leaveFor(transaction, locked, membership, own.coupleId);
    else await this.couples.addMembership(transaction, membership);
    const version = await this.couples.bumpVersion(transaction, target);
    const memberIds = [...members.map((member) => member.userId), userId];
    await this.announce(transaction, targetId, memberIds, version);
    return presentCouple(target, memberIds.length);
  }

  private async leaveFor(
    transaction: EntityManager,
    locked: CoupleEntity[],
    membership: MembershipEntity,
    leftId: string,
  ): Promise<void> {
    const left = locked.find(({ id }) => id === leftId);
    await this.couples.moveMembership(transaction, membership);
    await this.couples.remove(transaction, leftId);
    await this.announce(transaction, leftId, [], (left?.version ?? 0) + 1);
  }

  private async addCouple(transaction: EntityManager): Promise<CoupleEntity> {
    for (;;) {
      const couple = { id: uuidv7(), inviteCode: newInviteCode(), version: 1, createdAt: new Date() };
      if (await this.couples.add(transaction, couple)) return couple;
    }
  }

  private async view(transaction: EntityManager, coupleId: string): Promise<Couple> {
    const couple = await this.couples.findById(transaction, coupleId);
    if (!couple) throw inviteNotFound();
    return presentCouple(couple, (await this.couples.listMemberships(transaction, coupleId)).length);
  }

  private announce(
    transaction: EntityManager,
    coupleId: string,
    memberIds: string[],
    version: number,
  ): Promise<void> {
    return this.outbox.append(transaction, identityEvents.membershipChanged, {
      coupleId,
      memberIds,
      version,
    });
  }
}

function place(userId: string, coupleId: string, slot: number): MembershipEntity {
  return { userId, coupleId, slot, joinedAt: new Date() };
}
