import { Body, Controller, Delete, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { JoinInviteDto, MergeDto, ProofDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { Couple } from '@anew/contracts/identity/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { CurrentActor } from '../../auth/current-actor.js';
import { Memberships } from '../../auth/memberships.js';
import { NeedsCouple } from '../../auth/session.guard.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';
import { RateLimits } from '../../http/rate-limits.js';
import type { Reply } from '../../http/request.js';

@Controller('couples')
export class CouplesController {
  constructor(
    private readonly forward: Forward,
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly memberships: Memberships,
  ) {}

  @Post('setup-individual')
  @Answers(201, 'Couple')
  async setup(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: Reply): Promise<Couple> {
    const { couple, created } = await this.rpc.request(identityRpc.couples.setup, actor, {});
    this.memberships.forgetUsers([actor.userId]);
    void reply.status(created ? 201 : 200);
    return couple;
  }

  @Post('join-invite')
  @HttpCode(200)
  @Answers(200, 'Couple')
  async join(
    @CurrentActor() actor: Actor,
    @Body() input: JoinInviteDto,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Buffer> {
    await this.limitTries(actor, reply);
    const couple = await this.forward.to(identityRpc.couples.join, actor, input);
    this.memberships.forgetUsers(actor.memberIds);
    return couple;
  }

  @Post('merge')
  @HttpCode(200)
  @NeedsCouple()
  @Answers(200, 'Couple')
  async merge(
    @CurrentActor() actor: Actor,
    @Body() input: MergeDto,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Buffer> {
    await this.limitTries(actor, reply);
    const couple = await this.forward.to(identityRpc.couples.merge, actor, input);
    this.memberships.forgetUsers(actor.memberIds);
    return couple;
  }

  @Get('current')
  @Answers(200, 'Couple | null')
  current(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(identityRpc.couples.current, actor, {});
  }

  @Get('members')
  @Answers(200, 'Member[]')
  members(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(identityRpc.couples.members, actor, {});
  }

  @Get('news')
  @Answers(200, 'CoupleNews | null')
  news(@CurrentActor() actor: Actor): Promise<Buffer> {
    return this.forward.to(identityRpc.couples.currentNews, actor, {});
  }

  @Delete('news')
  @HttpCode(204)
  @Answers(204)
  dismissNews(@CurrentActor() actor: Actor): Promise<void> {
    return this.forward.discard(identityRpc.couples.dismissNews, actor, {});
  }

  @Post('invite-code')
  @HttpCode(200)
  @NeedsCouple()
  @Answers(200, 'Couple')
  renewCode(@CurrentActor() actor: Actor, @Body() input: ProofDto): Promise<Buffer> {
    return this.forward.to(identityRpc.couples.renewCode, actor, input);
  }

  @Post('leave')
  @HttpCode(200)
  @NeedsCouple()
  @Answers(200)
  async leave(@CurrentActor() actor: Actor, @Body() input: ProofDto): Promise<object> {
    await this.forward.discard(identityRpc.couples.leave, actor, input);
    this.memberships.forgetUsers(actor.memberIds);
    return {};
  }

  @Post('undo-join')
  @HttpCode(200)
  @NeedsCouple()
  @Answers(200, 'Couple')
  async undoJoin(@CurrentActor() actor: Actor): Promise<Buffer> {
    const couple = await this.forward.to(identityRpc.couples.undoJoin, actor, {});
    this.memberships.forgetUsers(actor.memberIds);
    return couple;
  }

  /** Codes could be guessed. */
  private async limitTries(actor: Actor, reply: Reply): Promise<void> {
    await this.limits.consume('join-user', actor.userId);
    await this.limits.consume('join-address', reply.request.ip);
  }
}
