import { prune } from '@anew/persistence/prune';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { TotpEntity } from './totp.entity.js';

/** Stores second factors. The caller must lock the account before any change. */
@Injectable()
export class TotpRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(transaction: EntityManager, userId: string): Promise<TotpEntity | null> {
    return transaction.findOneBy(TotpEntity, { userId });
  }

  /** Whether sign-in asks for a code. */
  isOn(userId: string, transaction = this.dataSource.manager): Promise<boolean> {
    return transaction.existsBy(TotpEntity, { userId, confirmedAt: Not(IsNull()) });
  }

  async replace(transaction: EntityManager, totp: TotpEntity): Promise<void> {
    await transaction.upsert(TotpEntity, totp, ['userId']);
  }

  async update(transaction: EntityManager, userId: string, change: Partial<TotpEntity>): Promise<void> {
    await transaction.update(TotpEntity, { userId }, change);
  }

  async remove(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(TotpEntity, { userId });
    await transaction.delete(RecoveryCodeEntity, { userId });
  }

  /**
   * Removes an authenticator app that was confirmed at this time or later, or never, with the recovery codes. Beside an
   * older app, only codes that were made at this time or later go.
   */
  async removeAddedSince(transaction: EntityManager, userId: string, since: Date): Promise<void> {
    const totp = await this.find(transaction, userId);
    if (!totp?.confirmedAt || totp.confirmedAt >= since) await this.remove(transaction, userId);
    else await transaction.delete(RecoveryCodeEntity, { userId, createdAt: MoreThanOrEqual(since) });
  }

  async replaceCodes(transaction: EntityManager, userId: string, codeHashes: Buffer[]): Promise<void> {
    await transaction.delete(RecoveryCodeEntity, { userId });
    await transaction.insert(
      RecoveryCodeEntity,
      codeHashes.map((codeHash) => ({ userId, codeHash })),
    );
  }

  /** Consumes a recovery code. Returns whether it existed. */
  async takeCode(transaction: EntityManager, userId: string, hashes: readonly Buffer[]): Promise<boolean> {
    const { affected } = await transaction.delete(RecoveryCodeEntity, { userId, codeHash: In(hashes) });
    return affected === 1;
  }

  countCodes(userId: string): Promise<number> {
    return this.dataSource.manager.countBy(RecoveryCodeEntity, { userId });
  }

  /** Removes secrets that were created a day ago and never confirmed. */
  async removeAbandoned(): Promise<void> {
    const abandoned = "confirmed_at IS NULL AND created_at < now() - interval '1 day'";
    await prune(this.dataSource, 'totp', abandoned);
  }
}
