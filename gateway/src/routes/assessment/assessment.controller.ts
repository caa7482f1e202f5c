import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { type Asked, Route } from '../../http/route.js';

@Controller()
export class AssessmentController {
  constructor(private readonly forward: Forward) {}

  @Route('GET /api/assessment/questions')
  questions({ actor }: Asked<'GET /api/assessment/questions'>) {
    return this.forward.to(assessmentRpc.questions.list, actor, {});
  }

  @Route('GET /api/assessment/my-responses')
  mine({ actor }: Asked<'GET /api/assessment/my-responses'>) {
    return this.forward.to(assessmentRpc.responses.mine, actor, {});
  }

  @Route('POST /api/assessment/submit')
  submit({ actor, body: input }: Asked<'POST /api/assessment/submit'>) {
    return this.forward.to(assessmentRpc.responses.submit, actor, input);
  }

  @Route('GET /api/assessment/results')
  results({ actor }: Asked<'GET /api/assessment/results'>) {
    return this.forward.to(assessmentRpc.results.current, actor, {});
  }

  @Route('POST /api/assessment/results/seen')
  seen({ actor }: Asked<'POST /api/assessment/results/seen'>) {
    return this.forward.discard(assessmentRpc.results.seen, actor, {});
  }

  @Route('GET /api/assessment/rounds')
  rounds({ actor }: Asked<'GET /api/assessment/rounds'>) {
    return this.forward.to(assessmentRpc.rounds.list, actor, {});
  }

  @Route('POST /api/assessment/rounds/propose')
  propose({ actor }: Asked<'POST /api/assessment/rounds/propose'>) {
    return this.forward.to(assessmentRpc.rounds.propose, actor, {});
  }

  @Route('GET /api/assessment/news')
  news({ actor }: Asked<'GET /api/assessment/news'>) {
    return this.forward.to(assessmentRpc.rounds.news, actor, {});
  }

  @Route('GET /api/talks')
  talks({ actor }: Asked<'GET /api/talks'>) {
    return this.forward.to(assessmentRpc.talks.current, actor, {});
  }

  @Route('POST /api/talks')
  startTalk({ actor, body: input }: Asked<'POST /api/talks'>) {
    return this.forward.to(assessmentRpc.talks.start, actor, input);
  }

  @Route('POST /api/talks/:id/steps')
  moveTalk({ actor, params, body: input }: Asked<'POST /api/talks/:id/steps'>) {
    return this.forward.to(assessmentRpc.talks.move, actor, { ...params, ...input });
  }

  @Route('GET /api/agreements')
  agreements({ actor }: Asked<'GET /api/agreements'>) {
    return this.forward.to(assessmentRpc.agreements.list, actor, {});
  }

  @Route('POST /api/agreements')
  agree({ actor, body: input }: Asked<'POST /api/agreements'>) {
    return this.forward.to(assessmentRpc.agreements.make, actor, input);
  }

  @Route('POST /api/agreements/:id/check')
  checkAgreement({ actor, params, body: input }: Asked<'POST /api/agreements/:id/check'>) {
    return this.forward.discard(assessmentRpc.agreements.check, actor, { ...params, ...input });
  }

  @Route('DELETE /api/agreements/:id')
  removeAgreement({ actor, params }: Asked<'DELETE /api/agreements/:id'>) {
    return this.forward.discard(assessmentRpc.agreements.remove, actor, params);
  }
}
