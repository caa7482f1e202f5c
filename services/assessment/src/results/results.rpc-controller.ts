import { Controller } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import type { AssessmentResults } from '@anew/contracts/assessment/results';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { Caller, RpcHandler } from '@anew/messaging/rpc-handler';
import { ResultsService } from './results.service.js';

@Controller()
export class ResultsRpcController {
  constructor(private readonly results: ResultsService) {}

  @RpcHandler(assessmentRpc.results.current)
  current(@Caller() actor: Actor): Promise<AssessmentResults | null> {
    return this.results.current(actor);
  }
}
