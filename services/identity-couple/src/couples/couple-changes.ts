import { identityEvents } from '@anew/contracts/events/map';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { CoupleEntity } from './couple.entity.js';
import { CouplesRepository } from './couples.repository.js';
import { newInviteCode } from './invite-code.js';
import type { MembershipEntity } from './membership.entity.js';

/** Steps of changes to a couple. The caller must have locked the couple. */
@Injectable()
export class CoupleChanges {
  constructor(
    private readonly couples: CouplesRepository,
    private readonly outbox: Outbox,
  ) {}

  async addCouple(transaction: EntityManager): Promise<CoupleEntity> {
    for (;;) {
      const couple = { id: uuidv7(), inviteCode: newInviteCode(), version: 1, createdAt: new Date() };
      if (await this.couples.add(transaction, couple)) return couple;
    }
  }

  /** Gives the couple a new invitation code. The old one is invalid once the transaction has committed. */
  async renewCode(transaction: EntityManager, couple: CoupleEntity): Promise<CoupleEntity> {
    for (;;) {
      const inviteCode = newInviteCode();
      if (await this.couples.setInviteCode(transaction, couple.id, inviteCode))
        return { ...couple, inviteCode };
    }
  }

  /** Records that the couple's members have changed: it gets a new code, and everyone concerned is told. */
  async membersChanged(
    transaction: EntityManager,
    couple: CoupleEntity,
    members: Pick<MembershipEntity, 'userId'>[],
  ): Promise<CoupleEntity> {
    const version = await this.couples.bumpVersion(transaction, couple);
    await this.tellServices(transaction, { ...couple, version }, members);
    return { ...(await this.renewCode(transaction, couple)), version };
  }

  /** Removes a couple that all members have left. */
  async dissolve(transaction: EntityManager, couple: CoupleEntity): Promise<void> {
    await this.couples.remove(transaction, couple.id);
    await this.tellServices(transaction, { ...couple, version: couple.version + 1 }, []);
  }

  /** Lets the other services know who the members are now. */
  tellServices(
    transaction: EntityManager,
    { id, version }: Pick<CoupleEntity, 'id' | 'version'>,
    members: Pick<MembershipEntity, 'userId'>[],
  ): Promise<void> {
    return this.outbox.append(transaction, identityEvents.membershipChanged, {
      coupleId: id,
      memberIds: members.map(({ userId }) => userId),
      version,
    });
  }
}
