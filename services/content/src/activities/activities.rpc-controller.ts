import type { Actor } from '@anew/contracts/actor';
import { CompleteActivityDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { CompletedActivity, ConnectionActivity } from '@anew/contracts/content/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { ActivitiesService } from './activities.service.js';

@Controller()
export class ActivitiesRpcController {
  constructor(private readonly activities: ActivitiesService) {}

  @RpcHandler(contentRpc.today.activity)
  today(@Caller() actor: Actor): Promise<ConnectionActivity> {
    return this.activities.today(actor);
  }

  @RpcHandler(contentRpc.activities.another)
  another(@Caller() actor: Actor): Promise<ConnectionActivity> {
    return this.activities.another(actor);
  }

  @RpcHandler(contentRpc.activities.complete)
  complete(@Caller() actor: Actor, @Input() input: CompleteActivityDto): Promise<CompletedActivity> {
    return this.activities.complete(actor, input);
  }
}
