import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { UserEntity } from '../accounts/user.entity.js';
import { CoupleEntity } from './couple.entity.js';
import { MembershipEntity } from './membership.entity.js';

@Injectable()
export class CouplesRepository {
  constructor(private readonly dataSource: DataSource) {}

  findById(transaction: EntityManager, id: string): Promise<CoupleEntity | null> {
    return transaction.findOneBy(CoupleEntity, { id });
  }

  /** The couple that this person is in and how many they are, as of one moment; null without one. */
  async findOf(userId: string): Promise<{ couple: CoupleEntity; memberCount: number } | null> {
    const { entities, raw } = await this.dataSource.manager
      .createQueryBuilder(CoupleEntity, 'couple')
      .innerJoin(MembershipEntity, 'own', 'own.coupleId = couple.id')
      .addSelect('(SELECT count(*)::int FROM memberships WHERE couple_id = couple.id)', 'members')
      .where('own.userId = :userId', { userId })
      .getRawAndEntities<{ members: number }>();
    const [couple, row] = [entities[0], raw[0]];
    return couple && row ? { couple, memberCount: row.members } : null;
  }

  findByInviteCode(transaction: EntityManager, inviteCode: string): Promise<CoupleEntity | null> {
    return transaction.findOneBy(CoupleEntity, { inviteCode });
  }

  findMembership(transaction: EntityManager, userId: string): Promise<MembershipEntity | null> {
    return transaction.findOneBy(MembershipEntity, { userId });
  }

  /** In id order, so that two merges towards each other cannot wait for one another. Gone couples are left out. */
  lock(transaction: EntityManager, ids: string[]): Promise<CoupleEntity[]> {
    return transaction.find(CoupleEntity, {
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  listMemberships(transaction: EntityManager, coupleId: string): Promise<MembershipEntity[]> {
    return transaction.find(MembershipEntity, {
      where: { coupleId },
      order: { joinedAt: 'ASC', slot: 'ASC' },
    });
  }

  /** Everyone in the couple that this person is in. */
  listMembershipsWith(userId: string): Promise<MembershipEntity[]> {
    return this.dataSource.manager
      .createQueryBuilder(MembershipEntity, 'membership')
      .innerJoin(MembershipEntity, 'own', 'own.coupleId = membership.coupleId')
      .where('own.userId = :userId', { userId })
      .orderBy('membership.joinedAt', 'ASC')
      .addOrderBy('membership.slot', 'ASC')
      .getMany();
  }

  listUsers(ids: string[]): Promise<UserEntity[]> {
    return this.dataSource.manager.findBy(UserEntity, { id: In(ids) });
  }

  /** Whether the couple was added: its invite code may be taken. */
  async add(transaction: EntityManager, couple: CoupleEntity): Promise<boolean> {
    const result = await transaction
      .createQueryBuilder()
      .insert()
      .into(CoupleEntity)
      .values(couple)
      .orIgnore()
      .returning('id')
      .execute();
    return (result.raw as unknown[]).length > 0;
  }

  async addMembership(transaction: EntityManager, membership: MembershipEntity): Promise<void> {
    await transaction.insert(MembershipEntity, membership);
  }

  async moveMembership(transaction: EntityManager, membership: MembershipEntity): Promise<void> {
    await transaction.update(MembershipEntity, { userId: membership.userId }, membership);
  }

  async removeMembership(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(MembershipEntity, { userId });
  }

  /** @returns the couple's new version */
  async bumpVersion(transaction: EntityManager, couple: CoupleEntity): Promise<number> {
    await transaction.increment(CoupleEntity, { id: couple.id }, 'version', 1);
    return couple.version + 1;
  }

  async remove(transaction: EntityManager, id: string): Promise<void> {
    await transaction.delete(CoupleEntity, { id });
  }
}
