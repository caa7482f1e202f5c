import type { Actor } from '@anew/contracts/actor';
import type { PushKey } from '@anew/contracts/identity/preferences';
import { PushSubscriptionDto } from '@anew/contracts/identity/preferences-dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { PushService } from './push.service.js';

@Controller()
export class PushRpcController {
  constructor(private readonly push: PushService) {}

  @RpcHandler(identityRpc.push.key)
  key(@Caller() actor: Actor): Promise<PushKey> {
    return this.push.key(actor);
  }

  @RpcHandler(identityRpc.push.subscribe)
  subscribe(@Caller() actor: Actor, @Input() input: PushSubscriptionDto): Promise<null> {
    return this.push.subscribe(actor, input);
  }

  @RpcHandler(identityRpc.push.unsubscribe)
  unsubscribe(@Caller() actor: Actor): Promise<null> {
    return this.push.unsubscribe(actor);
  }
}
