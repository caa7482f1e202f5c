import { Body, Controller, Post } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { RetreatInterestDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import { CurrentActor } from '../../auth/current-actor.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';
import { RateLimits } from '../../http/rate-limits.js';

@Controller('retreat-interest')
export class RetreatController {
  constructor(
    private readonly forward: Forward,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @Answers(201, 'RetreatInterestReceipt')
  async register(@CurrentActor() actor: Actor, @Body() input: RetreatInterestDto): Promise<Buffer> {
    await this.limits.consume('retreat-user', actor.userId);
    return this.forward.to(contentRpc.retreat.register, actor, input);
  }
}
