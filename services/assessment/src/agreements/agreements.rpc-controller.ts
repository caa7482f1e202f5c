import type { Actor } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import type { Agreement } from '@anew/contracts/assessment/talks';
import { AgreementRefDto, CheckAgreementDto, MakeAgreementDto } from '@anew/contracts/assessment/talks-dto';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { AgreementsService } from './agreements.service.js';

@Controller()
export class AgreementsRpcController {
  constructor(private readonly agreements: AgreementsService) {}

  @RpcHandler(assessmentRpc.agreements.list)
  list(@Caller() actor: Actor): Promise<Agreement[]> {
    return this.agreements.list(actor);
  }

  @RpcHandler(assessmentRpc.agreements.make)
  make(@Caller() actor: Actor, @Input() input: MakeAgreementDto): Promise<Agreement> {
    return this.agreements.make(actor, input);
  }

  @RpcHandler(assessmentRpc.agreements.check)
  check(@Caller() actor: Actor, @Input() input: CheckAgreementDto): Promise<null> {
    return this.agreements.check(actor, input);
  }

  @RpcHandler(assessmentRpc.agreements.remove)
  remove(@Caller() actor: Actor, @Input() input: AgreementRefDto): Promise<null> {
    return this.agreements.remove(actor, input);
  }
}
