import type { Actor } from '@anew/contracts/actor';
import { RehearsalDto } from '@anew/contracts/coaching/dto';
import type { Rehearsal } from '@anew/contracts/coaching/rehearsal';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { RehearsalsService } from './rehearsals.service.js';

@Controller()
export class RehearsalsRpcController {
  constructor(private readonly rehearsals: RehearsalsService) {}

  @RpcHandler(coachingRpc.rehearsals.rehearse)
  rehearse(@Caller() actor: Actor, @Input() input: RehearsalDto): Promise<Rehearsal> {
    return this.rehearsals.rehearse(actor, input);
  }
}
