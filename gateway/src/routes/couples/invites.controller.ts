import { identityRpc } from '@anew/contracts/identity/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { RateLimits } from '../../http/rate-limits.js';
import { type Asked, Route } from '../../http/route.js';

/** Calls for someone who holds an invitation code and has not signed in yet. */
@Controller()
export class InvitesController {
  constructor(
    private readonly forward: Forward,
    private readonly limits: RateLimits,
  ) {}

  @Route('GET /api/invites/:code')
  async get({ params: { code: inviteCode }, request }: Asked<'GET /api/invites/:code'>) {
    await this.limits.consume('invite-network', request.ip);
    return this.forward.to(identityRpc.couples.invite, request.context, { inviteCode });
  }
}
