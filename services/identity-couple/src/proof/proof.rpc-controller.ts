import type { Actor, RequestContext } from '@anew/contracts/actor';
import { ConfirmDto, ConfirmExternalDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { ProofWays } from '@anew/contracts/identity/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { SessionProof } from './session-proof.js';

@Controller()
export class ProofRpcController {
  constructor(private readonly proof: SessionProof) {}

  @RpcHandler(identityRpc.proof.ways)
  ways(@Caller() actor: Actor): Promise<ProofWays> {
    return this.proof.ways(actor);
  }

  @RpcHandler(identityRpc.proof.confirm)
  confirm(@Caller() actor: Actor, @Input() input: ConfirmDto): Promise<null> {
    return this.proof.confirm(actor, input);
  }

  @RpcHandler(identityRpc.proof.confirmExternal)
  confirmExternal(@Caller() _context: RequestContext, @Input() input: ConfirmExternalDto): Promise<null> {
    return this.proof.confirmExternal(input);
  }
}
