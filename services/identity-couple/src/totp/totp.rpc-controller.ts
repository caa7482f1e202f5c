import type { Actor, Visitor } from '@anew/contracts/actor';
import { ProofDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { SecondFactorDto, TotpCodeDto } from '@anew/contracts/identity/sign-in-dto';
import type { RecoveryCodes, SignedIn, TotpSetup } from '@anew/contracts/identity/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { SecondFactorService } from './second-factor.service.js';
import { TotpService } from './totp.service.js';

@Controller()
export class TotpRpcController {
  constructor(
    private readonly totp: TotpService,
    private readonly secondFactor: SecondFactorService,
  ) {}

  @RpcHandler(identityRpc.totp.begin)
  begin(@Caller() actor: Actor): Promise<TotpSetup> {
    return this.totp.begin(actor);
  }

  @RpcHandler(identityRpc.totp.confirm)
  confirm(@Caller() actor: Actor, @Input() input: TotpCodeDto): Promise<RecoveryCodes> {
    return this.totp.confirm(actor, input);
  }

  @RpcHandler(identityRpc.totp.remove)
  remove(@Caller() actor: Actor): Promise<null> {
    return this.totp.remove(actor);
  }

  @RpcHandler(identityRpc.totp.renewCodes)
  renewCodes(@Caller() actor: Actor, @Input() input: ProofDto): Promise<RecoveryCodes> {
    return this.totp.renewCodes(actor, input);
  }

  @RpcHandler(identityRpc.totp.signIn)
  signIn(@Caller() visitor: Visitor, @Input() input: SecondFactorDto): Promise<SignedIn> {
    return this.secondFactor.finish(visitor, input);
  }
}
