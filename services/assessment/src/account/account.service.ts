import type { Actor } from '@anew/contracts/actor';
import type { AccountData } from '@anew/persistence/account.events-controller';
import { isDamaged, orDamagedOnceRead } from '@anew/persistence/encryption/damaged';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AgreementsRepository } from '../agreements/agreements.repository.js';
import { ResponsesRepository } from '../responses/responses.repository.js';
import { ResponsesService } from '../responses/responses.service.js';
import { RoundsRepository } from '../rounds/rounds.repository.js';
import { pairOf } from '../rounds/rounds.rules.js';
import { RoundsService } from '../rounds/rounds.service.js';
import { TalksRepository } from '../talks/talks.repository.js';

/** All that this service stores about one person, to be given to them or erased. */
@Injectable()
export class AccountService implements AccountData {
  constructor(
    private readonly responses: ResponsesService,
    private readonly rounds: RoundsService,
    private readonly responsesRepository: ResponsesRepository,
    private readonly roundsRepository: RoundsRepository,
    private readonly talks: TalksRepository,
    private readonly agreements: AgreementsRepository,
  ) {}

  /** The person's own data, by their names in the export. What can grow is read while it is sent. */
  async own(actor: Actor) {
    const [responses, results, rounds, inRounds] = await Promise.all([
      orDamagedOnceRead(this.responses.stored(actor)),
      orDamagedOnceRead(this.rounds.results(actor)),
      orDamagedOnceRead(this.rounds.list(actor)),
      this.responsesRepository.listInRoundsOf(actor.userId),
    ]);
    const responsesInRounds = inRounds.map((each) =>
      isDamaged(each) ? each : { responses: each.responses, submittedAt: each.submittedAt.toISOString() },
    );
    const talks = this.talks.eachOf(pairOf(actor.memberIds));
    const agreements = this.agreements.eachBy(actor.userId);
    const ofRounds = isDamaged(rounds) ? { rounds } : rounds;
    return { responses, results, responsesInRounds, ...ofRounds, talks, agreements };
  }

  async erase(transaction: EntityManager, userId: string): Promise<void> {
    await this.roundsRepository.removeAllOf(transaction, userId);
    await this.responsesRepository.removeAllOf(transaction, userId);
    await this.agreements.removeAllOf(transaction, userId);
    await this.talks.removeAllOf(transaction, userId);
  }
}
