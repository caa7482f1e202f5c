import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '@anew/contracts/actor';
import { identityEvents } from '@anew/contracts/events/map';
import type { JoinInviteDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { Couple, Member } from '@anew/contracts/identity/views';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { UsersRepository } from '../accounts/users.repository.js';
import type { CoupleEntity } from './couple.entity.js';
import { inviteNotFound } from './couples.errors.js';
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

  /** Gives the actor a couple of their own, unless they are in one: then that one, unchanged. */
  setup(actor: Actor): Promise<{ couple: Couple; created: boolean }> {
    return this.transactions.mutate(actor, identityRpc.couples.setup, {}, async (transaction) => {
      await this.users.lock(transaction, actor.userId);
      const existing = await this.couples.findMembership(transaction, actor.userId);
      if (existing) return { couple: await this.view(existing.coupleId, transaction), created: false };
      const couple = await this.addCouple(transaction);
      await this.couples.addMembership(transaction, place(actor.userId, couple.id, 1));
      await this.announce(transaction, couple.id, [actor.userId], couple.version);
      return { couple: presentCouple(couple, 1), created: true };
    });
  }

  /**
   * Moves the actor into the couple that has this invite code. Someone alone in another couple leaves it,
   * and it ceases to exist; what they wrote is keyed by them and comes along.
   * @throws DomainError `invite_not_found`, `couple_full` or `already_partnered`
   */
  join(actor: Actor, { inviteCode }: JoinInviteDto): Promise<Couple> {
    return this.transactions.mutate(actor, identityRpc.couples.join, { inviteCode }, async (transaction) => {
      await this.users.lock(transaction, actor.userId);
      const target = await this.couples.findByInviteCode(transaction, inviteCode);
      if (!target) throw inviteNotFound();
      const own = await this.couples.findMembership(transaction, actor.userId);
      if (own?.coupleId === target.id) return this.view(target.id, transaction);
      return this.move(transaction, actor.userId, own, target.id);
    });
  }

  async current(actor: Actor): Promise<Couple | null> {
    return actor.coupleId === null ? null : this.view(actor.coupleId);
  }

  /** Oldest first; empty without a couple. */
  async members(actor: Actor): Promise<Member[]> {
    if (actor.coupleId === null) return [];
    const memberships = await this.couples.listMemberships(actor.coupleId);
    const users = await this.couples.listUsers(memberships.map(({ userId }) => userId));
    return memberships.flatMap((membership) => {
      const user = users.find(({ id }) => id === membership.userId);
      return user ? [presentMember(user, membership)] : [];
    });
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
    const members = await this.couples.listMemberships(targetId, transaction);
    const ownMembers = own ? await this.couples.listMemberships(own.coupleId, transaction) : [];
    const membership = place(userId, targetId, slotForNewcomer(members, ownMembers));
    if (own) await this.leave(transaction, locked, membership, own.coupleId);
    else await this.couples.addMembership(transaction, membership);
    const version = await this.couples.bumpVersion(transaction, target);
    const memberIds = [...members.map((member) => member.userId), userId];
    await this.announce(transaction, targetId, memberIds, version);
    return presentCouple(target, memberIds.length);
  }

  private async leave(
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

  private async view(coupleId: string, transaction?: EntityManager): Promise<Couple> {
    const couple = await this.couples.findById(coupleId, transaction);
    if (!couple) throw inviteNotFound();
    return presentCouple(couple, (await this.couples.listMemberships(coupleId, transaction)).length);
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
