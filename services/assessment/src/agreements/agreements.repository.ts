import type { Agreement, AgreementOutcome } from '@anew/contracts/assessment/talks';
import { inBatches } from '@anew/persistence/batches';
import { type Damaged, eachOrDamaged } from '@anew/persistence/encryption/damaged';
import { Vault } from '@anew/persistence/encryption/vault';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import type { Pair } from '../rounds/rounds.rules.js';
import { AgreementEntity } from './agreement.entity.js';
import { associatedWithAgreement, presentAgreement, presentOwn } from './agreements.presenter.js';
import { openByDay } from './agreements.rules.js';

/** A new agreement with its text not sealed yet. */
export type NewAgreement = Pick<
  AgreementEntity,
  'id' | 'talkId' | 'authorId' | 'partnerId' | 'area' | 'dueOn'
> & {
  text: string;
};

/** Agreements that one answer holds at most. Older ones that nobody has checked come back as newer ones are checked. */
const AT_MOST = 30;
/** Rows that one batch of an export has at most. */
const BATCH = 50;

@Injectable()
export class AgreementsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
  ) {}

  /** What these two agreed on: what is open first, by its day, then what was checked last. */
  async listOf([one, other]: Pair): Promise<Agreement[]> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(AgreementEntity, 'it')
      .where('(it.authorId, it.partnerId) IN ((:one, :other), (:other, :one))', { one, other })
      .orderBy('it.checkedAt', 'DESC', 'NULLS FIRST')
      .addOrderBy('it.createdAt', 'DESC')
      .addOrderBy('it.id', 'DESC')
      .limit(AT_MOST)
      .getMany();
    const open = await this.vault.openerFor([one, other]);
    return openByDay(rows.map((row) => presentAgreement(row, open)));
  }

  /** What a person has written, with any partner, oldest first, read in batches. */
  async *eachBy(authorId: string): AsyncGenerator<object | Damaged> {
    const open = await this.vault.openerFor([authorId]);
    const following = (last?: AgreementEntity) =>
      this.dataSource.manager.find(AgreementEntity, {
        where: { authorId, ...(last && { id: MoreThan(last.id) }) },
        order: { id: 'ASC' },
        take: BATCH,
      });
    yield* eachOrDamaged(inBatches(following), (row) => presentOwn(row, open));
  }

  /** An agreement of these two, locked until the transaction ends. */
  lock(transaction: EntityManager, [one, other]: Pair, id: string): Promise<AgreementEntity | null> {
    return transaction.findOne(AgreementEntity, {
      where: [
        { id, authorId: one, partnerId: other },
        { id, authorId: other, partnerId: one },
      ],
      lock: { mode: 'pessimistic_write' },
    });
  }

  isMadeIn(transaction: EntityManager, talkId: string): Promise<boolean> {
    return transaction.existsBy(AgreementEntity, { talkId });
  }

  async add({ transaction, seal }: Work, { text, ...agreement }: NewAgreement): Promise<void> {
    const { id, authorId } = agreement;
    await transaction.insert(AgreementEntity, {
      ...agreement,
      text: seal(authorId, associatedWithAgreement(id), text),
      createdAt: new Date(),
    });
  }

  async check(
    transaction: EntityManager,
    { id, authorId }: AgreementEntity,
    { outcome, checkedBy }: { outcome: AgreementOutcome; checkedBy: string },
  ): Promise<void> {
    const checked = { outcome, checkedAt: new Date(), checkedByAuthor: checkedBy === authorId };
    await transaction.update(AgreementEntity, { id, outcome: IsNull() }, checked);
  }

  async remove(transaction: EntityManager, { id }: AgreementEntity): Promise<void> {
    await transaction.delete(AgreementEntity, { id });
  }

  /** Deletes what a person has written, and their id from what was written for them. */
  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(AgreementEntity, { authorId: userId });
    await transaction.update(AgreementEntity, { partnerId: userId }, { partnerId: null });
  }
}
