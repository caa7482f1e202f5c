import type { CoupleNewsKind } from '@anew/contracts/identity/views';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { UserEntity } from '../accounts/user.entity.js';
import { CoupleEntity } from './couple.entity.js';
import type { OwnView } from './couples.presenter.js';
import { MembershipEntity } from './membership.entity.js';

@Injectable()
export class CouplesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Couple that exists, because a membership names it. */
  get(transaction: EntityManager, id: string): Promise<CoupleEntity> {
    return transaction.findOneByOrFail(CoupleEntity, { id });
  }

  /** Couple of this person with the number of its members, read at one moment, or null. */
  async findOf(userId: string): Promise<{ couple: CoupleEntity; memberCount: number; own: OwnView } | null> {
    const { entities, raw } = await this.dataSource.manager
      .createQueryBuilder(CoupleEntity, 'couple')
      .innerJoin(MembershipEntity, 'own', 'own.coupleId = couple.id')
      .addSelect('(SELECT count(*)::int FROM memberships WHERE couple_id = couple.id)', 'members')
      .addSelect('own.joinUnseen', 'unseen')
      .addSelect('own.news', 'news')
      .where('own.userId = :userId', { userId })
      .getRawAndEntities<{ members: number; unseen: boolean; news: CoupleNewsKind | null }>();
    const [couple, row] = [entities[0], raw[0]];
    if (!couple || !row) return null;
    return { couple, memberCount: row.members, own: { news: row.news, joinUnseen: row.unseen } };
  }

  /** Person who waits alone behind this code, or null. */
  findInviter(inviteCode: string): Promise<UserEntity | null> {
    return this.dataSource.manager
      .createQueryBuilder(UserEntity, 'inviter')
      .innerJoin(MembershipEntity, 'membership', 'membership.userId = inviter.id')
      .innerJoin(CoupleEntity, 'couple', 'couple.id = membership.coupleId')
      .where('couple.inviteCode = :inviteCode', { inviteCode })
      .andWhere('(SELECT count(*) FROM memberships WHERE couple_id = couple.id) = 1')
      .getOne();
  }

  findByInviteCode(transaction: EntityManager, inviteCode: string): Promise<CoupleEntity | null> {
    return transaction.findOneBy(CoupleEntity, { inviteCode });
  }

  findMembership(transaction: EntityManager, userId: string): Promise<MembershipEntity | null> {
    return transaction.findOneBy(MembershipEntity, { userId });
  }

  async findPartnerId(transaction: EntityManager, userId: string): Promise<string | null> {
    const [partner] = await transaction.query<{ user_id: string }[]>(
      `SELECT theirs.user_id FROM memberships own JOIN memberships theirs ON theirs.couple_id = own.couple_id
       WHERE own.user_id = $1 AND theirs.user_id <> $1`,
      [userId],
    );
    return partner?.user_id ?? null;
  }

  /**
   * Locks people in the order of their ids, so that two pairs cannot block each other. As for a single
   * person, this comes before locking their couple.
   */
  async lockPeople(transaction: EntityManager, ids: string[]): Promise<void> {
    await transaction.query('SELECT 1 FROM users WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids]);
  }

  /**
   * Locks couples in the order of their ids, so that two merges in opposite directions cannot block each
   * other. Couples that are gone are left out.
   */
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

  /** All memberships of the couple to which this person belongs, oldest first. */
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

  /** Adds a couple. Returns false if its invitation code is taken. */
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

  /**
   * Sets the news that this person sees about their couple from now on. All columns change in one statement: updating
   * a row twice in a transaction would lock its person, too, and two transactions could block each other.
   */
  async setNews(transaction: EntityManager, userId: string, news: CoupleNewsKind | null): Promise<void> {
    const newsAt = news && new Date();
    const joinUnseen = news === 'partner_joined';
    await transaction.update(MembershipEntity, { userId }, { news, newsAt, newsSeen: false, joinUnseen });
  }

  async markNewsSeen(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.update(MembershipEntity, { userId }, { newsSeen: true });
  }

  async markJoinSeen(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.update(MembershipEntity, { userId }, { joinUnseen: false });
  }

  /** Sets the couple's invitation code. Returns false if it is taken. */
  async setInviteCode(transaction: EntityManager, id: string, inviteCode: string): Promise<boolean> {
    const [, changed] = await transaction.query<[unknown[], number]>(
      `UPDATE couples SET invite_code = $2
       WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM couples WHERE invite_code = $2)`,
      [id, inviteCode],
    );
    return changed === 1;
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
