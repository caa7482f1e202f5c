import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type ChallengePurpose, PasskeyChallengeEntity } from './passkey-challenge.entity.js';
import { PasskeyEntity } from './passkey.entity.js';

const CHALLENGE_LIFETIME_MS = 5 * 60_000;

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest();

/** What a challenge was made for. */
export interface ChallengeFor {
  purpose: ChallengePurpose;
  /** Null before it is known who signs in. */
  userId: string | null;
}

@Injectable()
export class PasskeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Oldest first. */
  listOf(userId: string, transaction = this.dataSource.manager): Promise<PasskeyEntity[]> {
    return transaction.find(PasskeyEntity, { where: { userId }, order: { id: 'ASC' } });
  }

  /** Of two that use it at once, one waits. */
  findForUpdate(transaction: EntityManager, credentialId: string): Promise<PasskeyEntity | null> {
    return transaction.findOne(PasskeyEntity, {
      where: { credentialId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async add(transaction: EntityManager, passkey: PasskeyEntity): Promise<void> {
    await transaction.insert(PasskeyEntity, passkey);
  }

  async update(transaction: EntityManager, id: string, change: Partial<PasskeyEntity>): Promise<void> {
    await transaction.update(PasskeyEntity, { id }, change);
  }

  /** Whether it was there and theirs. */
  async remove(transaction: EntityManager, userId: string, id: string): Promise<boolean> {
    const { affected } = await transaction.delete(PasskeyEntity, { id, userId });
    return affected === 1;
  }

  async removeOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(PasskeyEntity, { userId });
  }

  async addChallenge(challenge: string, purpose: ChallengePurpose, userId: string | null): Promise<void> {
    await this.dataSource.manager.insert(PasskeyChallengeEntity, {
      challengeHash: hashOf(challenge),
      purpose,
      userId,
      expiresAt: new Date(Date.now() + CHALLENGE_LIFETIME_MS),
    });
  }

  /** Uses a challenge up, whatever comes of it; whether it was good for this. */
  async takeChallenge(
    challenge: string,
    { purpose, userId }: ChallengeFor,
    transaction = this.dataSource.manager,
  ): Promise<boolean> {
    const [rows] = await transaction.query<[unknown[], number]>(
      `DELETE FROM passkey_challenges
       WHERE challenge_hash = $1 AND purpose = $2 AND user_id IS NOT DISTINCT FROM $3::uuid AND expires_at > now()
       RETURNING 1`,
      [hashOf(challenge), purpose, userId],
    );
    return rows.length > 0;
  }

  async removeExpiredChallenges(): Promise<void> {
    await this.dataSource.query('DELETE FROM passkey_challenges WHERE expires_at <= now()');
  }
}
