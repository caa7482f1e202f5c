import { createHash } from 'node:crypto';
import { prune } from '@anew/persistence/prune';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThanOrEqual } from 'typeorm';
import { PasskeyEntity } from './passkey.entity.js';
import { type ChallengePurpose, PasskeyChallengeEntity } from './passkey-challenge.entity.js';

const CHALLENGE_LIFETIME_MS = 5 * 60_000;

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest();

export interface ChallengeFor {
  purpose: ChallengePurpose;
  /** User, or null for a sign-in whose person is not known yet. */
  userId: string | null;
}

@Injectable()
export class PasskeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Passkeys of a user, oldest first. */
  listOf(userId: string, transaction = this.dataSource.manager): Promise<PasskeyEntity[]> {
    return transaction.find(PasskeyEntity, { where: { userId }, order: { id: 'ASC' } });
  }

  /** Finds a passkey and locks it, so that simultaneous uses wait for each other. */
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

  /** Removes a passkey. Returns whether the user had it. */
  async remove(transaction: EntityManager, userId: string, id: string): Promise<boolean> {
    const { affected } = await transaction.delete(PasskeyEntity, { id, userId });
    return affected === 1;
  }

  async removeOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(PasskeyEntity, { userId });
  }

  async removeAddedSince(transaction: EntityManager, userId: string, since: Date): Promise<void> {
    await transaction.delete(PasskeyEntity, { userId, createdAt: MoreThanOrEqual(since) });
  }

  async addChallenge(challenge: string, purpose: ChallengePurpose, userId: string | null): Promise<void> {
    await this.dataSource.manager.insert(PasskeyChallengeEntity, {
      challengeHash: hashOf(challenge),
      purpose,
      userId,
      expiresAt: new Date(Date.now() + CHALLENGE_LIFETIME_MS),
    });
  }

  /** Consumes a challenge in any case. Returns whether it was valid for this purpose and user. */
  async takeChallenge(
    challenge: string,
    { purpose, userId }: ChallengeFor,
    transaction: EntityManager,
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
    await prune(this.dataSource, 'passkey_challenges', 'expires_at <= now()');
  }
}
