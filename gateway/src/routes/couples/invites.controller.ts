import { Controller, Get, Param, Req } from '@nestjs/common';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { Public } from '../../auth/session.guard.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';
import { RateLimits } from '../../http/rate-limits.js';
import type { Request } from '../../http/request.js';

/** For whoever holds a code, before they sign in. */
@Controller('invites')
@Public()
export class InvitesController {
  constructor(
    private readonly forward: Forward,
    private readonly limits: RateLimits,
  ) {}

  @Get(':code')
  @Answers(200, 'Invite')
  async get(@Req() request: Request, @Param('code') inviteCode: string): Promise<Buffer> {
    await this.limits.consume('invite-address', request.ip);
    return this.forward.to(identityRpc.couples.invite, request.context, { inviteCode });
  }
}
