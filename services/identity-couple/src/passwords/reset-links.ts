import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashSecret, newSecret } from '../config/random-secret.js';
import { PasswordResetsRepository } from './password-resets.repository.js';

const LINK_LIFETIME_MS = 30 * 60_000;

/** Links for choosing a new password. Each is valid once. */
@Injectable()
export class ResetLinks {
  constructor(private readonly resets: PasswordResetsRepository) {}

  /** @returns the link's secret, which is not stored */
  async add(transaction: EntityManager, userId: string, now = new Date()): Promise<string> {
    const secret = newSecret();
    const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS);
    await this.resets.add(transaction, { secretHash: hashSecret(secret), userId, expiresAt });
    return secret;
  }

  removeOf(transaction: EntityManager, userId: string): Promise<void> {
    return this.resets.removeOf(transaction, userId);
  }
}
