import type { Actor } from '@anew/contracts/actor';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { SecurityEvent } from '@anew/contracts/identity/views';
import { Caller, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { SecurityLog } from './security-log.js';

@Controller()
export class SecurityLogRpcController {
  constructor(private readonly log: SecurityLog) {}

  @RpcHandler(identityRpc.securityLog.list)
  list(@Caller() actor: Actor): Promise<SecurityEvent[]> {
    return this.log.list(actor);
  }
}
