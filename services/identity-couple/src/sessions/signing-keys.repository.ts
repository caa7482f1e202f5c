import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { SigningKeyEntity } from './signing-key.entity.js';

@Injectable()
export class SigningKeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the keys that were made after this time, the newest first. */
  listMadeAfter(time: Date): Promise<SigningKeyEntity[]> {
    return this.dataSource.manager.find(SigningKeyEntity, {
      where: { createdAt: MoreThan(time) },
      order: { createdAt: 'DESC' },
    });
  }

  async add(key: SigningKeyEntity): Promise<void> {
    await this.dataSource.manager.insert(SigningKeyEntity, key);
  }
}
