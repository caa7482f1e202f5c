import type { Actor } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import type { Talks } from '@anew/contracts/assessment/talks';
import { MoveTalkDto, StartTalkDto } from '@anew/contracts/assessment/talks-dto';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { TalksService } from './talks.service.js';

@Controller()
export class TalksRpcController {
  constructor(private readonly talks: TalksService) {}

  @RpcHandler(assessmentRpc.talks.current)
  current(@Caller() actor: Actor): Promise<Talks> {
    return this.talks.current(actor);
  }

  @RpcHandler(assessmentRpc.talks.start)
  start(@Caller() actor: Actor, @Input() input: StartTalkDto): Promise<Talks> {
    return this.talks.start(actor, input);
  }

  @RpcHandler(assessmentRpc.talks.move)
  move(@Caller() actor: Actor, @Input() input: MoveTalkDto): Promise<Talks> {
    return this.talks.move(actor, input);
  }
}
