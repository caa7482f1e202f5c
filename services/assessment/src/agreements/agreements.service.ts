import { type Actor, partnerIdOf } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import type { Agreement } from '@anew/contracts/assessment/talks';
import type {
  AgreementRefDto,
  CheckAgreementDto,
  MakeAgreementDto,
} from '@anew/contracts/assessment/talks-dto';
import { localDate } from '@anew/contracts/local-date';
import { type Change, Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { CouplesRepository } from '../couples/couples.repository.js';
import { RoundsRepository } from '../rounds/rounds.repository.js';
import { type Pair, pairOf } from '../rounds/rounds.rules.js';
import { talkNotFound } from '../talks/talks.errors.js';
import { TalksRepository } from '../talks/talks.repository.js';
import { finished } from '../talks/talks.rules.js';
import { TalksService } from '../talks/talks.service.js';
import { agreementMade, agreementNotFound, dueMissing, dueTooFar } from './agreements.errors.js';
import { AgreementsRepository, type NewAgreement } from './agreements.repository.js';
import { mayBeDue } from './agreements.rules.js';

/**
 * Small things that two people agree on at the end of a talk. One writes them down, both read whose words they are, and
 * either says how one went or takes it away.
 */
@Injectable()
export class AgreementsService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly talks: TalksService,
    private readonly talksRepository: TalksRepository,
    private readonly rounds: RoundsRepository,
    private readonly couples: CouplesRepository,
    private readonly transactions: Transactions,
  ) {}

  async list({ memberIds }: Actor): Promise<Agreement[]> {
    const pair = pairOf(memberIds);
    return pair ? this.agreements.listOf(pair) : [];
  }

  /**
   * Writes down the one agreement of a talk, which finishes it.
   * @throws DomainError `not_found`, `agreement_made`, or `validation_failed` for a day too far away
   */
  make(actor: Actor, input: MakeAgreementDto): Promise<Agreement> {
    const pair = pairOf(actor.memberIds);
    if (!pair) throw talkNotFound();
    checkDay(actor, input.dueOn);
    return this.transactions.mutate(actor, assessmentRpc.agreements.make, input, async (change) => {
      const { transaction } = change;
      const { talkId, text, dueOn } = input;
      await this.hold(transaction, pair);
      const talk = await this.talks.lock(transaction, actor, talkId);
      if (talk.agreementRemoved) throw talkNotFound();
      if (await this.agreements.isMadeIn(transaction, talkId)) throw agreementMade();
      await this.talksRepository.save(transaction, talk, finished(talk, new Date()));
      return this.add(change, actor, { talkId, area: talk.area, text, dueOn });
    });
  }

  /**
   * Says how an agreement went. Either partner may, and the first word counts. With `easier`, an easier agreement
   * takes its place.
   * @throws DomainError `not_found`, or `validation_failed` for an easier one without a day or with one too far away
   */
  check(actor: Actor, input: CheckAgreementDto): Promise<null> {
    const { id, outcome, easier, dueOn } = input;
    const pair = pairOf(actor.memberIds);
    if (!pair) throw agreementNotFound();
    if (easier !== undefined && dueOn === undefined) throw dueMissing();
    if (dueOn !== undefined) checkDay(actor, dueOn);
    return this.transactions.mutate(actor, assessmentRpc.agreements.check, input, async (change) => {
      const { transaction } = change;
      await this.hold(transaction, pair);
      const agreement = await this.agreements.lock(transaction, pair, id);
      if (!agreement) throw agreementNotFound();
      if (agreement.outcome) return null;
      await this.agreements.check(transaction, agreement, { outcome, checkedBy: actor.userId });
      if (easier !== undefined && dueOn !== undefined)
        await this.add(change, actor, { talkId: null, area: agreement.area, text: easier, dueOn });
      change.announce('talk');
      return null;
    });
  }

  /**
   * Takes an agreement away for both. Either partner may, whoever wrote it, and nothing says who did.
   * @throws DomainError `not_found`
   */
  remove(actor: Actor, input: AgreementRefDto): Promise<null> {
    const pair = pairOf(actor.memberIds);
    if (!pair) throw agreementNotFound();
    return this.transactions.mutate(actor, assessmentRpc.agreements.remove, input, async (change) => {
      const { transaction } = change;
      await this.hold(transaction, pair);
      const agreement = await this.agreements.lock(transaction, pair, input.id);
      if (!agreement) throw agreementNotFound();
      await this.agreements.remove(transaction, agreement);
      if (agreement.talkId) await this.talksRepository.noteRemoval(transaction, agreement.talkId);
      change.announce('talk');
      return null;
    });
  }

  /** Makes sure that neither of the two is erased before the transaction ends. */
  private async hold(transaction: EntityManager, pair: Pair): Promise<void> {
    await this.rounds.lock(transaction, pair);
    if (await this.couples.isAnyErased(transaction, pair)) throw agreementNotFound();
  }

  private async add(
    change: Change,
    actor: Actor,
    fields: Pick<NewAgreement, 'talkId' | 'area' | 'text' | 'dueOn'>,
  ): Promise<Agreement> {
    const id = uuidv7();
    const authorId = actor.userId;
    await this.agreements.add(change, { ...fields, id, authorId, partnerId: partnerIdOf(actor) });
    change.announce('talk');
    const { area, text, dueOn } = fields;
    return { id, area, text, dueOn, outcome: null, authorId, checkedBy: null };
  }
}

/** @throws DomainError `validation_failed` */
function checkDay({ timeZone }: Actor, dueOn: string): void {
  if (!mayBeDue(dueOn, localDate(new Date(), timeZone))) throw dueTooFar();
}
