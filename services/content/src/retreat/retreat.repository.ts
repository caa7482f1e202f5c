import type { HowHeard, RetreatRelationshipLength } from '@anew/contracts/content/views';
import { type AssociatedData, Vault } from '@anew/persistence/encryption/vault';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { RetreatInterestEntity } from './retreat-interest.entity.js';

/** Details that someone gave about themselves and their partner. */
interface Details {
  firstName: string | null;
  lastName: string | null;
  partnerName: string | null;
  relationshipLength: RetreatRelationshipLength | null;
  howHeard: HowHeard | null;
}

export interface RetreatInterest extends Details {
  userId: string;
  email: string;
  receivedAt: Date;
}

const NOTHING_UNSEALED: Details = {
  firstName: null,
  lastName: null,
  partnerName: null,
  relationshipLength: null,
  howHeard: null,
};

const associatedWith = (userId: string): AssociatedData => ({
  table: 'retreat_interests',
  column: 'details',
  row: userId,
});

const detailsOf = ({ firstName, lastName, partnerName, relationshipLength, howHeard }: Details): Details => ({
  firstName,
  lastName,
  partnerName,
  relationshipLength,
  howHeard,
});

/**
 * Whether a process from before details were sealed has written this row, perhaps again. Its columns are then newer
 * than the sealed details.
 */
const isUnsealed = (row: Details): boolean => Object.values(detailsOf(row)).some((value) => value !== null);

@Injectable()
export class RetreatRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
  ) {}

  async save(work: Work, interest: RetreatInterest): Promise<void> {
    const { userId, email, receivedAt } = interest;
    const details = sealed(work, userId, interest);
    const row = { userId, email, receivedAt, ...NOTHING_UNSEALED, details };
    await work.transaction.upsert(RetreatInterestEntity, row, ['userId']);
  }

  async findOf(userId: string): Promise<RetreatInterest | null> {
    const row = await this.dataSource.manager.findOneBy(RetreatInterestEntity, { userId });
    if (!row) return null;
    const { email, receivedAt, details } = row;
    const opened =
      details === null || isUnsealed(row)
        ? detailsOf(row)
        : (JSON.parse(await this.vault.open(userId, associatedWith(userId), details)) as Details);
    return { userId, email, receivedAt, ...opened };
  }

  /** Interests from before their details were sealed, at most `limit`. */
  listUnsealed(limit: number): Promise<RetreatInterestEntity[]> {
    return this.dataSource.manager.find(RetreatInterestEntity, {
      where: [
        { details: IsNull() },
        ...Object.keys(NOTHING_UNSEALED).map((column) => ({ [column]: Not(IsNull()) })),
      ],
      take: limit,
    });
  }

  /** Seals an interest, unless a later answer has replaced it meanwhile. */
  async sealStored(work: Work, unsealed: RetreatInterestEntity): Promise<void> {
    const { userId, receivedAt } = unsealed;
    const details = sealed(work, userId, unsealed);
    await work.transaction.update(
      RetreatInterestEntity,
      { userId, receivedAt },
      { ...NOTHING_UNSEALED, details },
    );
  }

  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(RetreatInterestEntity, { userId });
  }
}

function sealed({ seal }: Work, userId: string, details: Details): Buffer {
  return seal(userId, associatedWith(userId), JSON.stringify(detailsOf(details)));
}
