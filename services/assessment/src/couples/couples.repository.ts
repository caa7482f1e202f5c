import type { Actor } from '@anew/contracts/actor';
import { digestInSql } from '@anew/persistence/encryption/authors';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Couple, pairedCouple } from '../rounds/rounds.rules.js';
import { CoupleEntity } from './couple.entity.js';

const LEARN = `
  INSERT INTO couples (couple_id, member_ids, version) VALUES ($1, $2, $3)
  ON CONFLICT (couple_id) DO UPDATE SET member_ids = excluded.member_ids, version = excluded.version
  WHERE couples.version < excluded.version`;

const OF_PERSON = `
  SELECT couple_id AS "coupleId", member_ids AS "memberIds" FROM couples
  WHERE member_ids @> ARRAY[$1::uuid] AND cardinality(member_ids) = 2`;

/** The same if it is newer than version $3 of couple $2, or if that one is over. */
const NEWER_OF_PERSON = `${OF_PERSON} AND (
  (couple_id = $2::uuid AND version > coalesce($3::int, 0))
  OR EXISTS (SELECT 1 FROM couples known WHERE known.couple_id = $2::uuid AND known.member_ids = '{}'))`;

/**
 * SQL that says whether one of these people has been erased. No row may name them, even if the gateway still takes
 * them for somebody's partner.
 * @param ids array of ids, as SQL
 */
export const anyErased = (ids: string): string => `
  EXISTS (
    SELECT 1 FROM unnest(${ids}) AS member JOIN erased_users ON id_digest = ${digestInSql('member')})`;

@Injectable()
export class CouplesRepository {
  /** The couple as stored, or null if it does not have two members. */
  async find(transaction: EntityManager, coupleId: string): Promise<Couple | null> {
    const known = await transaction.findOneBy(CoupleEntity, { coupleId });
    return pairedCouple(known ?? undefined);
  }

  /** The couple of two to which this person belongs, or null. */
  async findOf(transaction: EntityManager, userId: string): Promise<Couple | null> {
    const known = await transaction.query<CoupleEntity[]>(OF_PERSON, [userId]);
    return pairedCouple(known[0]);
  }

  /**
   * The couple of two to which the actor belongs although the gateway takes them for alone, because it does not know yet
   * that they have become one. It is null where this service is the one that does not know yet, of a parting.
   */
  async findNewer(
    transaction: EntityManager,
    { userId, coupleId, coupleVersion }: Actor,
  ): Promise<Couple | null> {
    const known = await transaction.query<CoupleEntity[]>(NEWER_OF_PERSON, [userId, coupleId, coupleVersion]);
    return pairedCouple(known[0]);
  }

  /** Whether one of these people has been erased. Lock them first, so that the answer stays true. */
  async isAnyErased(transaction: EntityManager, userIds: readonly string[]): Promise<boolean> {
    const [row] = await transaction.query<[{ erased: boolean }]>(
      `SELECT ${anyErased('$1::uuid[]')} AS erased`,
      [userIds],
    );
    return row.erased;
  }

  /** Stores the members of a couple, unless a newer version is stored already. */
  async learn(transaction: EntityManager, { coupleId, memberIds, version }: CoupleEntity): Promise<void> {
    await transaction.query(LEARN, [coupleId, memberIds, version]);
  }
}
