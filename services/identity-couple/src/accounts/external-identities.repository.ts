import { lockName } from '@anew/persistence/lock-name';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ExternalIdentityEntity } from './external-identity.entity.js';

@Injectable()
export class ExternalIdentitiesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes simultaneous first sign-ins of the same person wait for each other. */
  lock(transaction: EntityManager, issuer: string, subject: string): Promise<void> {
    return lockName(transaction, JSON.stringify([issuer, subject]));
  }

  find(transaction: EntityManager, issuer: string, subject: string): Promise<ExternalIdentityEntity | null> {
    return transaction.findOneBy(ExternalIdentityEntity, { issuer, subject });
  }

  listOf(userId: string): Promise<Pick<ExternalIdentityEntity, 'issuer' | 'subject' | 'verifiedEmail'>[]> {
    return this.dataSource.manager.find(ExternalIdentityEntity, {
      select: { issuer: true, subject: true, verifiedEmail: true },
      where: { userId },
    });
  }

  async add(transaction: EntityManager, identity: ExternalIdentityEntity): Promise<void> {
    await transaction.insert(ExternalIdentityEntity, identity);
  }

  /** Whether someone who can sign in to this account has proved that the address is theirs. */
  hasProof(transaction: EntityManager, userId: string, email: string): Promise<boolean> {
    return transaction.existsBy(ExternalIdentityEntity, { userId, verifiedEmail: email });
  }

  async removeOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(ExternalIdentityEntity, { userId });
  }
}
