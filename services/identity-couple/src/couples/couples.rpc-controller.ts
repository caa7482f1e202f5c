import type { Actor, RequestContext } from '@anew/contracts/actor';
import { InviteDto, JoinInviteDto, MergeDto, ProofDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { Couple, CoupleNews, Invite, Member } from '@anew/contracts/identity/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { CouplesService } from './couples.service.js';
import { InvitesService } from './invites.service.js';
import { NewsService } from './news.service.js';
import { SeparationService } from './separation.service.js';

@Controller()
export class CouplesRpcController {
  constructor(
    private readonly couples: CouplesService,
    private readonly invites: InvitesService,
    private readonly separation: SeparationService,
    private readonly news: NewsService,
  ) {}

  @RpcHandler(identityRpc.couples.setup)
  setup(@Caller() actor: Actor): Promise<{ couple: Couple; created: boolean }> {
    return this.couples.setup(actor);
  }

  @RpcHandler(identityRpc.couples.join)
  join(@Caller() actor: Actor, @Input() input: JoinInviteDto): Promise<Couple> {
    return this.couples.join(actor, input);
  }

  @RpcHandler(identityRpc.couples.merge)
  merge(@Caller() actor: Actor, @Input() input: MergeDto): Promise<Couple> {
    return this.couples.merge(actor, input);
  }

  @RpcHandler(identityRpc.couples.current)
  current(@Caller() actor: Actor): Promise<Couple | null> {
    return this.couples.current(actor);
  }

  @RpcHandler(identityRpc.couples.members)
  members(@Caller() actor: Actor): Promise<Member[]> {
    return this.couples.members(actor);
  }

  @RpcHandler(identityRpc.couples.invite)
  invite(@Caller() _caller: RequestContext, @Input() input: InviteDto): Promise<Invite> {
    return this.invites.get(input);
  }

  @RpcHandler(identityRpc.couples.renewCode)
  renewCode(@Caller() actor: Actor, @Input() input: ProofDto): Promise<Couple> {
    return this.invites.renewCode(actor, input);
  }

  @RpcHandler(identityRpc.couples.leave)
  leave(@Caller() actor: Actor, @Input() input: ProofDto): Promise<null> {
    return this.separation.leave(actor, input);
  }

  @RpcHandler(identityRpc.couples.undoJoin)
  undoJoin(@Caller() actor: Actor): Promise<Couple> {
    return this.separation.undoJoin(actor);
  }

  @RpcHandler(identityRpc.couples.currentNews)
  currentNews(@Caller() actor: Actor): Promise<CoupleNews | null> {
    return this.news.current(actor);
  }

  @RpcHandler(identityRpc.couples.dismissNews)
  dismissNews(@Caller() actor: Actor): Promise<null> {
    return this.news.dismiss(actor);
  }

  @RpcHandler(identityRpc.couples.dismissJoin)
  dismissJoin(@Caller() actor: Actor): Promise<null> {
    return this.news.dismissJoin(actor);
  }
}
