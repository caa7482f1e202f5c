import type { Actor } from '@anew/contracts/actor';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { Couple } from '@anew/contracts/identity/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import { Memberships } from '../../auth/memberships.js';
import { Forward } from '../../http/forward.js';
import { RateLimits } from '../../http/rate-limits.js';
import type { Reply } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';

@Controller()
export class CouplesController {
  constructor(
    private readonly forward: Forward,
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly memberships: Memberships,
  ) {}

  @Route('POST /api/couples/setup-individual')
  async setup({ actor }: Asked<'POST /api/couples/setup-individual'>, reply: Reply): Promise<Couple> {
    const { couple, created } = await this.rpc.request(identityRpc.couples.setup, actor, {});
    this.memberships.forgetUsers([actor.userId]);
    void reply.status(created ? 201 : 200);
    return couple;
  }

  @Route('POST /api/couples/join-invite')
  async join({ actor, body: input }: Asked<'POST /api/couples/join-invite'>, reply: Reply) {
    await this.limitTries(actor, reply);
    const couple = await this.forward.to(identityRpc.couples.join, actor, input);
    this.memberships.forgetUsers(actor.memberIds);
    return couple;
  }

  @Route('POST /api/couples/merge')
  async merge({ actor, body: input }: Asked<'POST /api/couples/merge'>, reply: Reply) {
    await this.limitTries(actor, reply);
    const couple = await this.forward.to(identityRpc.couples.merge, actor, input);
    this.memberships.forgetUsers(actor.memberIds);
    return couple;
  }

  @Route('GET /api/couples/current')
  current({ actor }: Asked<'GET /api/couples/current'>) {
    return this.forward.to(identityRpc.couples.current, actor, {});
  }

  @Route('GET /api/couples/members')
  members({ actor }: Asked<'GET /api/couples/members'>) {
    return this.forward.to(identityRpc.couples.members, actor, {});
  }

  @Route('GET /api/couples/news')
  news({ actor }: Asked<'GET /api/couples/news'>) {
    return this.forward.to(identityRpc.couples.currentNews, actor, {});
  }

  @Route('DELETE /api/couples/news')
  dismissNews({ actor }: Asked<'DELETE /api/couples/news'>) {
    return this.forward.discard(identityRpc.couples.dismissNews, actor, {});
  }

  @Route('DELETE /api/couples/newly-joined')
  dismissJoin({ actor }: Asked<'DELETE /api/couples/newly-joined'>) {
    return this.forward.discard(identityRpc.couples.dismissJoin, actor, {});
  }

  @Route('POST /api/couples/invite-code')
  renewCode({ actor, body: input }: Asked<'POST /api/couples/invite-code'>) {
    return this.forward.to(identityRpc.couples.renewCode, actor, input);
  }

  @Route('POST /api/couples/leave')
  async leave({ actor, body: input }: Asked<'POST /api/couples/leave'>) {
    await this.forward.discard(identityRpc.couples.leave, actor, input);
    this.memberships.forgetUsers(actor.memberIds);
    return {};
  }

  @Route('POST /api/couples/undo-join')
  async undoJoin({ actor }: Asked<'POST /api/couples/undo-join'>) {
    const couple = await this.forward.to(identityRpc.couples.undoJoin, actor, {});
    this.memberships.forgetUsers(actor.memberIds);
    return couple;
  }

  /** Limits tries to join, because invitation codes could be guessed. */
  private async limitTries(actor: Actor, reply: Reply): Promise<void> {
    await this.limits.consume('join-user', actor.userId);
    await this.limits.consume('join-network', reply.request.ip);
  }
}
