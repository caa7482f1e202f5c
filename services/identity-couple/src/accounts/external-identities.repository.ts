import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ExternalIdentityEntity } from './external-identity.entity.js';

@Injectable()
export class ExternalIdentitiesRepository {
  find(transaction: EntityManager, issuer: string, subject: string): Promise<ExternalIdentityEntity | null> {
    return transaction.findOneBy(ExternalIdentityEntity, { issuer, subject });
  }

  async add(transaction: EntityManager, identity: ExternalIdentityEntity): Promise<void> {
    await transaction.insert(ExternalIdentityEntity, identity);
  }
}
