import { contentRpc } from '@anew/contracts/content/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { RateLimits } from '../../http/rate-limits.js';
import { type Asked, Route } from '../../http/route.js';

@Controller()
export class RetreatController {
  constructor(
    private readonly forward: Forward,
    private readonly limits: RateLimits,
  ) {}

  @Route('POST /api/retreat-interest')
  async register({ actor, body: input }: Asked<'POST /api/retreat-interest'>) {
    await this.limits.consume('retreat-user', actor.userId);
    return this.forward.to(contentRpc.retreat.register, actor, input);
  }
}
