import { Controller } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { JoinInviteDto, MergeDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { Couple, Member } from '@anew/contracts/identity/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { CouplesService } from './couples.service.js';

@Controller()
export class CouplesRpcController {
  constructor(private readonly couples: CouplesService) {}

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
}
