import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PasswordResetEntity } from './password-reset.entity.js';

@Injectable()
export class PasswordResetsRepository {
  async add(transaction: EntityManager, reset: PasswordResetEntity): Promise<void> {
    await transaction.insert(PasswordResetEntity, reset);
  }

  /** Uses a link up: of two that try at once, one gets the user's id, the other null. */
  async take(transaction: EntityManager, secretHash: Buffer): Promise<string | null> {
    const [rows] = await transaction.query<[{ user_id: string }[], number]>(
      'DELETE FROM password_resets WHERE secret_hash = $1 AND expires_at > now() RETURNING user_id',
      [secretHash],
    );
    return rows[0]?.user_id ?? null;
  }

  async removeOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(PasswordResetEntity, { userId });
  }
}
