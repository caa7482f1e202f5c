import { contentRpc } from '@anew/contracts/content/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { type Asked, Route } from '../../http/route.js';

/** Routes of the question of the day and of its answers. */
@Controller()
export class PromptsController {
  constructor(private readonly forward: Forward) {}

  @Route('GET /api/prompts/today')
  today({ actor }: Asked<'GET /api/prompts/today'>) {
    return this.forward.to(contentRpc.today.prompt, actor, {});
  }

  @Route('POST /api/prompts/today/another')
  another({ actor }: Asked<'POST /api/prompts/today/another'>) {
    return this.forward.to(contentRpc.prompts.another, actor, {});
  }

  @Route('GET /api/prompts/answered')
  answered({ actor, query }: Asked<'GET /api/prompts/answered'>) {
    return this.forward.page(contentRpc.prompts.answered, actor, query);
  }

  @Route('POST /api/prompts/:promptId/answer')
  answer({ actor, params: { promptId }, body: { text } }: Asked<'POST /api/prompts/:promptId/answer'>) {
    return this.forward.to(contentRpc.prompts.answer, actor, { promptId, text });
  }

  @Route('POST /api/prompts/:promptId/pass')
  pass({ actor, params: { promptId } }: Asked<'POST /api/prompts/:promptId/pass'>) {
    return this.forward.discard(contentRpc.prompts.pass, actor, { promptId });
  }

  @Route('POST /api/prompts/:promptId/reply')
  reply({ actor, params: { promptId }, body: { text } }: Asked<'POST /api/prompts/:promptId/reply'>) {
    return this.forward.discard(contentRpc.prompts.reply, actor, { promptId, text });
  }

  @Route('POST /api/prompts/:promptId/rate')
  rate({ actor, params: { promptId }, body: { isUpvote } }: Asked<'POST /api/prompts/:promptId/rate'>) {
    return this.forward.to(contentRpc.prompts.rate, actor, { promptId, isUpvote });
  }
}
