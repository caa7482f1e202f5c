import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { identityEvents } from '@anew/contracts/events/map';
import { Outbox } from '@anew/persistence/outbox/outbox';
import type { CoupleEntity } from './couple.entity.js';
import { CouplesRepository } from './couples.repository.js';
import { newInviteCode } from './invite-code.js';
import type { MembershipEntity } from './membership.entity.js';

/** The steps that every change of who is with whom is made of. Whoever takes one has locked the couple. */
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

  /** The old code is dead from the end of the transaction on. */
  async renewCode(transaction: EntityManager, couple: CoupleEntity): Promise<CoupleEntity> {
    for (;;) {
      const inviteCode = newInviteCode();
      if (await this.couples.setInviteCode(transaction, couple.id, inviteCode))
        return { ...couple, inviteCode };
    }
  }

  /** The couple has other members than before: under another code, and told to everyone whom it concerns. */
  async membersChanged(
    transaction: EntityManager,
    couple: CoupleEntity,
    members: Pick<MembershipEntity, 'userId'>[],
  ): Promise<CoupleEntity> {
    const version = await this.couples.bumpVersion(transaction, couple);
    await this.announce(transaction, { ...couple, version }, members);
    return { ...(await this.renewCode(transaction, couple)), version };
  }

  /** The couple is no more. Its members have left it before. */
  async dissolve(transaction: EntityManager, couple: CoupleEntity): Promise<void> {
    await this.couples.remove(transaction, couple.id);
    await this.announce(transaction, { ...couple, version: couple.version + 1 }, []);
  }

  announce(
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
