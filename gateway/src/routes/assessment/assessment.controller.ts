import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { SubmitAssessmentDto } from '@anew/contracts/assessment/dto';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { CurrentActor } from '../../auth/current-actor.js';
import { NeedsCouple } from '../../auth/session.guard.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';

@Controller('assessment')
@NeedsCouple()
export class AssessmentController {
  constructor(private readonly forward: Forward) {}

  @Get('questions')
  @Answers(200, 'AssessmentQuestion[]')
  questions(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(assessmentRpc.questions.list, actor, {});
  }

  @Get('my-responses')
  @Answers(200, 'AssessmentResponses | null')
  mine(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(assessmentRpc.responses.mine, actor, {});
  }

  @Post('submit')
  @HttpCode(202)
  @Answers(202, 'SubmissionReceipt')
  submit(@CurrentActor() actor: Actor, @Body() input: SubmitAssessmentDto): Promise<Buffer> {
    return this.forward.to(assessmentRpc.responses.submit, actor, input);
  }

  @Get('results')
  @Answers(200, 'AssessmentResults | null')
  results(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(assessmentRpc.results.current, actor, {});
  }

  @Post('results/seen')
  @HttpCode(204)
  @Answers(204)
  seen(@CurrentActor() actor: Actor): Promise<void> {
    return this.forward.discard(assessmentRpc.results.seen, actor, {});
  }

  @Get('rounds')
  @Answers(200, 'AssessmentRounds')
  rounds(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(assessmentRpc.rounds.list, actor, {});
  }

  @Post('rounds/propose')
  @HttpCode(200)
  @Answers(200, 'AssessmentRounds')
  propose(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(assessmentRpc.rounds.propose, actor, {});
  }

  @Get('news')
  @Answers(200, 'AssessmentNews')
  news(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(assessmentRpc.rounds.news, actor, {});
  }
}
