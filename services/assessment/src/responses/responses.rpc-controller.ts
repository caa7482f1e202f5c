import type { Actor } from '@anew/contracts/actor';
import { SubmitAssessmentDto } from '@anew/contracts/assessment/dto';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import type { AssessmentResponses, SubmissionReceipt } from '@anew/contracts/assessment/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { ResponsesService } from './responses.service.js';

@Controller()
export class ResponsesRpcController {
  constructor(private readonly responses: ResponsesService) {}

  @RpcHandler(assessmentRpc.responses.submit)
  submit(@Caller() actor: Actor, @Input() input: SubmitAssessmentDto): Promise<SubmissionReceipt> {
    return this.responses.submit(actor, input);
  }

  @RpcHandler(assessmentRpc.responses.mine)
  mine(@Caller() actor: Actor): Promise<AssessmentResponses | null> {
    return this.responses.mine(actor);
  }
}
