import type { Actor } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import type { NoInput } from '@anew/contracts/rpc/call';
import { streamedJson } from '@anew/messaging/json-pieces';
import { Caller, Cancellation, Input, StreamHandler } from '@anew/messaging/rpc-handler';
import { isDamaged, orDamagedOnceRead } from '@anew/persistence/encryption/damaged';
import { Controller } from '@nestjs/common';
import { AgreementsRepository } from '../agreements/agreements.repository.js';
import { ResponsesRepository } from '../responses/responses.repository.js';
import { ResponsesService } from '../responses/responses.service.js';
import { RoundsService } from '../rounds/rounds.service.js';
import { TalksRepository } from '../talks/talks.repository.js';

/** Exports all of a person's own data in this service. */
@Controller()
export class AccountRpcController {
  constructor(
    private readonly responses: ResponsesService,
    private readonly rounds: RoundsService,
    private readonly responsesRepository: ResponsesRepository,
    private readonly talks: TalksRepository,
    private readonly agreements: AgreementsRepository,
  ) {}

  @StreamHandler(assessmentRpc.account.export)
  async *export(
    @Caller() actor: Actor,
    @Input() _: NoInput,
    @Cancellation() signal: AbortSignal,
  ): AsyncGenerator<string> {
    const [responses, results, rounds, inRounds] = await Promise.all([
      orDamagedOnceRead(this.responses.stored(actor)),
      orDamagedOnceRead(this.rounds.results(actor)),
      orDamagedOnceRead(this.rounds.list(actor)),
      this.responsesRepository.listInRoundsOf(actor.userId),
    ]);
    const responsesInRounds = inRounds.map((each) =>
      isDamaged(each) ? each : { responses: each.responses, submittedAt: each.submittedAt.toISOString() },
    );
    const talks = this.talks.eachOf(actor.userId);
    const agreements = this.agreements.eachBy(actor.userId);
    const ofRounds = isDamaged(rounds) ? { rounds } : rounds;
    yield* streamedJson({ responses, results, responsesInRounds, ...ofRounds, talks, agreements }, signal);
  }
}
