import { prune } from '@anew/persistence/prune';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { UserEntity } from '../accounts/user.entity.js';
import { PasswordResetEntity } from './password-reset.entity.js';

@Injectable()
export class PasswordResetsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(transaction: EntityManager, reset: PasswordResetEntity): Promise<void> {
    await transaction.insert(PasswordResetEntity, reset);
  }

  /** Owner of a valid link, or null. The link remains valid. */
  async findOwner(secretHash: Buffer): Promise<UserEntity | null> {
    const reset = await this.dataSource.manager.findOneBy(PasswordResetEntity, {
      secretHash,
      expiresAt: MoreThan(new Date()),
    });
    return reset && this.dataSource.manager.findOneBy(UserEntity, { id: reset.userId });
  }

  /**
   * Consumes a link. Of two simultaneous calls, one gets the user's id and the other null.
   * The account is locked before the link, in the same order as when the account is changed or deleted.
   */
  async take(transaction: EntityManager, secretHash: Buffer): Promise<string | null> {
    await transaction.query(
      'SELECT 1 FROM users WHERE id = (SELECT user_id FROM password_resets WHERE secret_hash = $1) FOR UPDATE',
      [secretHash],
    );
    const [rows] = await transaction.query<[{ user_id: string }[], number]>(
      'DELETE FROM password_resets WHERE secret_hash = $1 AND expires_at > now() RETURNING user_id',
      [secretHash],
    );
    return rows[0]?.user_id ?? null;
  }

  async removeExpired(): Promise<void> {
    await prune(this.dataSource, 'password_resets', 'expires_at <= now()');
  }

  async removeOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(PasswordResetEntity, { userId });
  }
}
