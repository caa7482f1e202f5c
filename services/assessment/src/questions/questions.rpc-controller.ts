import { ASSESSMENT_QUESTIONS, type AssessmentQuestion } from '@anew/contracts/assessment/instrument';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';

@Controller()
export class QuestionsRpcController {
  @RpcHandler(assessmentRpc.questions.list)
  list(): readonly AssessmentQuestion[] {
    return ASSESSMENT_QUESTIONS;
  }
}
