import { Controller, Get } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { contentRpc } from '@anew/contracts/content/rpc';
import { CurrentActor } from '../../auth/current-actor.js';
import { NeedsCouple } from '../../auth/session.guard.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';

@Controller()
@NeedsCouple()
export class TodayController {
  constructor(private readonly forward: Forward) {}

  @Get('quotes/today')
  @Answers(200, 'Quote')
  quote(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(contentRpc.today.quote, actor, {});
  }
}
