import type { Actor } from '@anew/contracts/actor';
import type { AssessmentResults, SharedAreas } from '@anew/contracts/assessment/results';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import type { AssessmentNews, AssessmentRounds } from '@anew/contracts/assessment/views';
import { Caller, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { RoundsService } from './rounds.service.js';

@Controller()
export class RoundsRpcController {
  constructor(private readonly rounds: RoundsService) {}

  @RpcHandler(assessmentRpc.results.current)
  results(@Caller() actor: Actor): Promise<AssessmentResults | null> {
    return this.rounds.results(actor);
  }

  @RpcHandler(assessmentRpc.results.areas)
  areas(@Caller() actor: Actor): Promise<SharedAreas | null> {
    return this.rounds.areas(actor);
  }

  @RpcHandler(assessmentRpc.results.seen)
  seen(@Caller() actor: Actor): Promise<null> {
    return this.rounds.markSeen(actor);
  }

  @RpcHandler(assessmentRpc.rounds.list)
  list(@Caller() actor: Actor): Promise<AssessmentRounds> {
    return this.rounds.list(actor);
  }

  @RpcHandler(assessmentRpc.rounds.propose)
  propose(@Caller() actor: Actor): Promise<AssessmentRounds> {
    return this.rounds.propose(actor);
  }

  @RpcHandler(assessmentRpc.rounds.news)
  news(@Caller() actor: Actor): Promise<AssessmentNews> {
    return this.rounds.news(actor);
  }
}
