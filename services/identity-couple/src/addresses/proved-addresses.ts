import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersRepository } from '../accounts/users.repository.js';
import { IdentityConfig } from '../config/identity.config.js';
import { addressUnproved } from './address.errors.js';

/**
 * Requires a proved address for joining a couple, on instances that demand it, because an unproved one may
 * belong to someone else.
 */
@Injectable()
export class ProvedAddresses {
  constructor(
    private readonly users: UsersRepository,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {}

  /** @throws DomainError `address_unproved` */
  async require(transaction: EntityManager, userId: string): Promise<void> {
    if (!this.config.mustProveAddress) return;
    const { emailProvedAt } = await this.users.get(transaction, userId);
    if (!emailProvedAt) throw addressUnproved();
  }
}
